import type { MatchEvent } from "../../contract/wire.ts";
import type { Queries } from "../database/connection.ts";
import { matchEvents } from "../database/schema.ts";
import { tell } from "../updates/tell.ts";

/** A match that has just become something else. */
export type MatchChange = {
  readonly match: {
    readonly id: string;
    readonly investeeId: number;
    readonly investorId: number;
  };
  readonly status: MatchEvent["status"];
};

/**
 * Writes what matches have become into their history, and tells the open pages of both sides. In the transaction of
 * the change, whoever makes it: a matching call, an investor, the operator, a closed account.
 */
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
  await tell(
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
