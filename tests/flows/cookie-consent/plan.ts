import { definePlan } from "xstate-toolkit";
import { cookieConsentMachine } from "../../../machines/cookie-consent/chart.ts";

export const cookieConsentPlan = definePlan(cookieConsentMachine, {
  events: {
    "choice.read": [
      { choice: "accepted" },
      { choice: "rejected" },
      { choice: "none" },
    ],
    "xstate.done.actor.readChoice": [
      { output: "accepted" },
      { output: "rejected" },
      { output: "none" },
    ],
    "xstate.error.actor.readChoice": [{ error: new Error("no cookies") }],
  },
  stories: {
    "a visitor withdraws consent":
      "readChoice done#1 › review.requested › cookies.rejected",
  },
});
