import { and, isNotNull, lt, lte, or } from "drizzle-orm";
import { UPDATES_KEPT } from "../contract/constants.ts";
import { removeOldSessions } from "./accounts/sessions.ts";
import type { ServerContext } from "./context.ts";
import {
  loginAddresses,
  mailOutbox,
  passwordLinks,
  updates,
  verificationHandles,
  verifications,
} from "./database/schema.ts";
import { removeOldCounters } from "./limits/limits.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Interval of the cleanup on each node, in milliseconds. Concurrent cleanups are harmless. */
const PERIOD = 10 * MINUTE;
/** How long used and expired links are stored, so that users get a specific message for them. */
const LINKS_KEPT = 30 * DAY;
const MAILS_KEPT = 7 * DAY;
const ADDRESSES_KEPT = 180 * DAY;

/** Starts a periodic cleanup of outdated rows. Returns a function that stops it. */
export function startCleanup(
  context: ServerContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = runCleanup(context).catch(onError);
  }, PERIOD);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Runs one cleanup. */
export async function runCleanup({
  database,
  clock,
}: Pick<ServerContext, "database" | "clock">): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  await removeOldSessions(database, now);
  await removeOldCounters(database, now);
  await database
    .delete(verificationHandles)
    .where(lte(verificationHandles.expiresAt, new Date(now)));
  await database
    .delete(verifications)
    .where(lt(verifications.createdAt, ago(LINKS_KEPT)));
  await database
    .delete(passwordLinks)
    .where(lt(passwordLinks.createdAt, ago(LINKS_KEPT)));
  await database
    .delete(loginAddresses)
    .where(lt(loginAddresses.lastLoginAt, ago(ADDRESSES_KEPT)));
  await database.delete(updates).where(lt(updates.at, ago(UPDATES_KEPT)));
  await database
    .delete(mailOutbox)
    .where(
      and(
        lt(mailOutbox.createdAt, ago(MAILS_KEPT)),
        or(isNotNull(mailOutbox.deliveredAt), isNotNull(mailOutbox.failedAt)),
      ),
    );
}
