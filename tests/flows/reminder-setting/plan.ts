import { definePlan } from "xstate-toolkit";
import type { CallFailure } from "../../../contract/failure.ts";
import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

/** The messages after each kind of failure. */
export const failureTexts = new Map<CallFailure, string>([
  [httpError(503), "Your setting could not be saved. Please try again."],
  [
    httpError(429, { detail: "Please try again in 2 hours." }),
    "Please try again in 2 hours.",
  ],
  [
    noResponse,
    "We could not reach the server, so your setting may not be saved. Check your connection and try again.",
  ],
]);

export const reminderSettingPlan = definePlan(reminderSettingMachine, {
  events: {
    "reminders.switched": [{ enabled: true }, { enabled: false }],
    "xstate.done.actor.setReminders": [
      { output: { enabled: true } },
      { output: { enabled: false } },
    ],
    "xstate.error.actor.setReminders": [
      ...[...failureTexts.keys()].map((error) => ({ error })),
    ],
  },
});
