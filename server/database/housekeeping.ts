import { and, isNotNull, lt, lte, or } from "drizzle-orm";
import { UPDATES_KEPT } from "../../contract/constants.ts";
import { removeOldSessions } from "../accounts/sessions.ts";
import type { ServerContext } from "../context.ts";
import { removeOldCounters } from "../limits/limits.ts";
import {
  loginAddresses,
  mailOutbox,
  passwordLinks,
  updates,
  verificationHandles,
  verifications,
} from "./schema.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How often each node cleans up; it does no harm when several do. */
const PERIOD = 10 * MINUTE;
/** Used and expired links are kept for a while, to tell a person what became of theirs. */
const LINKS_KEPT = 30 * DAY;
const MAILS_KEPT = 7 * DAY;
const ADDRESSES_KEPT = 180 * DAY;

/** Removes what time has made useless, now and then. Returns how to end it. */
export function startHousekeeping(
  context: ServerContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = keepHouse(context).catch(onError);
  }, PERIOD);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** One round of cleaning up. */
export async function keepHouse({
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
