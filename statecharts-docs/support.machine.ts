import { fromPromise, setup } from "xstate";

/** Find out how to reach the people behind the product. Generated: `npm run docs` writes it anew. */
export const supportMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {},
  actions: {},
  guards: {},
  delays: {},
}).createMachine({
  id: "support",
  description: "Find out how to reach the people behind the product.",
  initial: "concealed",
  states: {
    concealed: {
      description: "Answers to first questions, and 'Contact Support'.",
      meta: {
        specification: [
          "§2 Support",
        ],
      },
      on: {
        "contact.asked": {
          target: "revealed",
          description: "Contact Support is pressed.",
        },
      },
    },
    revealed: {
      description: "An email link and a phone line stand there.",
      meta: {
        specification: [
          "§2 Support",
          "§9",
        ],
      },
      tags: "revealed",
      on: {
        "contact.asked": {
          target: "concealed",
          description: "Pressed again, they are put away.",
        },
      },
    },
  },
});
