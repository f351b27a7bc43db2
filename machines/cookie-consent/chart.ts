import { fromCallback, fromPromise, setup } from "xstate";
import { CONSENT_DELAY } from "../../contract/constants.ts";
import { outputOf } from "../shared/actor-events.ts";
import { notProvided, notProvidedSource } from "../shared/actor-stub.ts";

/** The stored answer. A rejection is stored until the browser closes. */
export type ConsentAnswer = "accepted" | "rejected" | "none";

export type ConsentEvent =
  | { type: "cookies.accepted" }
  | { type: "cookies.rejected" }
  /** The page became visible again; `answer` is what is stored now. */
  | { type: "answer.found"; answer: ConsentAnswer }
  /** The person wants to change the answer. */
  | { type: "choice.asked" };

/**
 * The cookie consent bar. It asks once, shortly after the page has loaded, and stays hidden after either answer. A
 * person who has answered can open it again and withdraw the consent.
 */
export const cookieConsentMachine = setup({
  types: {
    events: {} as ConsentEvent,
    tags: {} as "asking",
  },
  actors: {
    /** Reads the stored answer after the page has loaded. */
    readAnswer: fromPromise<ConsentAnswer, void>(notProvided),
    /** Sends `answer.found` when the page becomes visible, because the person may have answered in another tab. */
    watchAnswer: fromCallback<ConsentEvent>(notProvidedSource),
  },
  guards: {
    readsAccepted: ({ event }) => outputOf<ConsentAnswer>(event) === "accepted",
    readsRejected: ({ event }) => outputOf<ConsentAnswer>(event) === "rejected",
    findsAccepted: ({ event }) =>
      event.type === "answer.found" && event.answer === "accepted",
    findsRejected: ({ event }) =>
      event.type === "answer.found" && event.answer === "rejected",
  },
  actions: {
    /** Effects, provided by the browser. */
    /** Stores the consent cookie and deletes a stored rejection. */
    storeConsent: () => {},
    /** Deletes the consent cookie and hides the bar until the browser closes. */
    removeConsent: () => {},
    focusBar: () => {},
  },
  delays: { consentDelay: CONSENT_DELAY },
}).createMachine({
  id: "cookieConsent",
  description: "Decide once what the browser may store.",
  meta: { title: "Cookie consent", who: "Everyone" },
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
            meta: { rules: ["2-consent-02"] },
          },
          {
            guard: "readsRejected",
            target: "rejected",
            description: "The person rejected since the browser was opened.",
          },
          { target: "waiting" },
        ],
        onError: {
          target: "waiting",
          description: "If cookies cannot be read, none is stored.",
        },
      },
    },
    waiting: {
      description:
        "The bar is still hidden, so that the page can be read first.",
      after: {
        consentDelay: { target: "asking", meta: { rules: ["2-consent-01"] } },
      },
      on: {
        "choice.asked": { target: "reviewing" },
      },
    },
    asking: {
      description:
        "The bar at the bottom of the screen shows Accept, Reject and the privacy statements of the regions.",
      meta: { rules: ["2-consent-03"] },
      tags: "asking",
      invoke: {
        id: "watchAnswer",
        src: "watchAnswer",
        onError: { description: "Answers in other tabs are not noticed." },
      },
      on: {
        "cookies.accepted": {
          target: "accepted",
          actions: "storeConsent",
          meta: { rules: ["4-consent-01"] },
        },
        "cookies.rejected": {
          target: "rejected",
          actions: "removeConsent",
          meta: { rules: ["4-consent-02"] },
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
          meta: { rules: ["4-consent-02"] },
        },
        "choice.asked": {
          actions: "focusBar",
          description: "The bar is already open.",
        },
      },
    },
    accepted: {
      description:
        "The bar is hidden. The consent is stored as a cookie with a limited lifetime.",
      meta: { rules: ["4-consent-03"] },
      on: {
        "choice.asked": { target: "reviewing" },
      },
    },
    rejected: {
      description: "The bar is hidden until the browser is opened again.",
      meta: { rules: ["4-consent-03"] },
      on: {
        "choice.asked": { target: "reviewing" },
      },
    },
  },
});
