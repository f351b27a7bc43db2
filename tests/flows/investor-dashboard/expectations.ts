import type { AnyEventObject } from "xstate";
import type { TransitionExpectation } from "xstate-toolkit/run";
import type { Match } from "../../../contract/calls/matches.ts";
import { message } from "../../../contract/messages/index.ts";
import {
  type investorDashboardMachine,
  reviewId,
} from "../../../machines/investor-dashboard/chart.ts";

/**
 * A loaded list is sent to the table. Changed matches are sent to their reviews, and the reviews of removed matches are
 * stopped. The profile reader receives the changed matches, and the removed matches marked as replaced.
 */
export const storesList: TransitionExpectation<
  typeof investorDashboardMachine
> = {
  context: ({ before: { context }, event }) => ({
    matches: listOf(event),
    idsWithReview: context.idsWithReview.filter((id) =>
      findListedMatch(event, id),
    ),
    savingIds: context.savingIds.filter((id) => findListedMatch(event, id)),
    notice: null,
  }),
  effects: ({ before: { context }, event }) => [
    ...context.matches.flatMap((before): [string, unknown][] => {
      const { id } = before;
      const listed = findListedMatch(event, id);
      const match = listed ?? { ...before, replaced: true };
      if (match === before) return [];
      const sent: [string, unknown] = [
        "sendTo reader",
        { type: "match.changed", match },
      ];
      return listed && context.idsWithReview.includes(id)
        ? [sent, [`sendTo ${reviewId(id)}`, { type: "match.refreshed", match }]]
        : [sent];
    }),
    ["sendTo table", { type: "list.loaded", matches: listOf(event) }],
  ],
  stops: ({ before: { context }, event }) =>
    context.idsWithReview
      .filter((id) => !findListedMatch(event, id))
      .map(reviewId),
};

function findListedMatch(
  event: AnyEventObject,
  matchId: string,
): Match | undefined {
  return listOf(event).find(({ id }) => id === matchId);
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
export const showsReview: TransitionExpectation<
  typeof investorDashboardMachine
> = {
  context: ({ before, event }) => ({
    matches: withChangedMatch(before, event),
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

export const showsReviewResult: TransitionExpectation<
  typeof investorDashboardMachine
> = {
  context: ({ event }) => ({
    reviewResult: message(
      event.match.status === "approved" ? "review.approved" : "review.rejected",
      { name: "Nakuru Dryers" },
    ),
  }),
};

function listOf(event: AnyEventObject): readonly Match[] {
  return event.output;
}
