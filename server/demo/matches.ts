import { eq } from "drizzle-orm";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { compareProfiles } from "../../contract/scoring.ts";
import type { Queries } from "../database/connection.ts";
import { findProfile, profileValues } from "../database/profile-columns.ts";
import { matches } from "../database/schema.ts";
import { changeMatches, createMatches } from "../matches/lifecycle.ts";

/** The investor whose login the server prints at startup. */
const INVESTOR = "Savanna Row Capital";

/** A match of INVESTOR. */
type DemoMatch = {
  /** The name of the demo investee. */
  readonly name: string;
  /** How many days ago the investee was matched with the investor. */
  readonly matched: number;
  /** How many days ago the match got each later status, oldest first. */
  readonly changes: readonly [Exclude<MatchStatus, "pending">, number][];
  /** US dollars. */
  readonly fundedAmount?: string;
};

/** One match for each step of the tracker. */
const DEMO_MATCHES: readonly DemoMatch[] = [
  {
    name: "Jua Kila Siku Power",
    matched: 96,
    changes: [
      ["approved", 90],
      ["funded", 31],
    ],
    fundedAmount: "180000.00",
  },
  {
    name: "Nyota Millet Kitchen",
    matched: 20,
    changes: [["approved", 12]],
  },
  { name: "Ndar Peanut Press", matched: 15, changes: [["rejected", 9]] },
  { name: "Adom Cold Rooms", matched: 2, changes: [] },
];

const DAY = 24 * 60 * 60_000;

/** Adds the matches of INVESTOR. `ids` are the account ids of the demo members by business name. */
export async function addDemoMatches(
  queries: Queries,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const investor = await findProfile(queries, ids.get(INVESTOR) ?? 0);
  for (const { name, matched, changes, fundedAmount = "0" } of DEMO_MATCHES) {
    const investee = await findProfile(queries, ids.get(name) ?? 0);
    if (!investor || !investee) continue;
    const match = {
      investeeId: investee.accountId,
      investorId: investor.accountId,
      ...compareProfiles(profileValues(investee), profileValues(investor)),
      replacesId: null,
      rerunKey: null,
    };
    await createMatches(queries, [match], daysAgo(matched));
    const isNewMatch = eq(matches.investeeId, investee.accountId);
    for (const [status, days] of changes)
      await changeMatches(queries, status, isNewMatch, {
        at: daysAgo(days),
        fundedAmount,
      });
  }
}
