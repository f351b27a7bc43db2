import { fromPromise, setup } from "xstate";

/** Answer once what the browser may keep. Generated: `npm run docs` writes it anew. */
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
  description: "Answer once what the browser may keep.",
  initial: "looking",
  states: {
    looking: {
      description: "Nothing of it shows; has this browser answered before?",
      meta: {
        specification: [
          "§2 Cookie consent bar",
        ],
      },
      invoke: {
        id: "readAnswer",
        src: "readAnswer",
        onDone: [
          {
            guard: "readsAccepted",
            target: "accepted",
            description: "The consent cookie exists.",
          },
          {
            guard: "readsRejected",
            target: "rejected",
            description: "It was rejected since the browser was opened.",
          },
          {
            target: "waiting",
            description: "It has not.",
          },
        ],
        onError: {
          target: "waiting",
          description: "Where cookies can't be read, none exists.",
        },
      },
    },
    waiting: {
      description: "The page is left in peace for 2 seconds.",
      meta: {
        specification: [
          "§2 Cookie consent bar",
          "§9",
        ],
      },
      after: {
        consentDelay: {
          target: "asking",
          description: "They are over.",
        },
      },
      on: {
        "choice.asked": {
          target: "reviewing",
          description: "Cookie choice, at the foot of the page.",
        },
      },
    },
    asking: {
      description: "The bar stands at the foot of the screen: Accept, Reject, and the privacy statements of the regions.",
      meta: {
        specification: [
          "§2 Cookie consent bar",
        ],
      },
      tags: "asking",
      invoke: {
        id: "watchAnswer",
        src: "watchAnswer",
        onError: {
          description: "The bar stays until it is answered here.",
        },
      },
      on: {
        "cookies.accepted": {
          target: "accepted",
          actions: "storeConsent",
          description: "Accept.",
        },
        "cookies.rejected": {
          target: "rejected",
          actions: "removeConsent",
          description: "Reject.",
        },
        "answer.found": [
          {
            guard: "findsAccepted",
            target: "accepted",
            description: "Accepted in another tab.",
          },
          {
            guard: "findsRejected",
            target: "rejected",
            description: "Rejected in another tab.",
          },
        ],
        "choice.asked": {
          actions: "focusBar",
          description: "Cookie choice: the bar is there already.",
        },
      },
    },
    reviewing: {
      description: "The bar again, because the person asked for it.",
      meta: {
        specification: [
          "§4 Cookie consent",
        ],
      },
      tags: "asking",
      entry: "focusBar",
      on: {
        "cookies.accepted": {
          target: "accepted",
          actions: "storeConsent",
          description: "Accept.",
        },
        "cookies.rejected": {
          target: "rejected",
          actions: "removeConsent",
          description: "Reject takes back what was accepted.",
        },
        "choice.asked": {
          actions: "focusBar",
          description: "Cookie choice: the bar is there already.",
        },
      },
    },
    accepted: {
      description: "No bar; the browser remembers the yes for 30 days.",
      meta: {
        specification: [
          "§4 Cookie consent",
          "§9",
        ],
      },
      on: {
        "choice.asked": {
          target: "reviewing",
          description: "Cookie choice, at the foot of the page.",
        },
      },
    },
    rejected: {
      description: "No bar, until the browser is opened the next time.",
      meta: {
        specification: [
          "§4 Cookie consent",
          "decisions: Catalogue",
        ],
      },
      on: {
        "choice.asked": {
          target: "reviewing",
          description: "Cookie choice, at the foot of the page.",
        },
      },
    },
  },
});
