import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { prepared } from "../database/statements.ts";
import { unauthenticated } from "../http/http-error.ts";

export type Account = typeof accounts.$inferSelect;

/** The condition that an account is neither suspended nor closed. */
export const isActive = and(
  isNull(accounts.suspendedAt),
  isNull(accounts.closedAt),
);

/** Returns the account with this email address, or undefined if there is none or it is closed. */
export function findOpenAccount(queries: Queries, email: string) {
  return queries.query.accounts.findFirst({
    where: and(eq(accounts.email, email), isNull(accounts.closedAt)),
  });
}

/**
 * Locks an account until the transaction ends, so that it cannot be closed and concurrent writes to it are serialised.
 * To avoid deadlocks, this must be the first lock in a transaction. `closeAccount` locks the account first, too.
 *
 * @returns The account, or null when it has been closed. In that case, the caller must not write data for it.
 */
export async function lockOpenAccount(queries: Queries, accountId: number) {
  const [account] = await lockAccount(queries, { accountId });
  return account ?? null;
}

const lockAccount = prepared("lock_account", (queries) =>
  queries
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.id, sql.placeholder("accountId")),
        isNull(accounts.closedAt),
      ),
    )
    .for("no key update"),
);

/** Locks the account of the calling member until the transaction ends. Throws a 401 when it was closed during the call. */
export async function lockMember(queries: Queries, accountId: number) {
  if (!(await lockOpenAccount(queries, accountId))) throw unauthenticated();
}
