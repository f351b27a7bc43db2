import { fromPromise, setup } from "xstate";

/** Leave a page without losing unsaved changes by mistake. Generated: `npm run docs` writes it anew. */
export const leaveGuardMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {
    forgetWay: () => {},
    goOn: () => {},
    rememberWay: () => {},
  },
  guards: {},
  delays: {},
}).createMachine({
  id: "leaveGuard",
  description: "Leave a page without losing unsaved changes by mistake.",
  meta: {
    title: "Leaving a page",
    who: "Members",
  },
  context: {
    to: null,
  },
  initial: "staying",
  states: {
    staying: {
      description: "The person is on the page.",
      on: {
        "leave.asked": {
          target: "asking",
          actions: "rememberWay",
          description: "A link was followed while the page had unsaved changes.",
        },
      },
    },
    asking: {
      description: "A dialog asks whether to leave without saving.",
      tags: "asking",
      on: {
        "leave.confirmed": {
          target: "staying",
          actions: [
            "goOn",
            "forgetWay",
          ],
        },
        "leave.cancelled": {
          target: "staying",
          actions: "forgetWay",
        },
      },
    },
  },
});
