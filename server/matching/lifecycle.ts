import { type EventFromLogic, transition } from "xstate";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { matchStatusMachine } from "../../machines/match-status.ts";

export type MatchChange = EventFromLogic<typeof matchStatusMachine>;

/**
 * Returns the status after a change, as decided by the match chart; null when the chart does not allow it. `closed` is not a
 * status of the API: such a match keeps its last status and is marked as replaced.
 */
export function statusAfter(
  status: MatchStatus,
  change: MatchChange,
): MatchStatus | "closed" | null {
  const snapshot = matchStatusMachine.resolveState({ value: status });
  if (!snapshot.can(change)) return null;
  const [next] = transition(matchStatusMachine, snapshot, change);
  return next.value;
}
