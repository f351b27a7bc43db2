import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { accounts, matches } from "../database/schema.ts";
import { recordChanges } from "./match-events.ts";

/**
 * Closes every match of an account except funded ones: they cannot change any more, and the other side may look for another
 * match. Call it in the transaction that closes the account.
 */
export async function closeMatchesOf(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> {
  // The same lock order as in matching: the account, then its matches.
  await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  const closed = await queries
    .update(matches)
    .set({ replacedAt: at, updatedAt: at })
    .where(
      and(
        or(
          eq(matches.investeeId, accountId),
          eq(matches.investorId, accountId),
        ),
        isNull(matches.replacedAt),
        ne(matches.status, "funded"),
      ),
    )
    .returning();
  const changes = closed.map((match) => ({ match, status: "closed" }) as const);
  await recordChanges(queries, changes, at);
}
