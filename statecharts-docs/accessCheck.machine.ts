import { fromPromise, setup } from "xstate";

/** Check on the server whether a person may open a page. Generated: `npm run docs` writes it anew. */
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
  description: "Check on the server whether a person may open a page.",
  meta: {
    title: "Access check",
    who: "Investees",
  },
  initial: "asking",
  states: {
    asking: {
      description: "Waiting for the server's answer. The page content is not shown yet.",
      tags: "busy",
      invoke: {
        id: "checkAccess",
        src: "checkAccess",
        onDone: [
          {
            guard: "isAllowed",
            target: "allowed",
            meta: {
              rules: [
                "4-access-check-02",
                "7-access-check-02",
              ],
            },
          },
          {
            target: "leftForHome",
            meta: {
              rules: [
                "4-access-check-02",
                "4-access-check-03",
              ],
            },
          },
        ],
        onError: {
          target: "leftForHome",
          description: "A failed or missing answer denies access.",
          meta: {
            rules: [
              "8-access-check-01",
            ],
          },
        },
      },
    },
    allowed: {
      description: "The page content is shown.",
      tags: "allowed",
      meta: {
        rules: [
          "4-access-check-02",
        ],
      },
    },
    leftForHome: {
      description: "The person's home page is open.",
      type: "final",
      entry: "goHome",
    },
  },
});
