import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Match, ReplacedMatch } from "../../contract/calls/matches.ts";
import { MAX_MATCHES_PER_RESPONSE } from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import type { Queries } from "../database/connection.ts";
import { accounts, matches, matchReruns } from "../database/schema.ts";
import { matchResponse } from "./match-response.ts";
import { historiesOf, selectMatches } from "./match-rows.ts";

export type Side = { readonly accountId: number; readonly userType: UserType };

/**
 * Maximum number of history entries per match. An investor can change a match many times, and only the latest entries are
 * displayed.
 */
const MAX_HISTORY_ENTRIES = 20;

/**
 * Returns a member's matches for GET /api/matches/, and their total number. An investee's list contains matches that
 * are not replaced, best score first. An investor's list, newest first, also contains replaced matches on which the investor had
 * decided. Both lists also contain matches whose other side has closed its account, without its name.
 */
export async function listMatches(
  queries: Queries,
  side: Side,
): Promise<{ matches: Match[]; total: number }> {
  const isListed = isListedFor(side);
  const rows = await selectMatches(queries, isListed)
    .orderBy(...orderFor(side))
    .limit(MAX_MATCHES_PER_RESPONSE);
  const total =
    rows.length < MAX_MATCHES_PER_RESPONSE
      ? rows.length
      : await queries.$count(matches, isListed);
  const histories = await historiesOf(
    queries,
    rows.map(({ match }) => match.id),
    MAX_HISTORY_ENTRIES,
  );
  const replacements =
    side.userType === "investee"
      ? await replacementsOf(queries, side.accountId)
      : null;
  return {
    total,
    matches: rows.map((row) =>
      matchResponse(
        row,
        histories.get(row.match.id) ?? [],
        side.userType,
        replacements?.get(row.match.id),
      ),
    ),
  };
}

/** Returns one match of a member's list, or null when the list does not contain it. */
export async function findMatch(
  queries: Queries,
  side: Side,
  matchId: string,
): Promise<Match | null> {
  const [row] = await selectMatches(
    queries,
    and(isListedFor(side), eq(matches.id, matchId)),
  );
  if (!row) return null;
  const histories = await historiesOf(queries, [matchId], MAX_HISTORY_ENTRIES);
  return matchResponse(row, histories.get(matchId) ?? [], side.userType);
}

/** Maps the ids of an investee's matches to the matches that they replaced, from the stored responses of re-runs. */
async function replacementsOf(
  queries: Queries,
  investeeId: number,
): Promise<ReadonlyMap<string, ReplacedMatch>> {
  const reruns = await queries
    .select({ response: matchReruns.response })
    .from(matchReruns)
    .where(eq(matchReruns.investeeId, investeeId));
  const offers = reruns.flatMap(({ response }) => response.matching_investors);
  return new Map(
    offers.flatMap(({ match_id, replaces }) =>
      replaces ? [[match_id, replaces] as const] : [],
    ),
  );
}

function isListedFor({ accountId, userType }: Side): SQL | undefined {
  return userType === "investee"
    ? and(
        eq(matches.investeeId, accountId),
        or(isNull(matches.ended), isClosedAccount(matches.investorId)),
      )
    : and(
        eq(matches.investorId, accountId),
        or(
          isNull(matches.ended),
          ne(matches.status, "pending"),
          isClosedAccount(matches.investeeId),
        ),
      );
}

function isClosedAccount(
  side: typeof matches.investeeId | typeof matches.investorId,
) {
  return sql`exists (select 1 from ${accounts} closed_account where closed_account.id = ${side} and closed_account.closed_at is not null)`;
}

function orderFor({ userType }: Side): SQL[] {
  return userType === "investee"
    ? [
        // Active matches come before those with a closed account.
        sql`(${matches.ended} is not null)`,
        desc(matches.score),
        sql`${matches.createdAt}`,
        sql`${matches.id}`,
      ]
    : [desc(matches.createdAt), desc(matches.id)];
}
