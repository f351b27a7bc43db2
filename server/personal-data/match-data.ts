import { and, asc, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { matches } from "../database/schema.ts";
import { endedAt, involves } from "../matches/lifecycle.ts";
import type { Side } from "../matches/match-list.ts";
import { matchResponse } from "../matches/match-response.ts";
import { type MatchRecord, selectMatches } from "../matches/match-rows.ts";

/** Number of matches per query. An investor may have many thousands. */
const PAGE_SIZE = 500;

/**
 * Yields every match of an account, oldest first, including replaced ones. Data about the other side is limited to what
 * the product shows to this member.
 */
export async function* matchData(queries: Queries, side: Side) {
  let after: MatchRecord["match"] | null = null;
  while (true) {
    const isAfter: SQL | undefined = after
      ? sql`(${matches.createdAt}, ${matches.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
      : undefined;
    const page: readonly MatchRecord[] = await selectMatches(
      queries,
      and(involves(side.accountId), isAfter),
      Number.MAX_SAFE_INTEGER,
    )
      .orderBy(asc(matches.createdAt), asc(matches.id))
      .limit(PAGE_SIZE);
    for (const row of page) {
      const { match } = row;
      yield {
        ...matchResponse(row, side.userType),
        offered_at: match.createdAt,
        created_at: match.createdAt,
        updated_at: match.updatedAt,
        answer_by: match.answerBy,
        replaced_at: endedAt(match),
      };
    }
    after = page.at(-1)?.match ?? null;
    if (page.length < PAGE_SIZE) return;
  }
}
