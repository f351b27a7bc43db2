import { fromPromise, setup } from "xstate";

/** Pay for a programme by card, as a simulation. Generated: `npm run docs` writes it anew. */
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
  description: "Pay for a programme by card, as a simulation.",
  meta: {
    title: "Payment",
    who: "Everyone",
  },
  invoke: {
    id: "watchLeaving",
    src: "watchLeaving",
    onError: {
      description: "The card is only cleared together with the page.",
    },
  },
  initial: "paying",
  states: {
    paying: {
      description: "The card exists only on the screen.",
      initial: "filling",
      on: {
        "screen.left": {
          target: ".filling",
          actions: "forgetCard",
          description: "Nothing is charged, and navigating back shows an empty form.",
        },
      },
      states: {
        filling: {
          description: "The form asks for cardholder name, card number, expiry and CVV.",
          meta: {
            rules: [
              "2-payment-02",
              "2-payment-03",
            ],
          },
          tags: "form",
          on: {
            "field.changed": {
              actions: "changeField",
            },
            "form.submitted": [
              {
                guard: "hasProblems",
                actions: [
                  "showProblems",
                  "focusFirstProblem",
                ],
                meta: {
                  rules: [
                    "5-payment-01",
                    "5-payment-04",
                  ],
                },
              },
              {
                target: "processing",
                meta: {
                  rules: [
                    "4-payment-01",
                    "4-payment-05",
                  ],
                },
              },
            ],
          },
        },
        processing: {
          description: "Processing is simulated. The button is busy, and a second press has no effect.",
          meta: {
            rules: [
              "4-payment-01",
            ],
          },
          tags: [
            "form",
            "busy",
          ],
          on: {
            "payment.cancelled": {
              target: "filling",
              description: "Nothing is charged. The input is kept.",
            },
          },
          after: {
            paymentProcessing: {
              target: "#payment.succeeded",
              actions: "forgetCard",
              description: "The card is cleared from memory.",
              meta: {
                rules: [
                  "4-payment-01",
                  "4-payment-02",
                  "4-payment-05",
                ],
              },
            },
          },
        },
      },
    },
    succeeded: {
      description: "The payment has succeeded. The page confirms it.",
      tags: "done",
      on: {
        "continue.asked": {
          target: "leftForPrograms",
          meta: {
            rules: [
              "4-payment-04",
            ],
          },
        },
      },
      initial: "redirecting",
      states: {
        redirecting: {
          description: "The programmes open after a short wait.",
          tags: "redirecting",
          meta: {
            rules: [
              "4-payment-01",
            ],
          },
          on: {
            "screen.left": {
              target: "staying",
              description: "The person navigates elsewhere, so the redirect is cancelled.",
            },
          },
          after: {
            paymentRedirect: {
              target: "#payment.leftForPrograms",
              meta: {
                rules: [
                  "4-payment-03",
                  "4-payment-04",
                ],
              },
            },
          },
        },
        staying: {
          description: "There is no redirect. Navigating back may show this page again.",
        },
      },
    },
    leftForPrograms: {
      description: "The programmes open with a confirmation of the payment.",
      type: "final",
      entry: "goToPrograms",
    },
  },
});
