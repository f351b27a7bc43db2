import { fromPromise, setup } from "xstate";

/** Ask the server whether this person may see a page. Generated: `npm run docs` writes it anew. */
export const accessCheckMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    checkAccess: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    goHome: () => {},
  },
  guards: {
    isAllowed: () => true,
  },
  delays: {},
}).createMachine({
  id: "accessCheck",
  description: "Ask the server whether this person may see a page.",
  initial: "asking",
  states: {
    asking: {
      description: "The server is asked; nothing of the page shows yet.",
      tags: "busy",
      meta: {
        specification: [
          "§7 GET /api/check-access/investee-match-test",
        ],
      },
      invoke: {
        id: "checkAccess",
        src: "checkAccess",
        onDone: [
          {
            guard: "isAllowed",
            target: "allowed",
            description: "`allowed` is true.",
          },
          {
            target: "leftForHome",
            description: "It is not.",
          },
        ],
        onError: {
          target: "leftForHome",
          description: "Refused, failed or without an answer: no yes.",
        },
      },
    },
    allowed: {
      description: "The page shows: Get Matched.",
      tags: "allowed",
      meta: {
        specification: [
          "§4 Access check",
        ],
      },
    },
    leftForHome: {
      description: "The person's own home is open.",
      type: "final",
      meta: {
        specification: [
          "§4 Access check",
          "§8",
        ],
      },
      entry: "goHome",
    },
  },
});
