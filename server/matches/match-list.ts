import {
  and,
  desc,
  eq,
  getTableName,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Match, MatchPage } from "../../contract/calls/matches.ts";
import { MATCHES_PER_PAGE } from "../../contract/constants.ts";
import {
  MATCH_ENDS,
  type MatchEnd,
  type UserType,
} from "../../contract/enumerations.ts";
import { t } from "../../contract/messages/index.ts";
import { isOverdue } from "../../machines/answer-dates/dates.ts";
import {
  nextStepAfterDecline,
  rerunObstacle,
  rerunsLeftAfter,
} from "../../machines/matching/next-step.ts";
import { totalsOf } from "../../machines/shared/match-totals.ts";
import {
  memberColumns,
  requestNumber,
  selectMembers,
} from "../accounts/sessions.ts";
import { parseJson } from "../database/columns.ts";
import type { Queries } from "../database/connection.ts";
import {
  accounts,
  isUnanswered,
  matches,
  profiles,
} from "../database/schema.ts";
import { batched, prepared } from "../database/statements.ts";
import { answerByOf } from "./lifecycle.ts";
import { matchResponse } from "./match-response.ts";
import { joinSides, listedFields, selectMatches } from "./match-rows.ts";

export type Side = { readonly accountId: number; readonly userType: UserType };

/** Whether both sides still see a match that ended in this way. Otherwise, only an investor who had decided sees it. */
const STAYS_LISTED: Readonly<Record<MatchEnd, boolean>> = {
  replaced: false,
  closed: true,
};
const LISTED_ENDS = MATCH_ENDS.filter((end) => STAYS_LISTED[end]);

const isInvestee = eq(accounts.userType, "investee");
/** The order of a list, for the account that a query joins. */
const LIST_ORDER = [
  // Pending matches come first, the one to be answered next at the top.
  sql`case when ${isUnanswered(matches)} then ${matches.answerBy} end`,
  // An investee's ended matches come last.
  sql`${isInvestee} and ${matches.end} is not null`,
  sql`case when ${isInvestee} then -${matches.score} end`,
  sql`case when ${isInvestee} then ${matches.createdAt} end`,
  sql`case when ${isInvestee} then ${matches.id} end`,
  desc(matches.createdAt),
  desc(matches.id),
];
const listedFor = (userType: UserType) =>
  and(eq(accounts.userType, userType), isListedFor(accounts.id, userType));
const IS_LISTED = or(listedFor("investee"), listedFor("investor"));

/**
 * Reads a member and the first page of their matches for GET /api/matches/. Both lists begin with the pending matches,
 * soonest date first. Then come an investee's other matches that no re-run has replaced, best score first and ended ones
 * last, or an investor's other matches, newest first, including replaced ones that the investor had decided on. The name
 * of a member whose account is closed is omitted.
 */
export const findMemberMatches = batched(
  prepared("find_member_matches", (queries) => {
    const listed = queries
      .select()
      .from(matches)
      .where(IS_LISTED)
      .orderBy(...LIST_ORDER)
      .limit(MATCHES_PER_PAGE);
    const query = selectMembers(queries, {
      member: memberColumns,
      ...listedFields,
    }).leftJoinLateral(listed.as(getTableName(matches)), sql`true`);
    return joinSides(query.$dynamic()).orderBy(requestNumber, ...LIST_ORDER);
  }),
);

const isCaller = eq(accounts.id, sql.placeholder("accountId"));

const findListedMatches = prepared("find_listed_matches", (queries) => {
  const isSought = sql`${matches.id} = any(${sql.placeholder("ids")}::uuid[])`;
  const query = queries
    .select(listedFields)
    .from(accounts)
    .innerJoin(matches, and(IS_LISTED, isSought))
    .where(isCaller);
  return joinSides(query.$dynamic()).orderBy(...LIST_ORDER);
});

/** Reads what the totals of a list are calculated from. */
const findOutlines = prepared("find_match_outlines", (queries) =>
  queries
    .select({
      id: matches.id,
      status: matches.status,
      fundedAmount: matches.fundedAmount,
      end: matches.end,
      name: profiles.businessName,
      sector: profiles.sectorType,
    })
    .from(accounts)
    .innerJoin(matches, IS_LISTED)
    .leftJoin(profiles, eq(profiles.accountId, matches.investeeId))
    .where(isCaller)
    .orderBy(...LIST_ORDER),
);

/** The rows of the first page of a member's list. */
export type FirstRows = Awaited<ReturnType<typeof findMemberMatches>>;
type ListedRow = Pick<FirstRows[number], "id" | "listing">;

