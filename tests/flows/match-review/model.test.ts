import { expect, test } from "vitest";
import { createActor, type SnapshotFrom } from "xstate";
import { type StateExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import type { Match } from "../../../contract/calls/matches.ts";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { serverText } from "../../../contract/failure.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  approvedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";
import {
  approve,
  decline,
  events,
  matchReviewPlan,
  tooManyReviews,
} from "./plan.ts";

function shownProblem(review: SnapshotFrom<typeof matchReviewMachine>) {
  const { problem, reason } = review.context;
  const parts = [problem, reason].filter((part) => part !== null);
  return parts.map(textOf).join(" ") || null;
}

/** A decision is being saved. `saved` is the match after it, `failure` the text if it cannot be saved. */
function deciding(
  call: "approve" | "decline",
  saved: Match,
  failure: string,
): StateExpectation<typeof matchReviewMachine> {
  const { id } = saved;
  const status = call === "approve" ? "approved" : "rejected";
  return {
    tags: ["busy", call],
    entry: { reportStart: { decision: status } },
    calls: { [call]: { id, status } },
    context: { unsaved: status },
    check: ({ snapshot }) => expect(shownProblem(snapshot)).toBeNull(),
    on: {
      "match.refreshed": { context: ({ event }) => ({ match: event.match }) },
    },
    onDone: {
      to: "checking",
      effects: "reportChange",
      context: { match: saved, unsaved: null },
    },
    onError: {
      to: "checking",
      effects: "reportFailure",
      check: ({ before, after, event }) => {
        expect(after.context.match).toEqual(before.context.match);
        expect(shownProblem(after)).toBe(
          before.context.match.status === status
            ? null
            : event.error === tooManyReviews
              ? `${failure} ${serverText(tooManyReviews)}`
              : failure,
        );
      },
    },
  };
}

testMachine(matchReviewMachine, {
  ...matchReviewPlan,
  expect: {
    "(root)": {
      on: {
        "match.refreshed": {
          to: "checking",
          check: ({ before, after, event }) => {
            expect(after.context.match).toEqual(event.match);
            const { unsaved } = before.context;
            const isSaved = event.match.status === unsaved;
            expect(shownProblem(after)).toBe(
              isSaved ? null : shownProblem(before),
            );
          },
        },
      },
    },
    checking: {
      always: [
        {
          to: "open",
          when: ({ context }) =>
            !context.match.replaced && context.match.status !== "funded",
        },
        "closed",
      ],
    },
    open: {
      tags: "open",
      on: {
        "approval.requested": {
          to: "approving",
          when: ({ context }) => context.match.status !== "approved",
          context: ({ before }) => ({ match: before.context.match }),
        },
        "decline.requested": {
          to: "declining",
          when: ({ context }) => context.match.status !== "rejected",
          context: ({ before }) => ({ match: before.context.match }),
        },
      },
    },
    closed: { tags: "closed" },
    approving: deciding("approve", approvedMatch, "Failed to approve."),
    declining: deciding(
      "decline",
      rejectedMatch,
      "Failed to decline – please try again.",
    ),
  },
});

testRandomPaths(matchReviewMachine, {
  input: { match: pendingMatch },
  events,
  invariants: {
    "a match becomes funded only when the list is reloaded": {
      rules: ["4-match-review-06"],
      check: ({ snapshot, before, event }) => {
        const becameFunded =
          snapshot.context.match.status === "funded" &&
          before.context.match.status !== "funded";
        expect(becameFunded && event.type !== "match.refreshed").toBe(false);
      },
    },
  },
  statefulInvariants: {
    "the match is always the last one that the server returned": {
      rules: ["4-match-review-05"],
      check: () => {
        let lastReturned = pendingMatch;
        return ({ snapshot, event }) => {
          if ("match" in event) lastReturned = event.match;
          if ("output" in event) lastReturned = event.output;
          expect(snapshot.context.match).toEqual(lastReturned);
        };
      },
    },
  },
});

test("the review allows exactly the decisions that the match status chart allows", () => {
  for (const status of MATCH_STATUSES) {
    const review = createActor(matchReviewMachine, {
      input: { match: matchOf({ status }) },
    }).start();
    const statusSnapshot = matchStatusMachine.resolveState({ value: status });
    const snapshot = review.getSnapshot();
    expect(snapshot.can(approve), status).toBe(
      statusSnapshot.can({ type: "match.approved" }),
    );
    expect(snapshot.can(decline), status).toBe(
      statusSnapshot.can({ type: "match.rejected" }),
    );
  }
});
