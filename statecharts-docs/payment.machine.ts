import { fromPromise, setup } from "xstate";

/** Pay for a programme by card. It is a simulation. Generated: `npm run docs` writes it anew. */
export const paymentMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    watchLeaving: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changeField: () => {},
    focusFirstProblem: () => {},
    forgetCard: () => {},
    goToPrograms: () => {},
    showProblems: () => {},
  },
  guards: {
    hasProblems: () => true,
  },
  delays: {
    paymentProcessing: 3000,
    paymentRedirect: 3000,
  },
}).createMachine({
  id: "payment",
  description: "Pay for a programme by card. It is a simulation.",
  invoke: {
    id: "watchLeaving",
    src: "watchLeaving",
    onError: {
      description: "A browser that can't say that the page was left: the card goes with the page.",
    },
  },
  initial: "paying",
  states: {
    paying: {
      description: "The card is on the screen, and nowhere else.",
      meta: {
        specification: [
          "§2 Payment screen",
          "decisions: Payment",
        ],
      },
      initial: "filling",
      on: {
        "screen.left": {
          target: ".filling",
          actions: "forgetCard",
          description: "The page was left: nothing is charged, and the browser's Back finds an empty form.",
        },
      },
      states: {
        filling: {
          description: "The form asks for cardholder name, card number, expiry and CVV.",
          meta: {
            specification: [
              "§2 Payment screen",
              "§5 Payment",
            ],
          },
          tags: "form",
          on: {
            "field.changed": {
              actions: "changeField",
              description: "What was wrong with the field is forgotten.",
            },
            "form.submitted": [
              {
                guard: "hasProblems",
                actions: [
                  "showProblems",
                  "focusFirstProblem",
                ],
                description: "Every wrong field says what is wrong, and the first one has the focus.",
              },
              {
                target: "processing",
                description: "Pay Now.",
              },
            ],
          },
        },
        processing: {
          description: "3 seconds pass, simulated. The button is busy, and a second press does nothing.",
          meta: {
            specification: [
              "§4 Payment",
              "§9",
            ],
          },
          tags: [
            "form",
            "busy",
          ],
          on: {
            "payment.cancelled": {
              target: "filling",
              description: "Nothing is charged; what was typed is still there.",
            },
          },
          after: {
            paymentProcessing: {
              target: "#payment.succeeded",
              actions: "forgetCard",
              description: "The payment is made, and the card is forgotten.",
            },
          },
        },
      },
    },
    succeeded: {
      description: "The payment is made, and the page says so.",
      meta: {
        specification: [
          "§4 Payment",
          "§9",
        ],
      },
      tags: "done",
      on: {
        "continue.asked": {
          target: "leftForPrograms",
          description: "Whoever has read it goes on at once.",
        },
      },
      initial: "redirecting",
      states: {
        redirecting: {
          description: "The programmes open in 3 seconds.",
          tags: "redirecting",
          on: {
            "screen.left": {
              target: "staying",
              description: "The person goes elsewhere, and is not called back from there.",
            },
          },
          after: {
            paymentRedirect: {
              target: "#payment.leftForPrograms",
              description: "3 seconds are over.",
            },
          },
        },
        staying: {
          description: "The way is the person's own; the browser's Back may find this page.",
        },
      },
    },
    leftForPrograms: {
      description: "The programmes thank for the payment.",
      type: "final",
      entry: "goToPrograms",
    },
  },
});
