import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notExists,
  or,
} from "drizzle-orm";
import {
  LOGIN_ADDRESS_DAYS,
  REPLAY_WINDOW,
  UPDATES_RETENTION,
} from "../../contract/constants.ts";
import { isActive } from "../accounts/open-account.ts";
import type { DatabaseAndClock } from "../context.ts";
import {
  accounts,
  limitCounters,
  loginAddresses,
  mailOutbox,
  passwordLinks,
  replays,
  sessions,
  updates,
  verificationHandles,
  verifications,
} from "../database/schema.ts";

const DAY = 24 * 60 * 60_000;
/** How long links are stored after their creation, so that a used verification link gets its own message. */
const LINK_RETENTION = 30 * DAY;
const MAIL_RETENTION = 7 * DAY;
/** How long an account is stored whose address is not verified, after its registration and its last link. */
const UNVERIFIED_RETENTION = 30 * DAY;
/** Maximum number of accounts per statement. */
const BATCH_SIZE = 1_000;
const ADDRESS_RETENTION = LOGIN_ADDRESS_DAYS * DAY;

/** Deletes outdated rows. */
export async function runCleanup({
  database,
  clock,
}: DatabaseAndClock): Promise<void> {
  const now = clock.now();
  const ago = (milliseconds: number) => new Date(now - milliseconds);
  const isDone = or(
    isNotNull(mailOutbox.deliveredAt),
    isNotNull(mailOutbox.failedAt),
  );
  const outdated = [
    [sessions, lte(sessions.expiresAt, ago(0))],
    [limitCounters, lt(limitCounters.resetsAt, ago(0))],
    [verificationHandles, lte(verificationHandles.expiresAt, ago(0))],
    [verifications, lt(verifications.createdAt, ago(LINK_RETENTION))],
    [passwordLinks, lt(passwordLinks.createdAt, ago(LINK_RETENTION))],
    [loginAddresses, lt(loginAddresses.lastLoginAt, ago(ADDRESS_RETENTION))],
    [replays, lt(replays.startedAt, ago(REPLAY_WINDOW))],
    [updates, lt(updates.at, ago(UPDATES_RETENTION))],
    [mailOutbox, and(lt(mailOutbox.createdAt, ago(MAIL_RETENTION)), isDone)],
  ] as const;
  for (const [table, condition] of outdated)
    await database.delete(table).where(condition);
}

/** Deletes the accounts whose owner has not verified the address. It can then be registered again. */
export async function removeUnverifiedAccounts({
  database,
  clock,
}: DatabaseAndClock): Promise<void> {
  const before = new Date(clock.now() - UNVERIFIED_RETENTION);
  // A password link verifies the address, too.
  const hasNoNewLink = [verifications, passwordLinks].map((links) =>
    notExists(
      database
        .select()
        .from(links)
        .where(
          and(eq(links.accountId, accounts.id), gte(links.createdAt, before)),
        ),
    ),
  );
  // A suspended address must not become available again.
  const isUnverified = and(isNull(accounts.verifiedAt), isActive);
  const outdated = database
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isUnverified, lt(accounts.createdAt, before), ...hasNoNewLink))
    .limit(BATCH_SIZE);
  let deleted: number | null;
  do {
    // An account that is being verified is locked, and then no longer unverified.
    ({ rowCount: deleted } = await database
      .delete(accounts)
      .where(and(isUnverified, inArray(accounts.id, outdated))));
  } while (deleted === BATCH_SIZE);
}
