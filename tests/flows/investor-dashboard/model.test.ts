import { expect } from "vitest";
import type { AnyEventObject, SnapshotFrom } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { NOTICE_DURATION } from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { investorDashboardPlan } from "./plan.ts";

type Machine = typeof investorDashboardMachine;
type Step = {
  before: { context: SnapshotFrom<Machine>["context"] };
  event: AnyEventObject;
};
/** An event that was sent, with its receiver. */
type Sent = [receiver: `sendTo ${string}`, event: unknown];

/** The reviews after a list was read: of its matches, except those that were saved in another tab. */
const openReviews = ({ before, event }: Step) =>
  Object.fromEntries(
    Object.entries(before.context.reviews).filter(([id, review]) => {
      const match = event.list.matches.find((other: Match) => other.id === id);
      const isSaved = review.problem && match?.status === review.decision;
      return match && !isSaved;
    }),
  );

/** The list is sent to the table. An open profile receives the changed matches, and the removed ones as ended. */
const sharesList: BranchExpectation<Machine> = {
  context: (step) => ({ reviews: openReviews(step), notice: null }),
  effects: ({ event: { list, previous } }) => [
    ...(previous?.matches ?? []).flatMap((before: Match): Sent[] => {
      const listed = list.matches.find(({ id }: Match) => id === before.id);
      const match = listed ?? { ...before, replaced: true };
      return match === before
        ? []
        : [["sendTo reader", { type: "match.changed", match }]];
    }),
    ["sendTo table", { type: "list.loaded", matches: list.matches }],
  ],
};

testMachine(investorDashboardMachine, {
  ...investorDashboardPlan,
  stories: {
    "a decision that could not be saved is forgotten when the list shows that it was saved in another tab":
      "list.changed#1 › review.requested#1 › change.failed › list.changed#3",
    "an approval and a rejection are lost, because the list no longer contains their matches":
      "list.changed#1 › review.requested#1 › review.requested#2 › list.changed#4",
    "when the page opens again, all pages are loaded as before":
      "list.changed#1 › list.changed#5",
    "after all pages were loaded, the first one is read again":
      "list.changed#2 › rest.requested › loadRest done › list.changed#2",
  },
  delays: { noticeTimeout: NOTICE_DURATION },
  initialContext: { reviewResult: null, notice: null },
  expect: {
    "(root)": {
      calls: ["table", "reader", "watchList"],
      on: {
        "review.requested": {
          when: ({ context: { reviews }, event: { match, decision } }) =>
            match.status !== decision && reviews[match.id]?.problem !== null,
          context: ({ before, event: { match, decision } }) => ({
            reviews: {
              ...before.context.reviews,
              [match.id]: {
                id: match.id,
                decision,
                problem: null,
                reason: null,
              },
            },
          }),
          calls: ({ event: { match, decision } }) => [
            [`review.${match.id}`, { id: match.id, decision }] as const,
          ],
        },
        "change.failed": {
          effects: { updateList: { review: "failed" } },
          context: ({ before, event: { review } }) => ({
            reviews: { ...before.context.reviews, [review.id]: review },
          }),
        },
      },
    },
    reviewResult: {
      on: {
        "match.changed": {
          to: "reviewResult.shown",
          effects: { updateList: { review: "saved" } },
          context: ({ before, event }) => ({
            reviews: Object.fromEntries(
              Object.entries(before.context.reviews).filter(
                ([id]) => id !== event.match.id,
              ),
            ),
            reviewResult: {
              matchId: event.match.id,
              message: message(
                event.match.status === "approved"
                  ? "review.approved"
                  : "review.rejected",
                { name: "Nakuru Dryers" },
              ),
            },
          }),
        },
        "change.lost": {
          to: "reviewResult.lost",
          context: ({ event: { matchId, problem } }) => ({
            reviewResult: { matchId, message: problem },
          }),
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
        expect(
          context.reviewResult && textOf(context.reviewResult.message),
        ).toMatch(
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
        expect(
          context.reviewResult && textOf(context.reviewResult.message),
        ).toMatch(
          /^Failed to (approve\.|decline – please try again\.) The match with Nakuru Dryers was replaced or closed and can no longer be changed\.$/,
        ),
    },
    pages: {
      on: {
        "list.changed": [
          {
            to: "pages.loadingRest",
            when: ({ event: { list, previous } }) =>
              previous?.nextPage === null && list.nextPage !== null,
            ...sharesList,
          },
          sharesList,
        ],
      },
    },
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
      },
    },
  },
});
