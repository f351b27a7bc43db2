import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import { statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { explanation } from "../shared/notice.ts";

type ReminderSettingContext = {
  /** The setting that is being saved, or was sent last. */
  readonly enabled: boolean;
  /** What was saved. */
  readonly success: Message | null;
  /** Why the setting could not be saved. */
  readonly notice: Message | null;
};

/** Turns the emails about the dates of matches on or off. The switch changes after the server has confirmed. */
export const reminderSettingMachine = setup({
  types: {
    context: {} as ReminderSettingContext,
    events: {} as { type: "reminders.switched"; enabled: boolean },
    tags: {} as "saving",
  },
  actors: { setReminders: apiActor("setReminders") },
  actions: {
    choose: assign({
      enabled: ({ event }) => eventOf(event, "reminders.switched").enabled,
      success: null,
      notice: null,
    }),
    showSaved: assign({
      success: ({ event }) =>
        message(
          outputOf<ResponseOf<"setReminders">>(event).enabled
            ? "reminders.on"
            : "reminders.off",
        ),
    }),
    showFailure: assign({
      notice: ({ event }) => {
        const failure = failureOf(event);
        const isOffline = statusOf(failure) === 0;
        return (
          explanation(failure) ??
          message(isOffline ? "reminders.offline" : "reminders.failed")
        );
      },
    }),
    /** Effect, implemented in `src/`: the switch shows the setting that the server has returned. */
    keepSetting: effect(),
  },
}).createMachine({
  id: "reminderSetting",
  description: "Turn the emails about the dates of matches on or off.",
  meta: { title: "Reminder setting", who: "Members", area: "accounts" },
  context: { enabled: true, success: null, notice: null },
  initial: "ready",
  states: {
    ready: {
      description: "The switch shows the stored setting.",
      on: {
        "reminders.switched": {
          target: "saving",
          actions: "choose",
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

function settingRequest({ context }: { context: ReminderSettingContext }) {
  return { enabled: context.enabled };
}
