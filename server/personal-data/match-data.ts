import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { MatchEvent } from "../../contract/calls/matches.ts";
import type { UserType } from "../../contract/enumerations.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents, matches, matchOffers } from "../database/schema.ts";
import { endedAt, isSideOf } from "../matches/lifecycle.ts";
import { matchAnswer } from "../matches/match-answer.ts";
import { type MatchFacts, selectMatches } from "../matches/match-rows.ts";

type Side = { readonly accountId: number; readonly userType: UserType };

/** Page size: an investor may have many thousands of matches. */
const PAGE = 500;

/**
 * Yields every match of an account, oldest first, including replaced ones. Data of the other side is limited to what the product
 * shows to this side.
 */
export async function* matchData(queries: Queries, side: Side) {
  let after: MatchFacts["match"] | null = null;
  while (true) {
    const page: readonly MatchFacts[] = await pageAfter(queries, side, after);
    const histories = await wholeHistories(queries, page);
    const offers = await offersOf(queries, side, page);
    for (const facts of page) {
      const { match } = facts;
      yield {
        ...matchAnswer(facts, histories.get(match.id) ?? [], side.userType),
        offered_at: offers.get(match[otherSide(side)]) ?? null,
        created_at: match.createdAt,
        updated_at: match.updatedAt,
        replaced_at: endedAt(match),
      };
    }
    after = page.at(-1)?.match ?? null;
    if (page.length < PAGE || !after) return;
  }
}

function pageAfter(
  queries: Queries,
  { accountId }: Side,
  after: MatchFacts["match"] | null,
) {
  const later = after
    ? sql`(${matches.createdAt}, ${matches.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectMatches(queries, and(isSideOf(accountId), later))
    .orderBy(asc(matches.createdAt), asc(matches.id))
    .limit(PAGE);
}

async function wholeHistories(queries: Queries, page: readonly MatchFacts[]) {
  const histories = new Map<string, MatchEvent[]>();
  if (page.length === 0) return histories;
  const events = await queries
    .select()
    .from(matchEvents)
    .where(
      inArray(
        matchEvents.matchId,
        page.map(({ match }) => match.id),
      ),
    )
    .orderBy(asc(matchEvents.id));
  for (const { matchId, status, at } of events) {
    const history = histories.get(matchId) ?? [];
    history.push({ status, at: at.getTime() });
    histories.set(matchId, history);
  }
  return histories;
}

async function offersOf(
  queries: Queries,
  side: Side,
  page: readonly MatchFacts[],
): Promise<ReadonlyMap<number, Date>> {
  if (page.length === 0) return new Map();
  const other = otherSide(side);
  const mine = other === "investorId" ? "investeeId" : "investorId";
  const offers = await queries
    .select()
    .from(matchOffers)
    .where(
      and(
        eq(matchOffers[mine], side.accountId),
        inArray(
          matchOffers[other],
          page.map(({ match }) => match[other]),
        ),
      ),
    );
  return new Map(offers.map((offer) => [offer[other], offer.offeredAt]));
}

function otherSide({ userType }: Side): "investorId" | "investeeId" {
  return userType === "investee" ? "investorId" : "investeeId";
}
