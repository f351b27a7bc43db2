import { assign, setup } from "xstate";
import { eventOf } from "../shared/actor-events.ts";
import { effect } from "../shared/actor-stub.ts";

type LeaveGuardContext = {
  /** The path of the link that was clicked; null while no dialog is open. */
  readonly path: string | null;
};
type LeaveGuardEvent =
  | { type: "leave.requested"; path: string }
  | { type: "leave.confirmed" }
  | { type: "leave.cancelled" };

/**
 * Asks for confirmation when a link to another page of the app is clicked on a page with unsaved changes or an
 * unfinished upload. Only such a page sends `leave.requested`. The browser itself asks before the tab is closed.
 */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    tags: {} as "asking",
  },
  actions: {
    setPath: assign({
      path: ({ event }) => eventOf(event, "leave.requested").path,
    }),
    clearPath: assign({ path: null }),
    /** Opens the requested path. */
    leavePage: effect(),
  },
}).createMachine({
  id: "leaveGuard",
  description:
    "Leave a page without accidentally losing unsaved changes or an upload.",
  meta: { title: "Leaving a page", who: "Members", area: "funding" },
  context: { path: null },
  initial: "idle",
  states: {
    idle: {
      description: "No dialog is open.",
      on: { "leave.requested": { target: "asking", actions: "setPath" } },
    },
    asking: {
      description:
        "A link was clicked. A dialog asks whether to leave the page.",
      tags: "asking",
      on: {
        "leave.confirmed": {
          target: "idle",
          actions: ["leavePage", "clearPath"],
        },
        "leave.cancelled": { target: "idle", actions: "clearPath" },
      },
    },
  },
});
