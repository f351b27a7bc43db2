/** Notices about a change that the other side or the operator has just made. */
export const liveUpdates = {
  "live.matched": "You have a new match: {name}.",
  "live.approved": "{name} approved your match.",
  "live.rejected": "{name} has declined.",
  "live.fundedInvestee": "{name} has funded you with {amount}.",
  "live.fundedInvestor": "{name} has been funded with {amount}.",
  "live.replaced":
    "A business is looking for another investor, so your match with it is closed.",
  "live.closedInvestee":
    "One of your matches is closed because the investor has left. You can look for another investor.",
  "live.closedInvestor":
    "One of your matches is closed because the business has left.",
} as const;
