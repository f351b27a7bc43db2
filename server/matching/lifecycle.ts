import { type EventFromLogic, transition } from "xstate";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { matchStatusMachine } from "../../machines/match-status.ts";

export type MatchChange = EventFromLogic<typeof matchStatusMachine>;

/**
 * Where a change takes a match, as its chart decides (§4 Match status); null when the chart refuses it. `closed` is
 * no status of the wire: such a match is kept with its last status and marked as replaced.
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
