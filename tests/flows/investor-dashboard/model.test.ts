import { expect } from "vitest";
import type { AnyEventObject, SnapshotFrom } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { NOTICE_DURATION } from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import {
  investorDashboardMachine,
  reviewId,
} from "../../../machines/investor-dashboard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { investorDashboardPlan } from "./plan.ts";

type Machine = typeof investorDashboardMachine;
type Step = {
  before: { context: SnapshotFrom<Machine>["context"] };
  event: AnyEventObject;
};
/** An event that was sent, with its receiver. */
type Sent = [receiver: `sendTo ${string}`, event: unknown];

const idsOf = (matches: readonly Match[]) => matches.map(({ id }) => id);
const listedReviews = ({ before, event }: Step) =>
  before.context.idsWithReview.filter((id) =>
    idsOf(event.list.matches).includes(id),
  );

/**
 * The list is sent to the table. Changed matches are sent to their reviews, and the reviews of removed matches are
 * stopped. The profile reader receives the changed matches, and the removed matches marked as replaced.
 */
const sharesList: BranchExpectation<Machine> = {
  context: (step) => ({ idsWithReview: listedReviews(step), notice: null }),
  effects: (step) => {
    const { list, previous } = step.event;
    return [
      ...(previous?.matches ?? []).flatMap((before: Match): Sent[] => {
        const { id } = before;
        const listed = list.matches.find((match: Match) => match.id === id);
        const match = listed ?? { ...before, replaced: true };
        if (match === before) return [];
        return [
          ["sendTo reader", { type: "match.changed", match }] as Sent,
          [
            `sendTo ${reviewId(id)}`,
            { type: "match.refreshed", match },
          ] as Sent,
        ].slice(0, listedReviews(step).includes(id) ? 2 : 1);
      }),
      ["sendTo table", { type: "list.loaded", matches: list.matches }],
    ];
  },
};

testMachine(investorDashboardMachine, {
  ...investorDashboardPlan,
  stories: {
    "a reloaded list updates the reviews of changed matches and stops those of removed matches":
      "list.changed#1 › rows.shown#2 › list.changed#3",
    "an approval and a rejection are lost, because the list no longer contains their matches":
      "list.changed#1 › change.started#1 › change.started#2 › list.changed#4",
    "after all pages were loaded, the first one is read again":
      "list.changed#2 › rest.requested › loadRest done › list.changed#2",
  },
  delays: { noticeTimeout: NOTICE_DURATION },
  initialContext: { reviewResult: null, notice: null },
  expect: {
    "(root)": {
      calls: ["table", "reader", "watchList"],
      on: {
        "rows.shown": {
          calls: ({ before: { context }, event }) =>
            event.matches
              .filter(({ id }) => !context.idsWithReview.includes(id))
              .map((match) => [reviewId(match.id), { match }] as const),
          check: ({ after: { context }, event }) =>
            expect(context.idsWithReview).toEqual(
              expect.arrayContaining([...idsOf(event.matches)]),
            ),
        },
        "change.started": {
          context: ({ before, event }) => ({
            unsaved: { ...before.context.unsaved, [event.id]: event.decision },
          }),
        },
        "change.failed": { effects: { updateList: { review: "failed" } } },
      },
    },
    reviewResult: {
      on: {
        "match.changed": {
          to: "reviewResult.shown",
          effects: { updateList: { review: "saved" } },
          context: ({ before, event }) => ({
            unsaved: { ...before.context.unsaved, [event.match.id]: undefined },
            reviewResult: message(
              event.match.status === "approved"
                ? "review.approved"
                : "review.rejected",
              { name: "Nakuru Dryers" },
            ),
          }),
        },
        "change.lost": {
          to: "reviewResult.lost",
          context: ({ event }) => ({ reviewResult: event.problem }),
          check: ({ before, event }) =>
            expect(
              Object.values(before.context.unsaved).map((decision) =>
                message(
                  decision === "approved"
                    ? "review.lost.approved"
                    : "review.lost.rejected",
                  { name: "Nakuru Dryers" },
                ),
              ),
            ).toContainEqual(event.problem),
        },
        "result.dismissed": {
          to: "reviewResult.none",
          context: { reviewResult: null },
        },
      },
    },
    "reviewResult.none": { context: { reviewResult: null } },
    "reviewResult.shown": {
      check: ({ snapshot: { context } }) =>
        expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
          /^You have (approved Nakuru Dryers\. We have introduced you by email|declined Nakuru Dryers)\.$/,
        ),
      after: {
        noticeTimeout: {
          to: "reviewResult.none",
          context: { reviewResult: null },
        },
      },
    },
    "reviewResult.lost": {
      tags: "lost",
      check: ({ snapshot: { context } }) =>
        expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
          /^Failed to (approve\.|decline – please try again\.) The match with Nakuru Dryers was replaced or closed and can no longer be changed\.$/,
        ),
    },
    pages: { on: { "list.changed": sharesList } },
    "pages.firstPage": { on: { "rest.requested": "pages.loadingRest" } },
    "pages.loadingRest": {
      tags: ["wantsAll", "loadingRest"],
      calls: "loadRest",
      onDone: "pages.allPages",
      onError: {
        to: "pages.firstPage",
        context: { notice: message("investor.restNotLoaded") },
      },
    },
    "pages.allPages": {
      tags: "wantsAll",
      on: {
        "rest.requested": "pages.loadingRest",
        "list.changed": [
          {
            to: "pages.loadingRest",
            when: ({ event }) => event.list.nextPage !== null,
            ...sharesList,
          },
          sharesList,
        ],
      },
    },
  },
  invariants: {
    "a review runs for exactly the matches in idsWithReview": ({
      snapshot: { children, context },
    }) => {
      expect(
        Object.keys(children)
          .filter((id) => id.startsWith("review."))
          .toSorted(),
      ).toEqual(context.idsWithReview.map(reviewId).toSorted());
    },
  },
});
