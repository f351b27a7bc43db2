import { expect, test } from "vitest";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { serverText } from "../../../contract/failure.ts";
import { message } from "../../../contract/messages/index.ts";
import {
  canReview,
  confirmedMatch,
  isReviewable,
  matchReviewMachine,
} from "../../../machines/match-review/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  approvedMatch,
  matchOf,
  otherMatch,
  pendingMatch,
} from "../match-cases.ts";
import { matchReviewPlan, tooManyReviews } from "./plan.ts";

testMachine(matchReviewMachine, {
  ...matchReviewPlan,
  expect: {
    saving: {
      tags: "busy",
      context: { problem: null, reason: null },
      calls: ({ after: { context } }) => ({
        changeStatus: { id: context.id, status: context.decision },
      }),
      onDone: { to: "saved", effects: "reportChange" },
      onError: {
        to: "failed",
        effects: "reportFailure",
        changes: ({ before: { context }, event: { error } }) => ({
          problem: showing(
            context.decision === "approved"
              ? "Failed to approve."
              : "Failed to decline – please try again.",
          ),
          reason:
            error === tooManyReviews
              ? showing(serverText(tooManyReviews) ?? "")
              : null,
        }),
      },
    },
  },
});

test("after a decision, the match is the one in the response or, without one, the match of the list with the new status", () => {
  const list = { matches: [otherMatch, pendingMatch] };
  const [id, name, decision] = [pendingMatch.id, "", "approved"] as const;
  const review = { id, name, decision, problem: null, reason: null };
  expect(confirmedMatch(review, list, approvedMatch)).toBe(approvedMatch);
  expect(confirmedMatch(review, list, null)).toEqual({
    ...pendingMatch,
    status: "approved",
  });
});

test("an investor can approve a match that is pending or rejected and decline one that is pending or approved, unless it has ended or this decision is being saved", {
  tags: ["4-match-review-03", "4-match-review-04", "4-match-review-06"],
}, () => {
  const decisions = ["approved", "rejected"] as const;
  for (const status of MATCH_STATUSES)
    for (const replaced of [false, true]) {
      const match = matchOf({ status, replaced });
      const isOpen = !replaced && status !== "funded";
      expect(isReviewable(match)).toBe(isOpen);
      for (const decision of decisions) {
        const name = match.investee.investee_name;
        const failed = { id: match.id, name, decision, reason: null };
        const saving = { ...failed, problem: null };
        const problem = message("review.failed.approved");
        const isAllowed = isOpen && status !== decision;
        expect(canReview(match, decision, undefined)).toBe(isAllowed);
        expect(canReview(match, decision, saving)).toBe(false);
        expect(canReview(match, decision, { ...failed, problem })).toBe(
          isAllowed,
        );
      }
    }
});
