import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { accounts } from "../database/schema.ts";
import { unauthenticated } from "../http/refusal.ts";

/**
 * Holds an account until the transaction ends, so that it is not closed in between and two that write to it go one
 * after the other. It comes before any other lock, as in the closure of an account, so that nobody waits in a circle.
 *
 * @returns the account, or null when it has been closed since it was looked up; nothing may be written for it then.
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
 * The same for a call that a member makes.
 *
 * @throws Refusal 401 when the account was closed while the call was under way.
 */
export async function holdMember(
  queries: Queries,
  accountId: number,
): Promise<void> {
  if (!(await holdOpenAccount(queries, accountId))) throw unauthenticated();
}
