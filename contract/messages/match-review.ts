import { defineMessages } from "./define.ts";

/** Approval and decline of a match. */
export const matchReview = defineMessages({
  "review.approveFailed": "Failed to approve.",
  "review.declineFailed": "Failed to decline – please try again.",
  "review.approved": "{name} is approved. We have introduced you by email.",
  "review.rejected": "{name} is declined.",
  "review.formerInvestor": "An investor who has left",
  "review.formerInvestee": "A business that has left",
  "review.refused": "This match can no longer be changed.",
});
