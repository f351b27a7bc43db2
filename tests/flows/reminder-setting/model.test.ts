import { expect } from "vitest";
import { reminderSettingMachine } from "../../../machines/reminder-setting/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { failureTexts, reminderSettingPlan } from "./plan.ts";

testMachine(reminderSettingMachine, {
  ...reminderSettingPlan,
  initialContext: { success: null, notice: null },
  expect: {
    "(root)": { initial: "ready" },
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
        check: ({ after, event }) => {
          expect(shownText(after.context.success)).toBe(
            event.output.enabled
              ? "You get these emails again."
              : "You get no more of these emails.",
          );
        },
      },
      onError: {
        to: "ready",
        check: ({ after, event: { error } }) => {
          expect(shownText(after.context.notice)).toBe(failureTexts.get(error));
        },
      },
    },
  },
});
