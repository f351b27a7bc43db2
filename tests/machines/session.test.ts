import { expect } from "vitest";
import { say } from "../../contract/messages/index.ts";
import type { ForcedEnd } from "../../contract/navigation-state.ts";
import { sessionMachine } from "../../machines/session.ts";
import type { SessionContext } from "../../machines/session-facts.ts";
import { walkMachine } from "../support/walker/index.ts";
import { MINUTE } from "./session-cases.ts";
import {
  clear,
  forget,
  gone,
  type Moment,
  toLogin,
} from "./session-expectations.ts";
import { sessionPlan } from "./session-plan.ts";
import { renewalTransitions } from "./session-renewal-expectations.ts";

const toHome = ["goTo", { to: "/" }] as const;

const refuse = [["storeLogoutAt"], ["forgetSession"], ["dropToken"]] as const;

const refused =
  "Your session has ended, so we logged you out to keep your account safe. Please log in again.";

const confirm = { calls: [["confirmEnd"]] } as const;

const submit = { type: "renewal.submitted" } as const;

const protectedOnly = { tags: ["loggedIn"], notTags: ["loggedOut"] } as const;

/** What was read becomes the session; missing times begin when it was read. */
const adopts = (read: (event: Moment["event"]) => Record<string, unknown>) => ({
  context: ({ event }: Moment) => {
    const found = read(event);
    const loggedInAt = found.loggedInAt ?? found.at;
    return {
      token: found.token,
      userType: found.userType,
      email: found.email,
      loggedInAt,
      activeAt: found.activeAt ?? loggedInAt,
      logoutAt: found.logoutAt,
      now: found.at,
      reason: null,
      farewell: null,
    } as Partial<SessionContext>;
  },
});

const adoptsOutput = adopts(({ output }) => output);

const adoptsTab = adopts((event) => event);

const keepsTab = {
  context: ({ event }: Moment) => ({ logoutAt: event.logoutAt, now: event.at }),
};

const leftInMs = (limit: (context: SessionContext) => number) => ({
  after: ({ before: { context } }: Moment) =>
    Math.max(0, limit(context) - context.now),
});

const saysRefused = {
  check: ({ after: { context }, event }: Moment) => {
    expect(context).toMatchObject({ ...gone, logoutAt: String(event.at) });
    expect(context.farewell && say(context.farewell)).toBe(refused);
  },
};

/** The time goes on, and never back. */
const timeIs = {
  context: ({ before, event }: Moment) => ({
    now: Math.max(before.context.now, event.at),
  }),
};

