import type { Match } from "../../contract/calls/matches.ts";
import {
  MATCH_STATUSES,
  type MatchStatus,
  STEP_STATES,
  type StepState,
} from "../../contract/enumerations.ts";
import { formatMoney } from "../../contract/format.ts";
import {
  type Message,
  type MessageKey,
  message,
} from "../../contract/messages/index.ts";
import { parseAmount } from "../../contract/profile/wire.ts";

/** The content of the stage tracker and of the history of a match. */

/** The part of a match that the tracker reads. */
export type TrackedMatch = Pick<
  Match,
  "status" | "history" | "funded_ammount" | "replaced"
> & { readonly investor: Pick<Match["investor"], "investor_name"> };

type NoteKey = Extract<MessageKey, `step.${string}`>;

// One row per status of the match. The note on a skipped step states that the step does not apply.
const NOTES: Record<MatchStatus, Record<MatchStatus, NoteKey>> = {
  pending: {
    pending: "step.pending.current",
    approved: "step.approved.upcoming",
    rejected: "step.rejected.upcoming",
    funded: "step.funded.upcoming",
  },
  approved: {
    pending: "step.pending.completed",
    approved: "step.approved.current",
    rejected: "step.rejected.upcoming",
    funded: "step.funded.upcoming",
  },
  rejected: {
    pending: "step.pending.completed",
    approved: "step.doesNotApply",
    rejected: "step.rejected.current",
    funded: "step.doesNotApply",
  },
  funded: {
    pending: "step.pending.completed",
    approved: "step.approved.completed",
    rejected: "step.doesNotApply",
    funded: "step.funded.current",
  },
};

/** Returns the steps in order, each with a note on what it means for this match. */
export function trackerSteps(match: TrackedMatch) {
  const current = MATCH_STATUSES.indexOf(match.status);
  return MATCH_STATUSES.map((status, index) => {
    const state = stateOf(index - current);
    const label = message(`status.${status}`);
    const note = message(noteOf(match, status, state));
    return { status, state, label, note };
  });
}

function noteOf(
  match: TrackedMatch,
  status: MatchStatus,
  state: StepState,
): NoteKey {
  if (match.replaced && state === "active") return "step.closed";
  if (match.replaced && state === "upcoming") return "step.doesNotApply";
  return status === "approved" && isApprovalWithdrawn(match)
    ? "step.approved.withdrawn"
    : NOTES[match.status][status];
}

/** Returns one sentence that describes the status of the match. */
export function trackerSentence(match: TrackedMatch): Message {
  if (match.replaced) return message("tracker.closed", valuesOf(match));
  return message(
    isApprovalWithdrawn(match)
      ? "tracker.rejectedAfterApproval"
      : `tracker.${match.status}`,
    valuesOf(match),
  );
}

/** Returns the changes in the history of a match, oldest first, with their times in epoch milliseconds. */
export function matchTimeline(match: TrackedMatch) {
  return match.history.map(({ status, at }) => ({
    at,
    message: message(`history.${status}`, valuesOf(match)),
  }));
}

function valuesOf({ investor, funded_ammount }: TrackedMatch) {
  return {
    investor: investor.investor_name,
    amount: formatMoney(parseAmount(funded_ammount) ?? 0),
  };
}

function stateOf(distance: number): StepState {
  const [before, current, after] = STEP_STATES;
  if (distance < 0) return before;
  return distance === 0 ? current : after;
}

/** True when the investor approved the match before rejecting it. */
function isApprovalWithdrawn({ status, history }: TrackedMatch): boolean {
  return (
    status === "rejected" &&
    history.some((event) => event.status === "approved")
  );
}
