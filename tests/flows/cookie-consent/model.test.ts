import { CONSENT_DELAY } from "../../../contract/constants.ts";
import { cookieConsentMachine } from "../../../machines/cookie-consent/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { cookieConsentPlan } from "./plan.ts";

testMachine(cookieConsentMachine, {
  ...cookieConsentPlan,
  delays: { consentDelay: CONSENT_DELAY },
  expect: {
    reading: {
      calls: "readChoice",
      onDone: [
        { to: "accepted", when: ({ event }) => event.output === "accepted" },
        { to: "rejected", when: ({ event }) => event.output === "rejected" },
        "waiting",
      ],
      onError: "waiting",
    },
    waiting: {
      on: { "review.requested": "asking.reviewing" },
      after: { consentDelay: "asking" },
    },
    asking: {
      tags: "asking",
      on: {
        "cookies.accepted": { to: "accepted", effects: "storeConsent" },
        "cookies.rejected": { to: "rejected", effects: "removeConsent" },
        "review.requested": { effects: "focusBar" },
      },
    },
    "asking.unanswered": {
      calls: "watchChoice",
      on: {
        "choice.read": [
          { to: "accepted", when: ({ event }) => event.choice === "accepted" },
          { to: "rejected", when: ({ event }) => event.choice === "rejected" },
        ],
      },
    },
    "asking.reviewing": { entry: "focusBar" },
    accepted: { on: { "review.requested": "asking.reviewing" } },
    rejected: { on: { "review.requested": "asking.reviewing" } },
  },
});
