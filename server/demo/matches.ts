import { inArray } from "drizzle-orm";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { scoreInvestor } from "../../contract/scoring.ts";
import type { Queries } from "../database/connection.ts";
import { profileValues } from "../database/profile-columns.ts";
import {
  matchEvents,
  matches,
  matchOffers,
  profiles,
} from "../database/schema.ts";

/** The investor whose login the server prints at startup. */
const INVESTOR = "Savanna Row Capital";

/** A match that the demo investor already has. */
type DemoMatch = {
  /** The name of a demo investee. */
  readonly investee: string;
  /** How many days ago the match got each of its statuses, oldest first. */
  readonly daysAgo: Partial<Record<MatchStatus, number>>;
  /** US dollars. */
  readonly funded?: number;
};

/** One match for each step of the tracker. */
const DEMO_MATCHES: readonly DemoMatch[] = [
  {
    investee: "Jua Kila Siku Power",
    daysAgo: { pending: 96, approved: 90, funded: 31 },
    funded: 180_000,
  },
  { investee: "Nyota Millet Kitchen", daysAgo: { pending: 20, approved: 12 } },
  { investee: "Ndar Peanut Press", daysAgo: { pending: 15, rejected: 9 } },
  { investee: "Adom Cold Rooms", daysAgo: { pending: 2 } },
];

const DAY = 24 * 60 * 60_000;

/**
 * Adds the demo investor's matches with their scores and histories.
 *
 * @param ids The account ids of the demo members by business name.
 */
export async function addDemoMatches(
  queries: Queries,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const investorId = ids.get(INVESTOR);
  for (const past of DEMO_MATCHES) {
    const investeeId = ids.get(past.investee);
    if (investorId !== undefined && investeeId !== undefined)
      await addDemoMatch(queries, past, { investorId, investeeId }, now);
  }
}

async function addDemoMatch(
  queries: Queries,
  { daysAgo, funded = 0 }: DemoMatch,
  pair: { investorId: number; investeeId: number },
  now: Date,
): Promise<void> {
  const events = Object.entries(daysAgo).map(([status, days]) => ({
    status: status as MatchStatus,
    at: new Date(now.getTime() - days * DAY),
  }));
  const firstEvent = events[0];
  const lastEvent = events.at(-1);
  if (!firstEvent || !lastEvent) return;
  await queries
    .insert(matchOffers)
    .values({ ...pair, offeredAt: firstEvent.at });
  const [match] = await queries
    .insert(matches)
    .values({
      ...pair,
      ...(await scoreOf(queries, pair)),
      status: lastEvent.status,
      fundedAmount: funded.toFixed(2),
      createdAt: firstEvent.at,
      updatedAt: lastEvent.at,
    })
    .returning({ id: matches.id });
  if (!match) throw new Error("The match was not written.");
  await queries
    .insert(matchEvents)
    .values(events.map((event) => ({ ...event, matchId: match.id })));
}

async function scoreOf(
  queries: Queries,
  { investorId, investeeId }: { investorId: number; investeeId: number },
) {
  const rows = await queries
    .select()
    .from(profiles)
    .where(inArray(profiles.accountId, [investorId, investeeId]));
  const valuesOf = (id: number) => {
    const row = rows.find(({ accountId }) => accountId === id);
    if (!row) throw new Error("A demo profile is missing.");
    return profileValues(row);
  };
  const pair = [valuesOf(investeeId), valuesOf(investorId)] as const;
  const { score, reasons } = scoreInvestor(...pair);
  const { reasons: investorReasons } = scoreInvestor(...pair, "investor");
  return { score, reasons: { investee: reasons, investor: investorReasons } };
}
