import { expect } from "vitest";
import type { ContextFrom } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { NOTICE_DURATION } from "../../../contract/constants.ts";
import { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { investorDashboardPlan } from "./plan.ts";

type Machine = typeof investorDashboardMachine;

/** The reviews after a list was read: of its matches, except those that were saved in another tab. */
const keepsOpenReviews: BranchExpectation<Machine> = {
  context: ({ before, event }) => ({
    reviews: Object.fromEntries(
      Object.entries(before.context.reviews).filter(([id, review]) => {
        const match = event.matches.find((other: Match) => other.id === id);
        const isSaved = review.problem && match?.status === review.decision;
        return match && !isSaved;
      }),
    ),
  }),
};
/** The reviews of matches that the list no longer contains. */
const lostReviews = (
  { reviews }: ContextFrom<Machine>,
  matches: readonly Match[],
) =>
  Object.values(reviews).filter((review) =>
    matches.every(({ id }) => id !== review.id),
  );

testMachine(investorDashboardMachine, {
  ...investorDashboardPlan,
  stories: {
    "after a review was saved, no decision about its match is pending":
      "list.changed#1 › review.requested#1 › match.changed#1",
    "a decision that could not be saved is forgotten when the list shows that it was saved in another tab":
      "list.changed#1 › review.requested#1 › change.failed › list.changed#2",
    "an approval is lost, because the list no longer contains its match":
      "list.changed#1 › review.requested#1 › list.changed#3",
    "an approval and a rejection are lost, because the list no longer contains their matches":
      "list.changed#1 › review.requested#1 › review.requested#2 › list.changed#4",
  },
  delays: { noticeTimeout: NOTICE_DURATION },
  expect: {
    "(root)": {
      calls: "watchList",
      initial: "none",
      on: {
        "review.requested": {
          when: ({ context: { reviews }, event: { match, decision } }) =>
            match.status !== decision && reviews[match.id]?.problem !== null,
          context: ({ before, event: { match, decision } }) => ({
            reviews: {
              ...before.context.reviews,
              [match.id]: {
                id: match.id,
                name: "Nakuru Dryers",
                decision,
                problem: null,
                reason: null,
              },
            },
          }),
          calls: ({ event: { match, decision } }) => [
            [
              `review.${match.id}`,
              { id: match.id, name: "Nakuru Dryers", decision },
            ] as const,
          ],
        },
        "match.changed": {
          to: "shown",
          reenter: false,
          effects: "updateList",
          context: ({ before, event }) => ({
            reviews: Object.fromEntries(
              Object.entries(before.context.reviews).filter(
                ([id]) => id !== event.match.id,
              ),
            ),
            reviewResult: {
              matchId: event.match.id,
              message: showing(
                event.match.status === "approved"
                  ? "You have approved Nakuru Dryers. We have introduced you by email."
                  : "You have declined Nakuru Dryers.",
              ),
            },
          }),
        },
        "change.failed": {
          effects: "reloadList",
          context: ({ before, event: { review } }) => ({
            reviews: { ...before.context.reviews, [review.id]: review },
          }),
        },
        "list.changed": [
          {
            to: "lost",
            reenter: false,
            when: ({ context, event: { matches } }) =>
              lostReviews(context, matches).length > 0,
            ...keepsOpenReviews,
            check: ({ before, after, event: { matches } }) => {
              const lost = lostReviews(before.context, matches);
              const last = lost.at(-1);
              expect(after.context.reviewResult).toEqual({
                matchId: last?.id,
                message: showing(
                  `Failed to ${last?.decision === "approved" ? "approve." : "decline – please try again."} The match with Nakuru Dryers was replaced or closed and can no longer be changed.`,
                ),
              });
              for (const { id } of lost)
                expect(after.children[`review.${id}`]).toBeUndefined();
            },
          },
          keepsOpenReviews,
        ],
        "result.dismissed": { to: "none", reenter: false },
      },
    },
    none: { context: { reviewResult: null } },
    shown: { after: { noticeTimeout: "none" } },
    lost: { tags: "lost" },
  },
});
