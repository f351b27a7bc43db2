import { fromCallback, fromPromise, setup } from "xstate";
import { CONSENT_DELAY } from "../contract/constants.ts";
import { outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";

/** What this browser remembers of an answer; a rejection only until it closes (decisions: Catalogue). */
export type ConsentAnswer = "accepted" | "rejected" | "none";

export type ConsentEvent =
  | { type: "cookies.accepted" }
  | { type: "cookies.rejected" }
  /** The page is looked at again, and this is what the browser remembers by now. */
  | { type: "answer.found"; answer: ConsentAnswer }
  /** The person wants to see the question again. */
  | { type: "choice.asked" };

/**
 * The cookie consent bar (§2, §4 Cookie consent, §9): it asks once, two seconds after the page has come, and stays
 * away after either answer. Who has answered can ask for it again and take a yes back.
 */
export const cookieConsentMachine = setup({
  types: {
    events: {} as ConsentEvent,
    tags: {} as "asking",
  },
  actors: {
    /** Reads what the browser remembers, once the page has come. */
    readAnswer: fromPromise<ConsentAnswer, void>(notProvided),
    /** Sends `answer.found` whenever the page is looked at again: another tab may have been answered. */
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
    /** Effects, given by the browser. */
    /** Keeps the consent cookie for 30 days, and no rejection any more. */
    storeConsent: () => {},
    /** Removes the consent cookie, and keeps the bar away until the browser closes. */
    removeConsent: () => {},
    focusBar: () => {},
  },
  delays: { consentDelay: CONSENT_DELAY },
}).createMachine({
  id: "cookieConsent",
  description: "Answer once what the browser may keep.",
  initial: "looking",
  states: {
    looking: {
      description: "Nothing of it shows; has this browser answered before?",
      meta: { specification: ["§2 Cookie consent bar"] },
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
          { target: "waiting", description: "It has not." },
        ],
        onError: {
          target: "waiting",
          description: "Where cookies can't be read, none exists.",
        },
      },
    },
    waiting: {
      description: "The page is left in peace for 2 seconds.",
      meta: { specification: ["§2 Cookie consent bar", "§9"] },
      after: {
        consentDelay: { target: "asking", description: "They are over." },
      },
      on: {
        "choice.asked": {
          target: "reviewing",
          description: "Cookie choice, at the foot of the page.",
        },
      },
    },
    asking: {
      description:
        "The bar stands at the foot of the screen: Accept, Reject, and the privacy statements of the regions.",
      meta: { specification: ["§2 Cookie consent bar"] },
      tags: "asking",
      invoke: {
        id: "watchAnswer",
        src: "watchAnswer",
        onError: { description: "The bar stays until it is answered here." },
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
      meta: { specification: ["§4 Cookie consent"] },
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
      meta: { specification: ["§4 Cookie consent", "§9"] },
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
        specification: ["§4 Cookie consent", "decisions: Catalogue"],
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
