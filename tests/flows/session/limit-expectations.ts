import type { Model } from "xstate-toolkit/run";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import {
  noSession,
  removesAndRedirects,
  type Step,
  storesOutput,
} from "./expectations.ts";
import { when } from "./guard-outcomes.ts";

const confirm = { calls: [["confirmEnd"]] } as const;

const timeUntil = (limit: (context: SessionContext) => number) => ({
  after: ({ before: { context } }: Step) =>
    Math.max(0, limit(context) - context.now),
});

/** Expects the time to move only forward. */
const updatesTime = {
  context: ({ before, event }: Step) => ({
    now: Math.max(before.context.now, event.at),
  }),
};

const expires = {
  when: when.expired,
  ...confirm,
  context: { reason: "expired" },
} as const;

const inactive = {
  when: when.inactive,
  ...confirm,
  context: { reason: "inactive" },
} as const;

const confirmsInactivity = {
  ...confirm,
  ...timeUntil((c) => c.activeAt + c.inactivityLength),
  context: { reason: "inactive" },
} as const;

/** Expectations for the two limits, including the check of the storage before either ends the session. */
export const limitTransitions: Model<typeof sessionMachine>["transitions"] = {
  "loggedIn.limits --page.resumed [isExpired]--> confirming": expires,
  "loggedIn.limits --page.resumed [isInactive]--> confirming": inactive,
  "loggedIn.limits --page.resumed [else]--> loggedIn.limits.measuring":
    updatesTime,
  "loggedIn.limits --activity.detected [isExpired]--> confirming": expires,
  "loggedIn.limits --activity.detected [isInactive]--> confirming": inactive,
  "loggedIn.limits --activity.detected [isLaterActivity]--> loggedIn.limits.measuring":
    {
      when: ({ before, event }) => event.at > before.context.activeAt,
      rules: ["4-session-05"],
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
      ...timeUntil((c) => c.loggedInAt + c.sessionLength - SESSION_NOTICE),
      context: ({ before: { context: c } }: Step) => ({
        now: c.loggedInAt + c.sessionLength - SESSION_NOTICE,
      }),
    },
  "loggedIn.limits.running --after(untilInactive)--> confirming": {
    rules: ["4-session-04"],
    ...confirmsInactivity,
  },
  "loggedIn.limits.endingSoon --after(untilInactive)--> confirming": {
    rules: ["4-session-04"],
    ...confirmsInactivity,
  },
  "loggedIn.limits.endingSoon --after(untilEnd)--> confirming": {
    rules: ["4-session-02"],
    ...confirm,
    ...timeUntil((c) => c.loggedInAt + c.sessionLength),
    context: { reason: "expired" },
  },
  "confirming --onDone(confirmEnd) [hasSameStoredSession]--> loggedIn": {
    when: when.readsSame,
    effects: [["setAuthHeader"]],
    ...storesOutput,
  },
  "confirming --onDone(confirmEnd) [hasActiveSession]--> loggedIn": {
    when: when.readsValid,
    effects: [["goToRoleHome"], ["setAuthHeader"]],
    ...storesOutput,
  },
  "confirming --onDone(confirmEnd) [else]--> loggedOut.leaving": {
    rules: ["4-session-03", "4-session-06", "4-session-07"],
    effects: removesAndRedirects,
    context: ({ before }: Step) => ({
      ...noSession,
      reason: before.context.reason,
    }),
  },
  "confirming --onError(confirmEnd)--> loggedOut.leaving": {
    effects: removesAndRedirects,
    context: noSession,
  },
};
