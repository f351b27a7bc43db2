export const matchReview = {
  "review.approveFailed": "Failed to approve.",
  "review.declineFailed": "Failed to decline – please try again.",
  "review.approved":
    "You have approved {name}. We have introduced you by email.",
  "review.rejected": "You have declined {name}.",
  "review.formerInvestor": "Former investor",
  "review.formerInvestee": "Former business",
  "review.refused": "This match can no longer be changed.",
} as const;
