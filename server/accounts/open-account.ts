import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { unauthenticated } from "../http/http-error.ts";

/**
 * Locks an account until the transaction ends, so that it is not closed meanwhile and concurrent writes to it are serialised.
 * Must be the first lock of a transaction, as in the closure of an account, to avoid deadlocks.
 *
 * @returns The account, or null when it has been closed; the caller must not write data for it then.
 */
export async function holdOpenAccount(
  queries: Queries,
  accountId: number,
): Promise<typeof accounts.$inferSelect | null> {
  const [account] = await queries
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.closedAt)))
    .for("no key update");
  return account ?? null;
}

/**
 * Locks the account of the calling member until the transaction ends.
 *
 * @throws HttpError 401 when the account was closed during the call.
 */
export async function holdMember(
  queries: Queries,
  accountId: number,
): Promise<void> {
  if (!(await holdOpenAccount(queries, accountId))) throw unauthenticated();
}
