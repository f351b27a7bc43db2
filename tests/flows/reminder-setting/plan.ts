import { definePlan } from "xstate-toolkit";
import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

/** Plan for the chart of the reminder setting. */
export const reminderSettingPlan = definePlan(reminderSettingMachine, {
  events: {
    "reminders.switched": [{ enabled: true }, { enabled: false }],
    "xstate.done.actor.setReminders": [{ output: { enabled: false } }],
    "xstate.error.actor.setReminders": [
      { error: httpError(503) },
      { error: noResponse },
    ],
  },
});