/** Returns whether the first page certainly contains all matches. A full page may be followed by another one. */
export function isComplete(firstRows: FirstRows): boolean {
  return firstRows.length < MATCHES_PER_PAGE;
}

/** Returns a page of a list whose first page is full, counted from 1, and the totals of all matches. */
export async function readMatchPage(
  queries: Queries,
  { accountId, userType }: Side,
  firstRows: FirstRows,
  { page, now }: { readonly page: number; readonly now: number },
): Promise<MatchPage> {
  const outlines = await findOutlines(queries, { accountId });
  const start = (page - 1) * MATCHES_PER_PAGE;
  const ids = outlines
    .slice(start, start + MATCHES_PER_PAGE)
    .map(({ id }) => id);
  const firstPage = listingsOf(firstRows);
  const listings =
    page === 1
      ? firstPage
      : listingsOf(await findListedMatches(queries, { accountId, ids }));
  return {
    matches: responsesOf(listings, userType, now, firstPage),
    totals: totalsOf(outlines.map(countedMatch)),
  };
}

/**
 * Returns the number of matches of a list whose first page is full, the first page, and a generator that reads the other
 * pages one after the other, so that a long list is never in memory as a whole.
 */
export async function allMatches(
  queries: Queries,
  { accountId, userType }: Side,
  firstRows: FirstRows,
  now: number,
) {
  const firstPage = listingsOf(firstRows);
  // A match that was added after the first page was read moves the last match of that page to the next one.
  const known = new Set(firstPage.map(({ match }) => match.id));
  const ids = (await findOutlines(queries, { accountId }))
    .map(({ id }) => id)
    .filter((id) => !known.has(id));
  async function* otherPages(): AsyncGenerator<Match[]> {
    for (let start = 0; start < ids.length; start += MATCHES_PER_PAGE) {
      const rows = await findListedMatches(queries, {
        accountId,
        ids: ids.slice(start, start + MATCHES_PER_PAGE),
      });
      if (rows.length > 0)
        yield responsesOf(listingsOf(rows), userType, now, firstPage);
    }
  }
  return {
    total: firstPage.length + ids.length,
    firstPage: responsesOf(firstPage, userType, now),
    otherPages: otherPages(),
  };
}

/** Returns the matches in the rows of a list: none for a member without matches, who has one row. */
export function listingsOf(rows: readonly ListedRow[]) {
  return rows.flatMap(({ id, listing }) =>
    id === null ? [] : [parseJson(listing)],
  );
}
type Listings = ReturnType<typeof listingsOf>;

/**
 * Returns the responses for matches of a list.
 *
 * @param firstPage - The first page of the list, which contains all matches of an investee that have not ended.
 */
export function responsesOf(
  listings: Listings,
  userType: UserType,
  now: number,
  firstPage = listings,
): Match[] {
  const next = userType === "investee" ? optionsOf(firstPage, now) : null;
  return listings.map((listing) => {
    const replaces = listing.replaces ?? undefined;
    const match = matchResponse(listing, userType, replaces);
    if (!next) return match;
    const isOver =
      match.replaced ||
      match.status === "rejected" ||
      isOverdue(match.answer_by, now);
    return {
      ...match,
      ...(isOver && { next_step: next.step }),
      can_rerun: next.canRerun,
    };
  });
}

/** Returns what an investee may do next. */
function optionsOf(firstPage: Listings, now: number) {
  const rerunsLeft = rerunsLeftAfter(firstPage[0]?.rerunsUsed ?? 0);
  const matches = firstPage.flatMap(({ match }) =>
    match.end === null
      ? [{ ...match, overdue: isOverdue(answerByOf(match), now) }]
      : [],
  );
  const matchCount = matches.length;
  return {
    step: nextStepAfterDecline({ matchCount, rerunsLeft }),
    canRerun: rerunObstacle({ matches, rerunsLeft }) === null,
  };
}

type Outline = Awaited<ReturnType<typeof findOutlines>>[number];

function countedMatch({ status, fundedAmount, end, name, sector }: Outline) {
  return {
    status,
    replaced: end !== null,
    funded_ammount: fundedAmount,
    investee: {
      investee_name: name ?? t("review.formerInvestee"),
      sector_type: sector ?? "",
    },
  };
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
  const isListed = or(isNull(matches.end), inArray(matches.end, LISTED_ENDS));
  const isDecided = ne(matches.status, "pending");
  return userType === "investee"
    ? and(eq(matches.investeeId, accountId), isListed)
    : and(eq(matches.investorId, accountId), or(isListed, isDecided));
}
