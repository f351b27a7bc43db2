import { asc, inArray, sql } from "drizzle-orm";
import type { MatchEvent } from "../../contract/calls/matches.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents } from "../database/schema.ts";

/**
 * Maximum number of history entries per match: an investor can change a match many times, and only the latest entries are
 * displayed.
 */
const EVENTS_TOLD = 20;

/** Returns the history of each match, oldest first. */
export async function historiesOf(
  queries: Queries,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MatchEvent[]>> {
  const histories = new Map<string, MatchEvent[]>();
  if (matchIds.length === 0) return histories;
  const place = sql<number>`row_number() over (partition by ${matchEvents.matchId} order by ${matchEvents.id} desc)`;
  const numbered = queries
    .select({
      id: matchEvents.id,
      matchId: matchEvents.matchId,
      status: matchEvents.status,
      at: matchEvents.at,
      place: place.as("place"),
    })
    .from(matchEvents)
    .where(inArray(matchEvents.matchId, [...matchIds]))
    .as("numbered");
  const events = await queries
    .select()
    .from(numbered)
    .where(sql`${numbered.place} <= ${EVENTS_TOLD}`)
    .orderBy(asc(numbered.id));
  for (const { matchId, status, at } of events) {
    const history = histories.get(matchId) ?? [];
    history.push({ status, at: at.getTime() });
    histories.set(matchId, history);
  }
  return histories;
}