walkMachine(sessionMachine, {
  ...sessionPlan,
  states: {
    unknown: { tags: ["unknown"], notTags: ["loggedIn"], context: gone },
    "loggedOut.visiting": {
      rules: ["1-guards-01"],
      tags: ["loggedOut"],
      notTags: ["loggedIn", "leaving", "staying", "endingSoon"],
      context: gone,
    },
    "loggedOut.leaving": { tags: ["loggedOut", "leaving"], context: gone },
    "loggedOut.staying": { tags: ["loggedOut", "staying"], context: gone },
    "loggedIn.sinceLogin.running": {
      ...protectedOnly,
      notTags: ["loggedOut", "endingSoon"],
    },
    "loggedIn.sinceLogin.endingSoon": {
      ...protectedOnly,
      tags: ["loggedIn", "endingSoon"],
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeLessThanOrEqual(
          2 * MINUTE,
        ),
    },
    "loggedIn.sinceActivity.active": protectedOnly,
    "loggedIn.renewal.closed": {
      notTags: ["asking", "busy"],
      context: clear,
      can: [{ type: "renewal.asked" }],
      cannot: [submit],
    },
    "loggedIn.renewal.asking": {
      tags: ["asking"],
      notTags: ["busy", "lockedOut"],
      can: [submit, { type: "renewal.dismissed" }],
    },
    "loggedIn.renewal.sending": {
      tags: ["asking", "busy"],
      cannot: [submit, { type: "password.changed", password: "" }],
    },
    "loggedIn.renewal.lockedOut": {
      rules: ["4-login-01"],
      tags: ["asking", "lockedOut"],
      cannot: [submit],
    },
    "loggedIn.renewal.barred": {
      notTags: ["asking", "busy"],
      can: [{ type: "renewal.asked" }],
      cannot: [submit],
    },
    confirming: ({ snapshot }) => {
      expect(snapshot.hasTag("loggedIn")).toBe(true);
      expect(snapshot.context.token).not.toBeNull();
      expect(["expired", "inactive"]).toContain(snapshot.context.reason);
    },
  },
  transitions: {
    "(start)": { calls: [["readStored"]] },
    "(root) --page.changed--> (stays)": {
      check: ({ before, after: { context }, event }) => {
        expect(context).toMatchObject({
          path: event.path,
          address: event.address,
          access: event.access,
          news: null,
          farewell: event.path === "/" ? before.context.farewell : null,
          reason:
            event.path === "/login" && before.context.token === null
              ? null
              : before.context.reason,
        });
      },
    },
    "(root) --session.opened--> loggedIn": {
      rules: ["3-session-01", "4-session-01"],
      effects: [["holdToken"], ["storeSession"]],
      context: ({ event: { token, userType, email, at } }: Moment) => ({
        ...{ token, userType, email, loggedInAt: at, activeAt: at, now: at },
        ...{ reason: null, farewell: null, news: null, ...clear },
      }),
    },
    "unknown --onDone(readStored) [readsNoSession]--> loggedOut": {
      context: { ...gone, logoutAt: "17", reason: null },
    },
    "unknown --onDone(readStored) [readsEndedSession]--> loggedOut": {
      effects: [["forgetSession"]],
      context: ({ before: { context }, event: { output } }: Moment) => {
        const age = output.at - output.loggedInAt;
        const isExpired = age >= context.sessionLength;
        const reason: ForcedEnd = isExpired ? "expired" : "inactive";
        return { ...gone, reason };
      },
    },
    "unknown --onDone(readStored) [else]--> loggedIn": {
      effects: [["holdToken"], ["storeSession"]],
      ...adoptsOutput,
    },
    "unknown --onError(readStored)--> loggedOut": { context: gone },
    "loggedOut --tab.changed [findsSession]--> loggedIn": {
      rules: ["4-session-08"],
      effects: [["holdToken"], ["goToOwnHome"]],
      ...adoptsTab,
    },
    "loggedOut --tab.changed [else]--> (stays)": keepsTab,
    "loggedOut.leaving --page.changed--> loggedOut.visiting": {
      context: ({ event }: Moment) => ({ path: event.path }),
    },
    "loggedOut.staying --page.changed--> loggedOut.visiting": {
      context: ({ event }: Moment) => ({ path: event.path }),
    },
    "loggedIn --session.left--> loggedOut.leaving": {
      effects: forget,
      context: { ...gone, reason: null },
    },
    "loggedIn --session.closed--> loggedOut.staying": {
      effects: forget,
      context: { ...gone, reason: null },
    },
    "loggedIn --call.refused [isRefusedAtHome]--> loggedOut": {
      rules: ["4-session-15"],
      effects: refuse,
      ...saysRefused,
    },
    "loggedIn --call.refused [isRefused]--> loggedOut.leaving": {
      rules: ["4-session-11", "4-session-12", "4-session-13", "4-session-14"],
      effects: [...refuse, toHome],
      ...saysRefused,
    },
    "loggedIn --tab.changed [findsLogoutAtHome]--> loggedOut": {
      effects: [["dropToken"]],
      context: ({ event }: Moment) => ({ ...gone, logoutAt: event.logoutAt }),
    },
    "loggedIn --tab.changed [findsLogout]--> loggedOut.leaving": {
      rules: ["4-session-10"],
      effects: [["dropToken"], toHome],
      context: ({ event }: Moment) => ({ ...gone, logoutAt: event.logoutAt }),
    },
    "loggedIn --tab.changed [losesProtectedPage]--> loggedOut.leaving": {
      rules: ["4-session-08"],
      effects: [["dropToken"], toLogin],
      context: gone,
    },
    "loggedIn --tab.changed [losesToken]--> loggedOut": {
      effects: [["dropToken"]],
      context: gone,
    },
    "loggedIn --tab.changed [findsOtherSession]--> loggedIn": {
      rules: ["4-session-08", "4-session-09"],
      effects: [["holdToken"], ["goToOwnHome"]],
      ...adoptsTab,
    },
    "loggedIn --tab.changed [else]--> (stays)": keepsTab,
    "loggedIn.sinceLogin.running --page.woke [isExpired]--> confirming": {
      ...confirm,
      context: { reason: "expired" },
    },
    "loggedIn.sinceLogin.running --page.woke [isInactive]--> (ignored)": {
      check: ({ after }) => expect(after.matches("confirming")).toBe(true),
    },
    "loggedIn.sinceLogin.running --page.woke [isEndingSoon]--> loggedIn.sinceLogin.endingSoon":
      timeIs,
    "loggedIn.sinceLogin.running --page.woke [else]--> loggedIn.sinceLogin.running":
      timeIs,
    "loggedIn.sinceLogin.running --after(untilNotice)--> loggedIn.sinceLogin.endingSoon":
      {
        ...leftInMs((c) => c.loggedInAt + c.sessionLength - 2 * MINUTE),
        check: ({ after }) => expect(after.hasTag("endingSoon")).toBe(true),
      },
    "loggedIn.sinceLogin.endingSoon --page.woke [isExpired]--> confirming": {
      ...confirm,
      context: { reason: "expired" },
    },
    "loggedIn.sinceLogin.endingSoon --page.woke [isInactive]--> (ignored)": {
      check: ({ after }) => expect(after.matches("confirming")).toBe(true),
    },
    "loggedIn.sinceLogin.endingSoon --page.woke [else]--> loggedIn.sinceLogin.endingSoon":
      timeIs,
    "loggedIn.sinceLogin.endingSoon --after(untilEnd)--> confirming": {
      rules: ["4-session-02"],
      ...confirm,
      ...leftInMs((c) => c.loggedInAt + c.sessionLength),
      context: { reason: "expired" },
    },
    "loggedIn.sinceActivity.active --activity.seen [isExpired]--> confirming": {
      ...confirm,
      context: { reason: "expired" },
    },
    "loggedIn.sinceActivity.active --activity.seen [isInactive]--> confirming":
      { ...confirm, context: { reason: "inactive" } },
    "loggedIn.sinceActivity.active --activity.seen [isLaterActivity]--> loggedIn.sinceActivity.active":
      {
        rules: ["4-session-05"],
        effects: [["shareActivity"]],
        context: ({ event }: Moment) => ({ activeAt: event.at, now: event.at }),
      },
    "loggedIn.sinceActivity.active --page.woke [isExpired]--> (ignored)": {
      check: ({ after }) => expect(after.matches("confirming")).toBe(true),
    },
    "loggedIn.sinceActivity.active --page.woke [isInactive]--> confirming": {
      ...confirm,
      context: { reason: "inactive" },
    },
    "loggedIn.sinceActivity.active --page.woke [else]--> loggedIn.sinceActivity.active":
      timeIs,
    "loggedIn.sinceActivity.active --after(untilInactive)--> confirming": {
      rules: ["4-session-04"],
      ...confirm,
      ...leftInMs((c) => c.activeAt + c.inactivityLength),
      context: { reason: "inactive" },
    },
    ...renewalTransitions,
    "confirming --onDone(confirmEnd) [readsSameSession]--> loggedIn":
      adoptsOutput,
    "confirming --onDone(confirmEnd) [readsOtherSession]--> loggedIn": {
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
  },
  invariants: {
    "nobody is logged in without a token": ({ snapshot }) =>
      expect(snapshot.hasTag("loggedIn")).toBe(snapshot.context.token !== null),
  },
});
