import { expect } from "vitest";
import type {
  SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import type { Model } from "../../support/walker/index.ts";
import { MINUTE } from "./cases.ts";
import {
  adoptsOutput,
  forget,
  gone,
  type Moment,
  toLogin,
} from "./expectations.ts";
import { when } from "./guard-answers.ts";

const confirm = { calls: [["confirmEnd"]] } as const;

const leftInMs = (limit: (context: SessionContext) => number) => ({
  after: ({ before: { context } }: Moment) =>
    Math.max(0, limit(context) - context.now),
});

/** Time only moves forward. */
const timeIs = {
  context: ({ before, event }: Moment) => ({
    now: Math.max(before.context.now, event.at),
  }),
};

/** Expectations for the two limits, including the check of the storage before either ends the session. */
export const limitTransitions: Model<typeof sessionMachine>["transitions"] = {
  "loggedIn.sinceLogin.running --page.resumed [isExpired]--> confirming": {
    when: when.expired,
    ...confirm,
    context: { reason: "expired" },
  },
  "loggedIn.sinceLogin.running --page.resumed [isInactive]--> (ignored)": {
    when: when.inactive,
    check: ({ after }) => expect(after.matches("confirming")).toBe(true),
  },
  "loggedIn.sinceLogin.running --page.resumed [isEndingSoon]--> loggedIn.sinceLogin.endingSoon":
    { when: when.endingSoon, ...timeIs },
  "loggedIn.sinceLogin.running --page.resumed [else]--> loggedIn.sinceLogin.running":
    timeIs,
  "loggedIn.sinceLogin.running --after(untilNotice)--> loggedIn.sinceLogin.endingSoon":
    {
      ...leftInMs((c) => c.loggedInAt + c.sessionLength - 2 * MINUTE),
      check: ({ after }) => expect(after.hasTag("endingSoon")).toBe(true),
    },
  "loggedIn.sinceLogin.endingSoon --page.resumed [isExpired]--> confirming": {
    when: when.expired,
    ...confirm,
    context: { reason: "expired" },
  },
  "loggedIn.sinceLogin.endingSoon --page.resumed [isInactive]--> (ignored)": {
    when: when.inactive,
    check: ({ after }) => expect(after.matches("confirming")).toBe(true),
  },
  "loggedIn.sinceLogin.endingSoon --page.resumed [else]--> loggedIn.sinceLogin.endingSoon":
    timeIs,
  "loggedIn.sinceLogin.endingSoon --after(untilEnd)--> confirming": {
    rules: ["4-session-02"],
    ...confirm,
    ...leftInMs((c) => c.loggedInAt + c.sessionLength),
    context: { reason: "expired" },
  },
  "loggedIn.sinceActivity.active --activity.seen [isExpired]--> confirming": {
    when: when.expired,
    ...confirm,
    context: { reason: "expired" },
  },
  "loggedIn.sinceActivity.active --activity.seen [isInactive]--> confirming": {
    when: when.inactive,
    ...confirm,
    context: { reason: "inactive" },
  },
  "loggedIn.sinceActivity.active --activity.seen [isLaterActivity]--> loggedIn.sinceActivity.active":
    {
      when: ({ before, event }) => event.at > before.context.activeAt,
      rules: ["4-session-05"],
      effects: [["shareActivity"]],
      context: ({ event }: Moment) => ({ activeAt: event.at, now: event.at }),
    },
  "loggedIn.sinceActivity.active --page.resumed [isExpired]--> (ignored)": {
    when: when.expired,
    check: ({ after }) => expect(after.matches("confirming")).toBe(true),
  },
  "loggedIn.sinceActivity.active --page.resumed [isInactive]--> confirming": {
    when: when.inactive,
    ...confirm,
    context: { reason: "inactive" },
  },
  "loggedIn.sinceActivity.active --page.resumed [else]--> loggedIn.sinceActivity.active":
    timeIs,
  "loggedIn.sinceActivity.active --after(untilInactive)--> confirming": {
    rules: ["4-session-04"],
    ...confirm,
    ...leftInMs((c) => c.activeAt + c.inactivityLength),
    context: { reason: "inactive" },
  },
  "confirming --onDone(confirmEnd) [readsSameSession]--> loggedIn": {
    when: when.readsOwn,
    ...adoptsOutput,
  },
  "confirming --onDone(confirmEnd) [readsOtherSession]--> loggedIn": {
    when: when.readsAnother,
    effects: [["holdToken"], ["goToOwnHome"]],
    ...adoptsOutput,
  },
  "confirming --onDone(confirmEnd) [else]--> loggedOut.leaving": {
    rules: ["4-session-03", "4-session-06", "4-session-07"],
    effects: [...forget, toLogin],
    context: ({ before }: Moment) => ({
      ...gone,
      reason: before.context.reason,
    }),
  },
  "confirming --onError(confirmEnd)--> loggedOut.leaving": {
    effects: [...forget, toLogin],
    context: gone,
  },
};
