import type { AnyEventObject, SnapshotFrom } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { Match, MatchPage } from "../../../contract/calls/matches.ts";
import type { MatchStatus } from "../../../contract/enumerations.ts";
import { message } from "../../../contract/messages/index.ts";
import {
  type investorDashboardMachine,
  reviewId,
} from "../../../machines/investor-dashboard/chart.ts";
import { totalsOf } from "../../../machines/shared/match-totals.ts";

type Machine = typeof investorDashboardMachine;
/** An event that was sent, with its receiver. */
type Sent = [receiver: `sendTo ${string}`, event: unknown];
type Step = {
  before: { context: SnapshotFrom<Machine>["context"] };
  event: AnyEventObject;
};

/**
 * The loaded pages are sent to the table. Changed matches are sent to their reviews, and the reviews of removed matches
 * are stopped. The profile reader receives the changed matches, and the removed matches marked as replaced.
 */
export const storesList: BranchExpectation<Machine> = {
  context: (step) => {
    const { context } = step.before;
    const matches = listAfter(step);
    const { totals } = pageIn(step.event);
    return {
      matches,
      totals,
      nextPage: isComplete(step)
        ? null
        : isNext(step)
          ? (context.nextPage ?? 0) + 1
          : 2,
      idsWithReview: context.idsWithReview.filter((id) =>
        idsOf(matches).includes(id),
      ),
      savingIds: context.savingIds.filter((id) => idsOf(matches).includes(id)),
      notice: null,
    };
  },
  effects: (step) => {
    const { context } = step.before;
    const matches = listAfter(step);
    return [
      ...context.matches.flatMap((before): Sent[] => {
        const { id } = before;
        const listed = matches.find((match) => match.id === id);
        const match = listed ?? { ...before, replaced: true };
        if (match === before) return [];
        const sent: Sent = ["sendTo reader", { type: "match.changed", match }];
        return listed && context.idsWithReview.includes(id)
          ? [
              sent,
              [`sendTo ${reviewId(id)}`, { type: "match.refreshed", match }],
            ]
          : [sent];
      }),
      ["sendTo table", { type: "list.loaded", matches }],
    ];
  },
};

/** Returns the response in an event. A plain list is the only page. */
export function pageIn({ output, error }: AnyEventObject): MatchPage {
  const response = output ?? error.storedResponse.response;
  return Array.isArray(response)
    ? { matches: response, totals: totalsOf(response) }
    : response;
}

const isNext = ({ event }: Step) => event.type.endsWith("loadNextPage");

/** Returns the matches of the pages that have been read, without repetition. */
function readMatches(step: Step): readonly Match[] {
  const { matches, freshCount } = step.before.context;
  const earlier = isNext(step) ? matches.slice(0, freshCount) : [];
  const { matches: read } = pageIn(step.event);
  return [...earlier, ...read.filter(({ id }) => !idsOf(earlier).includes(id))];
}

function isComplete(step: Step): boolean {
  const { matches, totals } = pageIn(step.event);
  return matches.length === 0 || readMatches(step).length === totals.count;
}

/** While pages are missing, previous matches stay if none of those that were read comes after them. */
function listAfter(step: Step): readonly Match[] {
  const read = readMatches(step);
  const previous = step.before.context.matches;
  const kept = previous.filter(
    (_, index) =>
      !previous.slice(index).some(({ id }) => idsOf(read).includes(id)),
  );
  return isComplete(step) ? read : [...read, ...kept];
}

export function idsOf(matches: readonly Match[]): readonly string[] {
  return matches.map(({ id }) => id);
}

/** Returns the list with the event's match in place of its earlier version. */
export function withChangedMatch(
  { context }: { context: { matches: readonly Match[] } },
  event: AnyEventObject,
): readonly Match[] {
  return context.matches.map((match) =>
    match.id === event.match.id ? event.match : match,
  );
}

/**
 * A confirmed review changes the match in the list. The table receives the new list, and the profile reader receives
 * the event.
 */
export const showsReview: BranchExpectation<typeof investorDashboardMachine> = {
  context: ({ before, event }) => ({
    matches: withChangedMatch(before, event),
    totals: {
      ...before.context.totals,
      statuses: statusesAfter(before, event),
    },
    savingIds: before.context.savingIds.filter((id) => id !== event.match.id),
    unsaved: { ...before.context.unsaved, [event.match.id]: undefined },
  }),
  effects: ({ before, event }) => [
    [
      "sendTo table",
      { type: "list.loaded", matches: withChangedMatch(before, event) },
    ],
    ["sendTo reader", event],
  ],
};

/** A review moves its match from one status to another in the totals. */
function statusesAfter({ context }: Step["before"], event: AnyEventObject) {
  const statuses = { ...context.totals.statuses };
  const previous = context.matches.find(({ id }) => id === event.match.id);
  if (previous) {
    statuses[previous.status] -= 1;
    statuses[event.match.status as MatchStatus] += 1;
  }
  return statuses;
}

export const showsReviewResult: BranchExpectation<
  typeof investorDashboardMachine
> = {
  context: ({ event }) => ({
    reviewResult: message(
      event.match.status === "approved" ? "review.approved" : "review.rejected",
      { name: "Nakuru Dryers" },
    ),
  }),
};
