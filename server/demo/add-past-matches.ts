import { inArray } from "drizzle-orm";
import { scoreInvestor } from "../../contract/scoring.ts";
import type { Queries } from "../database/connection.ts";
import { profileValues } from "../database/profile-columns.ts";
import {
  matchEvents,
  matches,
  matchOffers,
  profiles,
} from "../database/schema.ts";
import { type PastMatch, pastMatches } from "./past-matches.ts";

const DAY = 24 * 60 * 60_000;

/** Adds the demo investor's past matches with their scores and histories. */
export async function addPastMatches(
  queries: Queries,
  investorId: number,
  investees: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  for (const past of pastMatches) {
    const investeeId = investees.get(past.investee);
    if (investeeId !== undefined)
      await addPastMatch(queries, past, { investorId, investeeId }, now);
  }
}

async function addPastMatch(
  queries: Queries,
  past: PastMatch,
  pair: { investorId: number; investeeId: number },
  now: Date,
): Promise<void> {
  const events = past.history.map(({ status, daysAgo }) => ({
    status,
    at: new Date(now.getTime() - daysAgo * DAY),
  }));
  const first = events[0];
  const last = events.at(-1);
  if (!first || !last) return;
  const { score, reasons } = await scored(queries, pair);
  await queries.insert(matchOffers).values({ ...pair, offeredAt: first.at });
  const [match] = await queries
    .insert(matches)
    .values({
      ...pair,
      status: last.status,
      score,
      reasons,
      fundedAmount: past.funded.toFixed(2),
      createdAt: first.at,
      updatedAt: last.at,
    })
    .returning({ id: matches.id });
  if (!match) throw new Error("The match was not written.");
  await queries
    .insert(matchEvents)
    .values(events.map((event) => ({ ...event, matchId: match.id })));
}

async function scored(
  queries: Queries,
  { investorId, investeeId }: { investorId: number; investeeId: number },
) {
  const rows = await queries
    .select()
    .from(profiles)
    .where(inArray(profiles.accountId, [investorId, investeeId]));
  const of = (id: number) => {
    const row = rows.find(({ accountId }) => accountId === id);
    if (!row) throw new Error("A demo profile is missing.");
    return row;
  };
  const investee = profileValues(of(investeeId));
  const investor = profileValues(of(investorId));
  const { score, reasons } = scoreInvestor(investee, investor);
  return {
    score,
    reasons: {
      investee: reasons,
      investor: scoreInvestor(investee, investor, "investor").reasons,
    },
  };
}
