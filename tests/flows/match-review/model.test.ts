import { expect, test } from "vitest";
import { createActor, type SnapshotFrom } from "xstate";
import { randomWalks } from "xstate-toolkit/run";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { serverText } from "../../../contract/failure.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
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

walkMachine(matchReviewMachine, {
  ...matchReviewPlan,
  states: {
    open: {
      tags: ["open"],
      notTags: ["busy", "closed"],
      check: ({ snapshot }) => {
        const { status } = snapshot.context.match;
        expect(snapshot.can(approve)).toBe(status !== "approved");
        expect(snapshot.can(decline)).toBe(status !== "rejected");
      },
    },
    closed: { tags: ["closed"], cannot: [approve, decline] },
    approving: {
      tags: ["busy"],
      context: { unsaved: "approved" },
      cannot: [approve, decline],
      check: ({ snapshot }) => expect(shownProblem(snapshot)).toBeNull(),
    },
    declining: {
      tags: ["busy"],
      context: { unsaved: "rejected" },
      cannot: [approve, decline],
      check: ({ snapshot }) => expect(shownProblem(snapshot)).toBeNull(),
    },
  },
  transitions: {
    "(root) --match.refreshed--> checking": {
      check: ({ before, after, event }) => {
        expect(after.context.match).toEqual(event.match);
        const { unsaved } = before.context;
        const isSaved = event.match.status === unsaved;
        expect(shownProblem(after)).toBe(isSaved ? null : shownProblem(before));
      },
    },
    "checking --always [isOpen]--> open": {
      when: ({ before: { context } }) =>
        !context.match.replaced && context.match.status !== "funded",
      context: "unchanged",
    },
    "checking --always [else]--> closed": { context: "unchanged" },
    "open --approval.requested [canApprove]--> approving": {
      when: ({ before }) => before.context.match.status !== "approved",
      calls: [["approve", { id: "11", status: "approved" }]],
      effects: [["reportStart", { decision: "approved" }]],
      context: ({ before }) => ({ match: before.context.match }),
    },
    "open --decline.requested [canDecline]--> declining": {
      when: ({ before }) => before.context.match.status !== "rejected",
      calls: [["decline", { id: "11", status: "rejected" }]],
      effects: [["reportStart", { decision: "rejected" }]],
      context: ({ before }) => ({ match: before.context.match }),
    },
    "approving --onDone(approve)--> checking": {
      effects: [["reportChange"]],
      context: { match: approvedMatch, unsaved: null },
    },
    "approving --onError(approve)--> checking": {
      effects: [["reportFailure"]],
      check: ({ before, after, event }) => {
        expect(after.context.match).toEqual(before.context.match);
        expect(shownProblem(after)).toBe(
          before.context.match.status === "approved"
            ? null
            : event.error === tooManyReviews
              ? `Failed to approve. ${serverText(tooManyReviews)}`
              : "Failed to approve.",
        );
      },
    },
    "approving --match.refreshed--> (stays)": {
      context: ({ event }) => ({ match: event.match }),
    },
    "declining --onDone(decline)--> checking": {
      effects: [["reportChange"]],
      context: { match: rejectedMatch, unsaved: null },
    },
    "declining --onError(decline)--> checking": {
      effects: [["reportFailure"]],
      check: ({ before, after, event }) => {
        expect(after.context.match).toEqual(before.context.match);
        expect(shownProblem(after)).toBe(
          before.context.match.status === "rejected"
            ? null
            : event.error === tooManyReviews
              ? `Failed to decline – please try again. ${serverText(tooManyReviews)}`
              : "Failed to decline – please try again.",
        );
      },
    },
    "declining --match.refreshed--> (stays)": {
      context: ({ event }) => ({ match: event.match }),
    },
  },
});

randomWalks(matchReviewMachine, {
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
