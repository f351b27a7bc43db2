import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import { shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { failureTexts, reminderSettingPlan } from "./plan.ts";

testMachine(reminderSettingMachine, {
  ...reminderSettingPlan,
  expect: {
    ready: {
      on: {
        "reminders.switched": {
          to: "saving",
          context: { success: null, notice: null },
        },
      },
    },
    saving: {
      tags: "saving",
      calls: ({ event }) => ({ setReminders: { enabled: event.enabled } }),
      onDone: {
        to: "ready",
        effects: "keepSetting",
        ...shows("success", ({ event }) =>
          event.output.enabled
            ? "You get these emails again."
            : "You get no more of these emails.",
        ),
      },
      onError: {
        to: "ready",
        ...shows("notice", ({ event }) => failureTexts.get(event.error) ?? ""),
      },
    },
  },
});
