import type { SnapshotFrom } from "xstate";
import { CONSENT_DELAY } from "../../../contract/constants.ts";
import { cookieConsentMachine } from "../../../machines/cookie-consent/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { accept, cookieConsentPlan, reject, review } from "./plan.ts";

const hiddenBar = { notTags: ["asking"], cannot: [accept, reject] } as const;
const visibleBar = { tags: ["asking"], can: [accept, reject, review] } as const;
const stoppedActors = ({
  before,
}: {
  before: SnapshotFrom<typeof cookieConsentMachine>;
}) => (before.matches({ asking: "unanswered" }) ? ["watchChoice"] : []);

walkMachine(cookieConsentMachine, {
  ...cookieConsentPlan,
  states: {
    reading: hiddenBar,
    waiting: { ...hiddenBar, can: [review] },
    "asking.unanswered": { ...visibleBar },
    "asking.reviewing": visibleBar,
    accepted: { ...hiddenBar, can: [review] },
    rejected: { ...hiddenBar, can: [review] },
  },
  transitions: {
    "(start)": { calls: [["readChoice"]] },
    "reading --onDone(readChoice) [hasAccepted]--> accepted": {
      when: ({ event }) => event.output === "accepted",
      context: "unchanged",
    },
    "reading --onDone(readChoice) [hasRejected]--> rejected": {
      when: ({ event }) => event.output === "rejected",
      context: "unchanged",
    },
    "reading --onDone(readChoice) [else]--> waiting": { context: "unchanged" },
    "reading --onError(readChoice)--> waiting": { context: "unchanged" },
    "waiting --after(consentDelay)--> asking": {
      after: CONSENT_DELAY,
      calls: [["watchChoice"]],
    },
    "waiting --review.requested--> asking.reviewing": {
      effects: [["focusBar"]],
    },
    "asking --cookies.accepted--> accepted": {
      effects: [["storeConsent"]],
      stops: stoppedActors,
    },
    "asking --cookies.rejected--> rejected": {
      effects: [["removeConsent"]],
      stops: stoppedActors,
    },
    "asking --review.requested--> (stays)": { effects: [["focusBar"]] },
    "asking.unanswered --choice.read [hasAcceptedElsewhere]--> accepted": {
      when: ({ event }) => event.choice === "accepted",
      context: "unchanged",
    },
    "asking.unanswered --choice.read [hasRejectedElsewhere]--> rejected": {
      when: ({ event }) => event.choice === "rejected",
      context: "unchanged",
    },
    "asking.unanswered --onError(watchChoice)--> (ignored)": {
      context: "unchanged",
    },
    "accepted --review.requested--> asking.reviewing": {
      effects: [["focusBar"]],
    },
    "rejected --review.requested--> asking.reviewing": {
      effects: [["focusBar"]],
    },
  },
});
