import { fromPromise, setup } from "xstate";

/** Leave a page without losing what is not saved by mistake. Generated: `npm run docs` writes it anew. */
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
  description: "Leave a page without losing what is not saved by mistake.",
  context: {
    to: null,
  },
  initial: "staying",
  states: {
    staying: {
      description: "The person is on the page.",
      meta: {
        specification: [
          "design: Browser",
        ],
      },
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
      meta: {
        specification: [
          "design: Browser",
        ],
      },
      on: {
        "leave.confirmed": {
          target: "staying",
          actions: [
            "goOn",
            "forgetWay",
          ],
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
