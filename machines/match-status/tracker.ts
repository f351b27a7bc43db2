import type { EventFromLogic } from "xstate";
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
import { dayValues, isOverdue } from "../answer-dates/dates.ts";
import { isEnded, matchSnapshot, type matchStatusMachine } from "./chart.ts";

/** The content of the stage tracker and of the history of a match. */

/** The part of a match that the tracker reads. */
type TrackedMatch = Pick<
  Match,
  | "status"
  | "history"
  | "funded_ammount"
  | "replaced"
  | "answer_by"
  | "decline_reason"
> & { readonly investor: Pick<Match["investor"], "investor_name"> };

type NoteKey = Extract<MessageKey, `step.${string}`>;
type StatusEvent = EventFromLogic<typeof matchStatusMachine>;

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
  if (state === "active")
    return isEnded(match) ? "step.closed" : `step.${status}.current`;
  if (status === "approved" && isApprovalWithdrawn(match))
    return "step.approved.withdrawn";
  const applies =
    state === "upcoming" ? isAhead(match, status) : wasTaken(match, status);
  return applies ? (`step.${status}.${state}` as NoteKey) : "step.doesNotApply";
}

/** Whether the chart can still lead a match to a later status. */
function isAhead({ status, replaced }: TrackedMatch, later: MatchStatus) {
  const next = MATCH_STATUSES.slice(MATCH_STATUSES.indexOf(status) + 1);
  return !replaced && canLead(status, later, next);
}

/** Whether every way to the status of a match leads through an earlier status. */
function wasTaken({ status }: TrackedMatch, earlier: MatchStatus) {
  const others = MATCH_STATUSES.filter((other) => other !== earlier);
  return earlier === FIRST || !canLead(FIRST, status, others);
}

const [FIRST] = MATCH_STATUSES;

/** Whether the chart leads from one status to another through some of the statuses `via`. */
function canLead(
  from: MatchStatus,
  to: MatchStatus,
  via: readonly MatchStatus[],
): boolean {
  const next = via.filter((status) =>
    matchSnapshot(from).can({ type: `match.${status}` } as StatusEvent),
  );
  const others = via.filter((status) => !next.includes(status));
  return (
    next.includes(to) || next.some((status) => canLead(status, to, others))
  );
}

/** Returns what is said above the tracker: the status, when a pending match is to be answered, or why it was declined. */
export function trackerSentences(match: TrackedMatch, now: number) {
  const { answer_by, decline_reason } = match;
  if (decline_reason !== null)
    return [trackerSentence(match), message(`decline.told.${decline_reason}`)];
  if (answer_by === null) return [trackerSentence(match)];
  const values = { ...valuesOf(match), ...dayValues(answer_by, now) };
  return isOverdue(answer_by, now)
    ? [message("answer.trackerOverdue", values)]
    : [trackerSentence(match), message("answer.tracker", values)];
}

/** Returns one sentence that describes the status of the match. */
export function trackerSentence(match: TrackedMatch): Message {
  if (isEnded(match)) return message("tracker.closed", valuesOf(match));
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
