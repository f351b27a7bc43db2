import { defineMessages } from "./define.ts";

/** Notices about a change that the other side or the operator has just made. */
export const liveUpdates = defineMessages({
  "live.matched": "You have a new match: {name}.",
  "live.approved": "{name} approved your match.",
  "live.rejected": "{name} has declined.",
  "live.fundedInvestee": "Funded: {amount} from {name}.",
  "live.fundedInvestor": "Funded: {name} with {amount}.",
  "live.replaced":
    "A business has looked for another investor: your match with it is closed.",
  "live.closedInvestee":
    "One of your matches is closed because the investor has left. You can look for another one.",
  "live.closedInvestor":
    "One of your matches is closed because the business has left.",
});
