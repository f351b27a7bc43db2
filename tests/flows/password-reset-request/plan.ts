import { definePlan } from "xstate-toolkit";
import { textOf } from "../../../contract/messages/index.ts";
import { passwordResetRequestMachine } from "../../../machines/password-reset-request/chart.ts";
import { ORIGIN, resetRequestEvents } from "./cases.ts";

/** Plan for the password reset request chart. */
export const passwordResetRequestPlan = definePlan(
  passwordResetRequestMachine,
  {
    input: { frontendUrl: ORIGIN },
    contextKey: ({ snapshot: { value, context } }) => [
      value,
      context.email,
      context.reason !== null,
      context.cooldownUntil,
      context.notice && textOf(context.notice),
      context.confirmation && textOf(context.confirmation),
    ],
    events: resetRequestEvents,
    stories: {
      "the warning about a lost response is cleared by the next request":
        "readNavigationState done#2 › readAttempts done#1 › form.submitted › countAttempts done#1 › requestReset error#7 › form.submitted",
    },
  },
);
