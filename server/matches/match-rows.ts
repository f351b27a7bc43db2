import { asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { MatchEvent } from "../../contract/calls/matches.ts";
import type { Queries } from "../database/connection.ts";
import { matchColumns } from "../database/profile-columns.ts";
import {
  accounts,
  matchEvents,
  matches,
  profiles,
} from "../database/schema.ts";

const investeeProfile = alias(profiles, "investee_profile");
const investorProfile = alias(profiles, "investor_profile");
const investeeAccount = alias(accounts, "investee_account");
const investorAccount = alias(accounts, "investor_account");

/** Selects matches with the profiles of both sides. A closed account has no profile. */
export function selectMatches(queries: Queries, where: SQL | undefined) {
  return queries
    .select({
      match: matches,
      investee: {
        name: investeeProfile.businessName,
        ...matchColumns(investeeProfile, "investee"),
        email: investeeAccount.email,
        closedAt: investeeAccount.closedAt,
      },
      investor: {
        name: investorProfile.businessName,
        ...matchColumns(investorProfile, "investor"),
        email: investorAccount.email,
        closedAt: investorAccount.closedAt,
      },
    })
    .from(matches)
    .innerJoin(investeeAccount, eq(investeeAccount.id, matches.investeeId))
    .innerJoin(investorAccount, eq(investorAccount.id, matches.investorId))
    .leftJoin(
      investeeProfile,
      eq(investeeProfile.accountId, matches.investeeId),
    )
    .leftJoin(
      investorProfile,
      eq(investorProfile.accountId, matches.investorId),
    )
    .where(where)
    .$dynamic();
}

export type MatchRecord = Awaited<ReturnType<typeof selectMatches>>[number];

/** Returns the latest entries in the history of each match, at most `limit` per match, oldest first. */
export async function historiesOf(
  queries: Queries,
  matchIds: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly MatchEvent[]>> {
  const histories = new Map<string, MatchEvent[]>();
  if (matchIds.length === 0) return histories;
  const position = sql<number>`row_number() over (partition by ${matchEvents.matchId} order by ${matchEvents.id} desc)`;
  const numbered = queries
    .select({
      id: matchEvents.id,
      matchId: matchEvents.matchId,
      status: matchEvents.status,
      at: matchEvents.at,
      position: position.as("position"),
    })
    .from(matchEvents)
    .where(inArray(matchEvents.matchId, [...matchIds]))
    .as("numbered");
  const events = await queries
    .select()
    .from(numbered)
    .where(lte(numbered.position, limit))
    .orderBy(asc(numbered.id));
  for (const { matchId, status, at } of events) {
    const history = histories.get(matchId) ?? [];
    history.push({ status, at: at.getTime() });
    histories.set(matchId, history);
  }
  return histories;
}
