import type { Model } from "xstate-toolkit/run";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import {
  noSession,
  opensRoleHome,
  removeSessionAndRedirect,
  type Step,
  setsSessionFromOutput,
} from "./expectations.ts";
import { when } from "./guard-outcomes.ts";

const confirmsEnd = { calls: [["confirmEnd"]] } as const;

const waitsUntil = (limit: (context: SessionContext) => number) => ({
  after: ({ before: { context } }: Step) =>
    Math.max(0, limit(context) - context.now),
});

/** Expects `now` to be updated to the time of the event, but never to an earlier time. */
const updatesTime = {
  context: ({ before, event }: Step) => ({
    now: Math.max(before.context.now, event.at),
  }),
};

const endsExpiredSession = {
  when: when.expired,
  ...confirmsEnd,
  context: { reason: "expired" },
} as const;

const endsInactiveSession = {
  when: when.inactive,
  ...confirmsEnd,
  context: { reason: "inactive" },
} as const;

const confirmsInactivity = {
  ...confirmsEnd,
  ...waitsUntil((c) => c.activeAt + c.inactivityLength),
  context: { reason: "inactive" },
} as const;

/** Expectations for the two session limits, and for the check of the storage before a limit ends the session. */
export const limitTransitions: Model<typeof sessionMachine>["transitions"] = {
  "loggedIn.limits --page.resumed [isExpired]--> confirming":
    endsExpiredSession,
  "loggedIn.limits --page.resumed [isInactive]--> confirming":
    endsInactiveSession,
  "loggedIn.limits --page.resumed [else]--> loggedIn.limits.measuring":
    updatesTime,
  "loggedIn.limits --activity.detected [isExpired]--> confirming":
    endsExpiredSession,
  "loggedIn.limits --activity.detected [isInactive]--> confirming":
    endsInactiveSession,
  "loggedIn.limits --activity.detected [isLaterActivity]--> loggedIn.limits.measuring":
    {
      when: ({ before, event }) => event.at > before.context.activeAt,

      effects: [["shareActivity"]],
      context: ({ before, event }: Step) => ({
        activeAt: event.at,
        now: Math.max(before.context.now, event.at),
      }),
    },
  "loggedIn.limits.measuring --always [isEndingSoon]--> loggedIn.limits.endingSoon":
    { when: when.endingSoon, context: "unchanged" },
  "loggedIn.limits.measuring --always [else]--> loggedIn.limits.running": {
    context: "unchanged",
  },
  "loggedIn.limits.running --after(untilNotice)--> loggedIn.limits.endingSoon":
    {
      ...waitsUntil((c) => c.loggedInAt + c.sessionLength - SESSION_NOTICE),
      context: ({ before: { context: c } }: Step) => ({
        now: c.loggedInAt + c.sessionLength - SESSION_NOTICE,
      }),
    },
  "loggedIn.limits.running --after(untilInactive)--> confirming": {
    ...confirmsInactivity,
  },
  "loggedIn.limits.endingSoon --after(untilInactive)--> confirming": {
    ...confirmsInactivity,
  },
  "loggedIn.limits.endingSoon --after(untilEnd)--> confirming": {
    ...confirmsEnd,
    ...waitsUntil((c) => c.loggedInAt + c.sessionLength),
    context: { reason: "expired" },
  },
  "confirming --onDone(confirmEnd) [hasSameStoredSession]--> loggedIn": {
    when: when.readsSameSession,
    effects: [["setAuthHeader"]],
    ...setsSessionFromOutput,
  },
  "confirming --onDone(confirmEnd) [hasActiveSession]--> switching": {
    when: when.readsActiveSession,
    effects: opensRoleHome,
    ...setsSessionFromOutput,
  },
  "confirming --onDone(confirmEnd) [else]--> loggedOut.leaving": {
    effects: removeSessionAndRedirect,
    context: ({ before }: Step) => ({
      ...noSession,
      reason: before.context.reason,
    }),
  },
  "confirming --onError(confirmEnd)--> loggedOut.leaving": {
    effects: removeSessionAndRedirect,
    context: noSession,
  },
};
