import { assign, setup } from "xstate";

export type LeaveGuardContext = {
  /** Where the person wants to go: a path of the app. */
  readonly to: string | null;
};
export type LeaveGuardEvent =
  | { type: "leave.asked"; to: string }
  | { type: "leave.confirmed" }
  | { type: "leave.cancelled" };

/**
 * Leaving a page on which something is not saved yet, by a link of the app (design: Browser). The page tells of a
 * link that was pressed while there is something to lose; closing the tab is asked about by the browser itself.
 */
export const leaveGuardMachine = setup({
  types: {
    context: {} as LeaveGuardContext,
    events: {} as LeaveGuardEvent,
    tags: {} as "asking",
  },
  actions: {
    rememberWay: assign(({ event }) =>
      event.type === "leave.asked" ? { to: event.to } : {},
    ),
    forgetWay: assign({ to: null }),
    /** Effect, given by the browser: goes where the person wanted to. */
    goOn: () => {},
  },
}).createMachine({
  id: "leaveGuard",
  description: "Leave a page without losing what is not saved by mistake.",
  context: { to: null },
  initial: "staying",
  states: {
    staying: {
      description: "The person is on the page.",
      meta: { specification: ["design: Browser"] },
      on: {
        "leave.asked": {
          target: "asking",
          actions: "rememberWay",
          description: "A link was pressed while something is not saved.",
        },
      },
    },
    asking: {
      description: "Leave without saving, or stay?",
      tags: "asking",
      meta: { specification: ["design: Browser"] },
      on: {
        "leave.confirmed": {
          target: "staying",
          actions: ["goOn", "forgetWay"],
          description: "Leave.",
        },
        "leave.cancelled": {
          target: "staying",
          actions: "forgetWay",
          description: "Stay.",
        },
      },
    },
  },
});
