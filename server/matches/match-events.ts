import type { MatchEvent } from "../../contract/wire.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents } from "../database/schema.ts";
import { addUpdates } from "../updates/add-updates.ts";

/** A match and its new status. */
export type MatchChange = {
  readonly match: {
    readonly id: string;
    readonly investeeId: number;
    readonly investorId: number;
  };
  readonly status: MatchEvent["status"];
};

/** Adds changes of matches to their history and to the updates of both sides. Call it in the transaction of the change. */
export async function recordChanges(
  queries: Queries,
  changes: readonly MatchChange[],
  at: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await queries
    .insert(matchEvents)
    .values(
      changes.map(({ match, status }) => ({ matchId: match.id, status, at })),
    );
  await addUpdates(
    queries,
    changes.flatMap(({ match, status: kind }) =>
      [match.investeeId, match.investorId].map((accountId) => ({
        accountId,
        matchId: match.id,
        kind,
      })),
    ),
    at,
  );
}
