/** What both sides of an approved match state about its funding. */
export const funding = {
  "funding.date": "Please enter a date.",
  "funding.dateInFuture": "Please enter a date that is not in the future.",
  "funding.refused":
    "The funding of this match can no longer be stated or withdrawn.",
  "funding.tooMany":
    "The funding of this match has been changed too often. Please try again in {wait}.",
} as const;
