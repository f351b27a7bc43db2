import { and, eq, isNull, ne, or } from "drizzle-orm";
import { MATCHES_LISTED } from "../../contract/constants.ts";
import type { Queries } from "../database/connection.ts";
import { matches } from "../database/schema.ts";
import { addUpdates } from "./add-updates.ts";

/**
 * Adds a `changed` update for the other side of each match of an account after a change of the account's displayed data, such as
 * its name. Skips rejected matches. Runs in the transaction of the change; handles at most MATCHES_LISTED matches.
 */
export async function notifyMatches(
  queries: Queries,
  accountId: number,
  at: Date,
): Promise<void> {
  const open = await queries
    .select()
    .from(matches)
    .where(
      and(
        or(
          eq(matches.investeeId, accountId),
          eq(matches.investorId, accountId),
        ),
        isNull(matches.replacedAt),
        ne(matches.status, "rejected"),
      ),
    )
    .limit(MATCHES_LISTED);
  await addUpdates(
    queries,
    open.map(({ id, investeeId, investorId }) => ({
      accountId: accountId === investeeId ? investorId : investeeId,
      matchId: id,
      kind: "changed" as const,
    })),
    at,
  );
}
