export const matchReview = {
  "review.failed.approved": "Failed to approve.",
  "review.failed.rejected": "Failed to decline – please try again.",
  "review.tooMany":
    "This match has been changed too often. Please try again in {wait}.",
  "review.lost.approved":
    "Failed to approve. The match with {name} was replaced or closed and can no longer be changed.",
  "review.lost.rejected":
    "Failed to decline – please try again. The match with {name} was replaced or closed and can no longer be changed.",
  "review.approved":
    "You have approved {name}. We have introduced you by email.",
  "review.rejected": "You have declined {name}.",
  "review.formerInvestor": "Former investor",
  "review.formerInvestee": "Former business",
  "review.refused": "This match can no longer be changed.",
} as const;
