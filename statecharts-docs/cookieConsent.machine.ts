import { fromPromise, setup } from "xstate";

/** Decide once what the browser may store. Generated: `npm run docs` writes it anew. */
export const cookieConsentMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    readAnswer: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchAnswer: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    focusBar: () => {},
    removeConsent: () => {},
    storeConsent: () => {},
  },
  guards: {
    findsAccepted: () => true,
    findsRejected: () => true,
    readsAccepted: () => true,
    readsRejected: () => true,
  },
  delays: {
    consentDelay: 2000,
  },
}).createMachine({
  id: "cookieConsent",
  description: "Decide once what the browser may store.",
  meta: {
    title: "Cookie consent",
    who: "Everyone",
  },
  initial: "looking",
  states: {
    looking: {
      description: "The bar is hidden while the stored answer is read.",
      invoke: {
        id: "readAnswer",
        src: "readAnswer",
        onDone: [
          {
            guard: "readsAccepted",
            target: "accepted",
            meta: {
              rules: [
                "2-consent-02",
              ],
            },
          },
          {
            guard: "readsRejected",
            target: "rejected",
            description: "The person rejected since the browser was opened.",
          },
          {
            target: "waiting",
          },
        ],
        onError: {
          target: "waiting",
          description: "If cookies cannot be read, none is stored.",
        },
      },
    },
    waiting: {
      description: "The bar is still hidden, so that the page can be read first.",
      after: {
        consentDelay: {
          target: "asking",
          meta: {
            rules: [
              "2-consent-01",
            ],
          },
        },
      },
      on: {
        "choice.asked": {
          target: "reviewing",
        },
      },
    },
    asking: {
      description: "The bar at the bottom of the screen shows Accept, Reject and the privacy statements of the regions.",
      meta: {
        rules: [
          "2-consent-03",
        ],
      },
      tags: "asking",
      invoke: {
        id: "watchAnswer",
        src: "watchAnswer",
        onError: {
          description: "Answers in other tabs are not noticed.",
        },
      },
      on: {
        "cookies.accepted": {
          target: "accepted",
          actions: "storeConsent",
          meta: {
            rules: [
              "4-consent-01",
            ],
          },
        },
        "cookies.rejected": {
          target: "rejected",
          actions: "removeConsent",
          meta: {
            rules: [
              "4-consent-02",
            ],
          },
        },
        "answer.found": [
          {
            guard: "findsAccepted",
            target: "accepted",
            description: "The person accepted in another tab.",
          },
          {
            guard: "findsRejected",
            target: "rejected",
            description: "The person rejected in another tab.",
          },
        ],
        "choice.asked": {
          actions: "focusBar",
          description: "The bar is already open.",
        },
      },
    },
    reviewing: {
      description: "The bar is shown again because the person asked for it.",
      tags: "asking",
      entry: "focusBar",
      on: {
        "cookies.accepted": {
          target: "accepted",
          actions: "storeConsent",
        },
        "cookies.rejected": {
          target: "rejected",
          actions: "removeConsent",
          description: "Withdraws an earlier consent.",
          meta: {
            rules: [
              "4-consent-02",
            ],
          },
        },
        "choice.asked": {
          actions: "focusBar",
          description: "The bar is already open.",
        },
      },
    },
    accepted: {
      description: "The bar is hidden. The consent is stored as a cookie with a limited lifetime.",
      meta: {
        rules: [
          "4-consent-03",
        ],
      },
      on: {
        "choice.asked": {
          target: "reviewing",
        },
      },
    },
    rejected: {
      description: "The bar is hidden until the browser is opened again.",
      meta: {
        rules: [
          "4-consent-03",
        ],
      },
      on: {
        "choice.asked": {
          target: "reviewing",
        },
      },
    },
  },
});
