import { fromPromise, setup } from "xstate";

/** Find out how to contact support. Generated: `npm run docs` writes it anew. */
export const supportMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {},
  guards: {},
  delays: {},
}).createMachine({
  id: "support",
  description: "Find out how to contact support.",
  meta: {
    title: "Support",
    who: "Everyone",
  },
  initial: "concealed",
  states: {
    concealed: {
      description: "Answers to frequent questions and Contact Support are shown.",
      on: {
        "contact.asked": {
          target: "revealed",
        },
      },
    },
    revealed: {
      description: "An email link and a phone number are shown.",
      meta: {
        rules: [
          "2-support-02",
        ],
      },
      tags: "revealed",
      on: {
        "contact.asked": {
          target: "concealed",
        },
      },
    },
  },
});
