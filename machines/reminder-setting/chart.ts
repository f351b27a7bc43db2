import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { saveNotice } from "../shared/call-notice.ts";

type ReminderSettingContext = {
  /** What was saved. */
  readonly success: Message | null;
  /** Why the setting could not be saved. */
  readonly notice: Message | null;
};

type ReminderSettingEvent = { type: "reminders.switched"; enabled: boolean };

/** Turns the emails about the dates of matches on or off. The switch changes after the server has confirmed. */
export const reminderSettingMachine = setup({
  types: {
    context: {} as ReminderSettingContext,
    events: {} as ReminderSettingEvent,
    tags: {} as "saving",
  },
  actors: { setReminders: apiActor("setReminders") },
  actions: {
    clearResult: assign({ success: null, notice: null }),
    showSaved: assign({
      success: ({ event }) =>
        message(
          outputOf<ResponseOf<"setReminders">>(event).enabled
            ? "reminders.on"
            : "reminders.off",
        ),
    }),
    showFailure: assign({
      notice: ({ event }) =>
        saveNotice(failureOf(event), {
          failed: "reminders.failed",
          offline: "reminders.offline",
        }),
    }),
    /** The switch shows the setting that the server has returned. */
    keepSetting: effect(),
  },
}).createMachine({
  id: "reminderSetting",
  description: "Turn the emails about the dates of matches on or off.",
  meta: { title: "Reminder setting", who: "Members", area: "accounts" },
  context: { success: null, notice: null },
  initial: "ready",
  states: {
    ready: {
      description: "The switch shows the stored setting.",
      on: {
        "reminders.switched": {
          target: "saving",
          actions: "clearResult",
          meta: { rules: ["2-reminders-42"] },
        },
      },
    },
    saving: {
      description: "The setting is being saved.",
      tags: "saving",
      invoke: {
        id: "setReminders",
        src: "setReminders",
        input: settingRequest,
        onDone: {
          target: "ready",
          actions: ["keepSetting", "showSaved"],
          meta: { rules: ["2-reminders-42"] },
        },
        onError: { target: "ready", actions: "showFailure" },
      },
    },
  },
});

function settingRequest({ event }: { event: ReminderSettingEvent }) {
  return { enabled: eventOf(event, "reminders.switched").enabled };
}
