import { assign, setup } from "xstate";
import { type Message, message } from "../../contract/messages/index.ts";
import { apiActor } from "../shared/actor-stub.ts";

type UnsubscribeInput = { readonly token: string };
type UnsubscribeContext = UnsubscribeInput & {
  /** Why the reminders could not be stopped. */
  readonly notice: Message | null;
};

/** Ends the reminders of a member with the link in one of them. Opening the page changes nothing. */
export const unsubscribeMachine = setup({
  types: {
    context: {} as UnsubscribeContext,
    events: {} as { type: "stop.confirmed" },
    input: {} as UnsubscribeInput,
    tags: {} as "asked" | "busy" | "done",
  },
  actors: { unsubscribe: apiActor("unsubscribe") },
  actions: {
    showFailure: assign({ notice: message("unsubscribe.failed") }),
    clearNotice: assign({ notice: null }),
  },
}).createMachine({
  id: "unsubscribe",
  description: "End the reminders with the link in one of them.",
  meta: { title: "Stop reminders", who: "Visitors", area: "accounts" },
  context: ({ input }) => ({ ...input, notice: null }),
  initial: "asked",
  states: {
    asked: {
      description:
        "The page asks whether to stop the reminders. Programs that check the links of emails open it too.",
      tags: "asked",
      on: {
        "stop.confirmed": {
          target: "stopping",
          meta: { rules: ["2-reminders-41"] },
        },
      },
    },
    stopping: {
      description: "The reminders are being stopped.",
      tags: ["asked", "busy"],
      entry: "clearNotice",
      invoke: {
        id: "unsubscribe",
        src: "unsubscribe",
        input: unsubscribeRequest,
        onDone: { target: "stopped", meta: { rules: ["2-reminders-41"] } },
        onError: { target: "asked", actions: "showFailure" },
      },
    },
    stopped: {
      description:
        "The page says that the reminders have ended, also for an unknown token.",
      type: "final",
      tags: "done",
    },
  },
});

function unsubscribeRequest({ context }: { context: UnsubscribeContext }) {
  return { token: context.token };
}
