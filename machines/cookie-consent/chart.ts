import { setup } from "xstate";
import { CONSENT_DELAY } from "../../contract/constants.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";

/** The stored choice. A rejection is stored until the browser is closed. */
export type ConsentChoice = "accepted" | "rejected" | "none";

type ConsentEvent =
  | { type: "cookies.accepted" }
  | { type: "cookies.rejected" }
  /** The bar appeared or the page became visible. `choice` is the stored choice. */
  | { type: "choice.read"; choice: ConsentChoice }
  /** The person wants to review or change the choice. */
  | { type: "review.requested" };

/**
 * The cookie consent bar. It appears shortly after the page has loaded, and stays hidden after either choice. A person
 * can open it again later and withdraw consent.
 */
export const cookieConsentMachine = setup({
  types: { events: {} as ConsentEvent, tags: {} as "asking" },
  actors: {
    /** Reads the stored choice after the page has loaded. */
    readChoice: taskActor<ConsentChoice, void>(),
    /** Sends `choice.read` on start-up and when the page becomes visible: another tab may have stored a choice. */
    watchChoice: eventActor<ConsentEvent>(),
  },
  guards: {
    hasAccepted: ({ event }) => outputOf<ConsentChoice>(event) === "accepted",
    hasRejected: ({ event }) => outputOf<ConsentChoice>(event) === "rejected",
    hasAcceptedElsewhere: ({ event }) =>
      eventOf(event, "choice.read").choice === "accepted",
    hasRejectedElsewhere: ({ event }) =>
      eventOf(event, "choice.read").choice === "rejected",
  },
  actions: {
    /** Stores the consent cookie and deletes a stored rejection. */
    storeConsent: effect(),
    /** Deletes the consent cookie and stores the rejection until the browser closes. */
    removeConsent: effect(),
    focusBar: effect(),
  },
  delays: { consentDelay: CONSENT_DELAY },
}).createMachine({
  id: "cookieConsent",
  description: "Choose whether the browser may store optional cookies.",
  meta: { title: "Cookie consent", who: "Everyone", area: "publicSite" },
  initial: "reading",
  states: {
    reading: {
      description: "The bar is hidden while the stored choice is read.",
      invoke: {
        id: "readChoice",
        src: "readChoice",
        onDone: [
          {
            guard: "hasAccepted",
            target: "accepted",
            meta: { rules: ["2-consent-02"] },
          },
          { guard: "hasRejected", target: "rejected" },
          { target: "waiting" },
        ],
        onError: {
          target: "waiting",
          description: "If the cookies cannot be read, the bar is shown.",
        },
      },
    },
    waiting: {
      description:
        "The bar is still hidden, so that the page can be read first.",
      after: {
        consentDelay: { target: "asking", meta: { rules: ["2-consent-01"] } },
      },
      on: { "review.requested": { target: "asking.reviewing" } },
    },
    asking: {
      description:
        "The bar at the bottom of the screen shows Accept, Reject and the privacy statements by country.",
      tags: "asking",
      initial: "unanswered",
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
        "review.requested": { actions: "focusBar" },
      },
      states: {
        unanswered: {
          description:
            "No choice has been made yet. A choice in another tab hides this bar too.",
          meta: { rules: ["2-consent-03"] },
          invoke: invokeEventActor("watchChoice"),
          on: {
            "choice.read": [
              {
                guard: "hasAcceptedElsewhere",
                target: "#cookieConsent.accepted",
              },
              {
                guard: "hasRejectedElsewhere",
                target: "#cookieConsent.rejected",
              },
            ],
          },
        },
        reviewing: {
          description: "The person opened the bar to change the choice.",
          entry: "focusBar",
        },
      },
    },
    accepted: {
      description:
        "The bar is hidden. Consent is stored in a cookie with a limited lifetime.",
      meta: { rules: ["4-consent-03"] },
      on: { "review.requested": { target: "asking.reviewing" } },
    },
    rejected: {
      description: "The bar is hidden until the browser is restarted.",
      meta: { rules: ["4-consent-03"] },
      on: { "review.requested": { target: "asking.reviewing" } },
    },
  },
});
