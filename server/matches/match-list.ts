import { and, desc, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Match } from "../../contract/calls/matches.ts";
import { MAX_MATCHES_PER_RESPONSE } from "../../contract/constants.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { requestNumber } from "../accounts/sessions.ts";
import { batched } from "../database/batched.ts";
import { prepared, type Queries } from "../database/connection.ts";
import { accounts, matches } from "../database/schema.ts";
import { matchResponse } from "./match-response.ts";
import { selectMatches, selectMemberMatches } from "./match-rows.ts";

export type Side = { readonly accountId: number; readonly userType: UserType };

/**
 * Reads a member and their matches for GET /api/matches/. An investee's list contains the matches that no re-run has
 * replaced, best score first, ended matches last. An investor's list, newest first, also contains replaced matches that
 * the investor had decided on. The name of a member whose account is closed is omitted.
 */
export const findMemberMatches = batched(
  prepared("find_member_matches", (queries) => {
    const isInvestee = eq(accounts.userType, "investee");
    const order = [
      // An investee's ended matches come last.
      sql`${isInvestee} and ${matches.end} is not null`,
      sql`case when ${isInvestee} then -${matches.score} end`,
      sql`case when ${isInvestee} then ${matches.createdAt} end`,
      sql`case when ${isInvestee} then ${matches.id} end`,
      desc(matches.createdAt),
      desc(matches.id),
    ];
    const listed = (userType: UserType) =>
      and(eq(accounts.userType, userType), isListedFor(accounts.id, userType));
    return selectMemberMatches(
      queries,
      queries
        .select()
        .from(matches)
        .where(or(listed("investee"), listed("investor")))
        .orderBy(...order)
        .limit(MAX_MATCHES_PER_RESPONSE),
    ).orderBy(requestNumber, ...order);
  }),
);

type MemberMatch = Awaited<ReturnType<typeof findMemberMatches>>[number];

/** Returns the matches of a member for GET /api/matches/, and their total number. */
export async function listMatches(
  queries: Queries,
  { accountId, userType }: Side,
  rows: readonly MemberMatch[],
): Promise<{ matches: Match[]; total: number }> {
  const listed = rows.flatMap((row) =>
    row.id === null
      ? []
      : [matchResponse(row, userType, row.replaces ?? undefined)],
  );
  const total =
    listed.length < MAX_MATCHES_PER_RESPONSE
      ? listed.length
      : await queries.$count(matches, isListedFor(accountId, userType));
  return { matches: listed, total };
}

/** Returns one match of a member's list, or null when the list does not contain it. */
export async function findMatch(
  queries: Queries,
  { accountId, userType }: Side,
  matchId: string,
): Promise<Match | null> {
  const [row] = await selectMatches(
    queries,
    and(isListedFor(accountId, userType), eq(matches.id, matchId)),
  );
  return row ? matchResponse(row, userType) : null;
}

function isListedFor(
  accountId: number | typeof accounts.id,
  userType: UserType,
): SQL | undefined {
  const isNotReplaced = or(isNull(matches.end), eq(matches.end, "closed"));
  const isDecided = ne(matches.status, "pending");
  return userType === "investee"
    ? and(eq(matches.investeeId, accountId), isNotReplaced)
    : and(eq(matches.investorId, accountId), or(isNotReplaced, isDecided));
}
