import { expect, test } from "vitest";
import { createActor } from "xstate";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { say } from "../../../contract/messages/index.ts";
import {
  type MatchReviewContext,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import { randomWalks, walkMachine } from "../../support/walker/index.ts";
import {
  approvedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";
import { approve, decline, events, matchReviewPlan } from "./plan.ts";

/** Returns the sentence that is shown. */
const told = ({ problem }: MatchReviewContext) => problem && say(problem);

const quiet = { problem: null };

walkMachine(matchReviewMachine, {
  ...matchReviewPlan,
  states: {
    pending: {
      rules: ["2-match-review-01", "4-match-review-01", "4-match-review-02"],
      tags: ["open"],
      notTags: ["busy", "closed"],
      can: [approve, decline],
    },
    approved: {
      rules: ["4-match-review-03"],
      tags: ["open"],
      can: [decline],
      cannot: [approve],
    },
    rejected: {
      rules: ["4-match-review-04"],
      tags: ["open"],
      can: [approve],
      cannot: [decline],
    },
    funded: { tags: ["closed"], cannot: [approve, decline] },
    closed: { tags: ["closed"], cannot: [approve, decline] },
    approving: { tags: ["busy"], context: quiet, cannot: [approve, decline] },
    declining: { tags: ["busy"], context: quiet, cannot: [approve, decline] },
  },
  transitions: {
    "(root) --match.refreshed [standsElsewhere]--> looking": {
      when: ({ before: { context }, event }) =>
        event.match.status !== context.match.status ||
        event.match.replaced !== context.match.replaced,
      context: ({ event }) => ({ match: event.match, ...quiet }),
    },
    "(root) --match.refreshed [else]--> (stays)": {
      context: ({ before: { context }, event }) => ({
        match: event.match,
        problem: context.problem,
      }),
    },
    "looking --always [isReplaced]--> closed": {
      when: ({ before }) => before.context.match.replaced,
      context: "unchanged",
    },
    "looking --always [isPending]--> pending": {
      when: ({ before }) => before.context.match.status === "pending",
      context: "unchanged",
    },
    "looking --always [isApproved]--> approved": {
      when: ({ before }) => before.context.match.status === "approved",
      context: "unchanged",
    },
    "looking --always [isRejected]--> rejected": {
      when: ({ before }) => before.context.match.status === "rejected",
      context: "unchanged",
    },
    "looking --always [else]--> funded": { context: "unchanged" },
    "pending --approval.asked--> approving": {
      rules: ["4-match-review-01", "4-match-review-05", "7-match-review-01"],
      calls: [["approve", { id: "11", status: "approved" }]],
      context: { match: expect.objectContaining({ status: "pending" }) },
    },
    "pending --decline.asked--> declining": {
      rules: ["4-match-review-02", "4-match-review-05", "7-match-review-01"],
      calls: [["decline", { id: "11", status: "rejected" }]],
      context: { match: expect.objectContaining({ status: "pending" }) },
    },
    "approved --decline.asked--> declining": {
      rules: ["4-match-review-05"],
      calls: [["decline", { id: "11", status: "rejected" }]],
      context: { match: approvedMatch },
    },
    "rejected --approval.asked--> approving": {
      rules: ["4-match-review-05"],
      calls: [["approve", { id: "11", status: "approved" }]],
      context: { match: rejectedMatch },
    },
    "approving --onDone(approve)--> looking": {
      rules: ["4-match-review-01", "4-match-review-05"],
      effects: [["reportChange"]],
      context: { match: approvedMatch, ...quiet },
    },
    "approving --onError(approve)--> looking": {
      rules: ["4-match-review-05", "8-match-review-01"],
      effects: [["reportFailure"]],
      check: ({ before, after }) => {
        expect(after.context.match).toEqual(before.context.match);
        expect(told(after.context)).toBe("Failed to approve.");
      },
    },
    "approving --match.refreshed--> (stays)": {
      context: ({ event }) => ({ match: event.match, ...quiet }),
    },
    "declining --onDone(decline)--> looking": {
      rules: ["4-match-review-02", "4-match-review-05"],
      effects: [["reportChange"]],
      context: { match: rejectedMatch, ...quiet },
    },
    "declining --onError(decline)--> looking": {
      rules: ["4-match-review-05", "8-match-review-02"],
      effects: [["reportFailure"]],
      check: ({ before, after }) => {
        expect(after.context.match).toEqual(before.context.match);
        expect(told(after.context)).toBe(
          "Failed to decline – please try again.",
        );
      },
    },
    "declining --match.refreshed--> (stays)": {
      context: ({ event }) => ({ match: event.match, ...quiet }),
    },
  },
});

randomWalks(matchReviewMachine, {
  input: { match: pendingMatch },
  events,
  invariants: {
    "a match is funded only because the server's list says so": {
      rules: ["4-match-review-06"],
      check: ({ snapshot, before, event }) => {
        const becameFunded =
          snapshot.context.match.status === "funded" &&
          before.context.match.status !== "funded";
        expect(becameFunded && event.type !== "match.refreshed").toBe(false);
      },
    },
  },
  tallies: {
    "the match changes only by what the server said": {
      rules: ["4-match-review-05"],
      check: () => {
        let said = pendingMatch;
        return ({ snapshot, event }) => {
          if ("match" in event) said = event.match;
          if ("output" in event) said = event.output;
          expect(snapshot.context.match).toEqual(said);
        };
      },
    },
  },
});

test("the review offers exactly the answers that the chart of the match allows", () => {
  for (const status of MATCH_STATUSES) {
    const review = createActor(matchReviewMachine, {
      input: { match: matchOf({ status }) },
    }).start();
    const life = matchStatusMachine.resolveState({ value: status });
    const offered = review.getSnapshot();
    expect(offered.can(approve), status).toBe(
      life.can({ type: "match.approved" }),
    );
    expect(offered.can(decline), status).toBe(
      life.can({ type: "match.rejected" }),
    );
  }
});
