import { expect } from "vitest";
import {
  SESSION_NOTICE,
  SESSION_RENEWED_NOTICE,
} from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import type { SessionEndReason } from "../../../contract/navigation-state.ts";
import {
  type SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { passwordExpired, renewalFailures, SESSION_ENDED } from "./cases.ts";
import {
  emptyDialog,
  noSession,
  type Step,
  setsSessionFromOtherTab,
  setsSessionFromOutput,
} from "./expectations.ts";
import { when } from "./guard-outcomes.ts";
import { sessionPlan } from "./plan.ts";

const noticeAt = (c: SessionContext) =>
  c.loggedInAt + c.sessionLength - SESSION_NOTICE;
const waitsUntil =
  (limit: (context: SessionContext) => number) =>
  ({ before: { context } }: Step) =>
    Math.max(0, limit(context) - context.now);

/** Expects `now` to be updated to the time of the event, but never to an earlier time. */
const updatesTime = {
  context: ({ before, event }: Step) => ({
    now: Math.max(before.context.now, event.at),
  }),
};
const confirmsInactivity = {
  to: "confirming",
  context: { reason: "inactive" },
} as const;
const endsInactiveSession = { ...confirmsInactivity, when: when.inactive };
const endsExpiredSession = {
  to: "confirming",
  when: when.expired,
  context: { reason: "expired" },
} as const;

/** Returns the message that the dialog shows for a failure of `logInAgain`. */
function problemOf(error: unknown) {
  const failure = renewalFailures.find((known) => known.error === error);
  if (!failure) throw new Error("No message is expected for this failure.");
  return failure.problem;
}

const storesLogoutMarker = {
  context: ({ event }: Step) => ({ logoutAt: event.logoutAt, now: event.at }),
};

const showsRejection = {
  check: ({ before, after: { context }, event }: Step) => {
    const { access, address } = before.context;
    expect(context).toMatchObject({
      ...noSession,
      logoutAt: String(event.at),
      returnAddress: access === "public" ? null : address,
    });
    expect(
      context.sessionEndedNotice && textOf(context.sessionEndedNotice),
    ).toBe(SESSION_ENDED);
  },
};

/**
 * Opening /login without a session clears the reason. Opening any page except the home page clears the notice about a
 * rejected call.
 */
const setsPage = {
  check: ({ before, after: { context }, event }: Step) => {
    expect(context).toMatchObject({
      path: event.path,
      address: event.address,
      access: event.access,
      renewalNotice: null,
      isClosing: before.context.isClosing && event.path === before.context.path,
      sessionEndedNotice:
        event.path === "/" ? before.context.sessionEndedNotice : null,
      reason:
        event.path === "/login" && before.context.token === null
          ? null
          : before.context.reason,
    });
  },
};

testMachine(sessionMachine, {
  ...sessionPlan,
  stories: {
    ...sessionPlan.stories,
    "the notice about a rejected call is shown only on the home page":
      "readStoredSession done#2 › page.changed#3 › call.refused#1 › page.changed#1 › page.changed#1 › page.changed#3",
    "the reason for the end of a session is stored until the login page has shown it":
      "(input 3) › readStoredSession done#2 › page.resumed#6 › confirmEnd done#2 › page.changed#3 › page.changed#1 › page.changed#2",
    "the reason for the end of a session is not cleared if the login page opens before the session has ended":
      "(input 3) › readStoredSession done#2 › page.resumed#6 › page.changed#2 › confirmEnd done#2",
  },
  delays: {
    noticeTimeout: SESSION_RENEWED_NOTICE,
    untilNotice: waitsUntil(noticeAt),
    untilEnd: waitsUntil((c) => c.loggedInAt + c.sessionLength),
    untilInactive: waitsUntil((c) => c.activeAt + c.inactivityLength),
  },
  expect: {
    "(root)": {
      on: {
        "page.changed": setsPage,
        "session.opened": {
          to: "loggedIn",
          effects: "storeSession",
          context: ({ event: { token, userType, email, at } }: Step) => ({
            token,
            userType,
            email,
            loggedInAt: at,
            activeAt: at,
            now: at,
            reason: null,
            returnAddress: null,
            sessionEndedNotice: null,
            renewalNotice: null,
            wasOpenedInThisTab: true,
            isClosing: false,
            ...emptyDialog,
          }),
        },
      },
    },
    unknown: {
      tags: "unknown",
      calls: "readStoredSession",
      context: noSession,
      onDone: [
        {
          to: "loggedOut",
          effects: "removeSession",
          when: ({ event }) => event.output.token === null,
          context: { ...noSession, logoutAt: "17", reason: null },
        },
        {
          to: "loggedIn",
          effects: "storeSession",
          when: when.readsActiveSession,
          ...setsSessionFromOutput,
        },
        {
          to: "loggedOut",
          effects: "removeSession",
          context: ({ before: { context }, event: { output } }: Step) => {
            const age = output.at - output.loggedInAt;
            const isExpired = age >= context.sessionLength;
            const reason: SessionEndReason = isExpired ? "expired" : "inactive";
            return { ...noSession, reason };
          },
        },
      ],
      onError: { to: "loggedOut", context: noSession },
    },
    loggedOut: {
      initial: "loggedOut.visiting",
      tags: "loggedOut",
      entry: ["removeAuthHeader", "removeStoredResponses"],
      on: {
        "storage.changed": [
          {
            to: "switching",
            when: ({ event }) => event.token !== null,
            ...setsSessionFromOtherTab,
          },
          storesLogoutMarker,
        ],
      },
    },
    "loggedOut.visiting": { context: noSession },
    "loggedOut.goingHome": {
      always: [
        { to: "loggedOut.visiting", when: when.isOnHomePage },
        { to: "loggedOut.leaving", effects: "goToHome" },
      ],
    },
    "loggedOut.leaving": {
      tags: "leaving",
      context: noSession,
      on: { "page.changed": { to: "loggedOut.visiting", ...setsPage } },
    },
    "loggedOut.staying": {
      tags: "staying",
      context: noSession,
      on: {
        "page.changed": {
          to: "loggedOut.visiting",
          when: ({ context, event }) => event.path !== context.path,
          ...setsPage,
        },
      },
    },
    loggedIn: {
      tags: "loggedIn",
      entry: "setAuthHeader",
      on: {
        "session.closing": { context: { isClosing: true } },
        "session.closed": {
          to: "loggedOut.staying",
          effects: "removeSession",
          context: { ...noSession, reason: null },
        },
        "session.loggedOut": {
          to: "loggedOut.leaving",
          effects: "removeSession",
          context: { ...noSession, reason: null },
        },
        "call.refused": {
          to: "loggedOut.goingHome",
          when: when.rejectsCurrentToken,
          effects: ["storeLogoutAt", "removeSession"],
          ...showsRejection,
        },
        "storage.changed": [
          {
            to: "loggedOut.staying",
            when: when.isClosedElsewhere,
            context: ({ event }: Step) => ({
              ...noSession,
              logoutAt: event.logoutAt,
            }),
          },
          {
            to: "loggedOut.goingHome",
            when: when.isNewLogout,
            context: ({ event }: Step) => ({
              ...noSession,
              logoutAt: event.logoutAt,
            }),
          },
          {
            to: "loggedOut.leaving",
            when: when.tokenRemovedOnProtectedPage,
            effects: ["removeSession", "goToLogin"],
            context: noSession,
          },
          {
            to: "loggedOut",
            effects: "removeSession",
            when: when.tokenRemoved,
            context: noSession,
          },
          {
            to: "switching",
            when: when.newTokenOrRole,
            ...setsSessionFromOtherTab,
          },
          storesLogoutMarker,
        ],
      },
    },
    "loggedIn.limits": {
      on: {
        "page.resumed": [
          endsExpiredSession,
          endsInactiveSession,
          { to: "loggedIn.limits.measuring", ...updatesTime },
        ],
        "activity.detected": [
          endsExpiredSession,
          endsInactiveSession,
          {
            to: "loggedIn.limits.measuring",
            effects: "shareActivity",
            when: ({ context, event }) => event.at > context.activeAt,
            context: ({ before, event }: Step) => ({
              activeAt: event.at,
              now: Math.max(before.context.now, event.at),
            }),
          },
        ],
      },
    },
    "loggedIn.limits.measuring": {
      always: [
        { to: "loggedIn.limits.endingSoon", when: when.endingSoon },
        "loggedIn.limits.running",
      ],
    },
    "loggedIn.limits.running": {
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeGreaterThan(
          SESSION_NOTICE,
        ),
      after: {
        untilNotice: {
          to: "loggedIn.limits.endingSoon",
          context: ({ before }) => ({ now: noticeAt(before.context) }),
        },
        untilInactive: confirmsInactivity,
      },
    },
    "loggedIn.limits.endingSoon": {
      tags: "endingSoon",
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeLessThanOrEqual(
          SESSION_NOTICE,
        ),
      after: {
        untilEnd: {
          to: "confirming",
          context: { reason: "expired" },
        },
        untilInactive: confirmsInactivity,
      },
    },
    "loggedIn.renewal": { initial: "loggedIn.renewal.closed" },
    "loggedIn.renewal.closed": {
      context: emptyDialog,
      on: {
        "renewal.requested": [
          {
            to: "loggedIn.renewal.asking",
            effects: "focusPassword",
            when: ({ context }) => context.email !== null,
          },
          {
            to: "loggedOut.leaving",
            effects: ["removeSession", "goToLogin"],
            context: { ...noSession, reason: "expired" },
          },
        ],
        "notice.dismissed": { context: { renewalNotice: null } },
      },
      after: { noticeTimeout: { context: { renewalNotice: null } } },
    },
    "loggedIn.renewal.asking": {
      tags: "asking",
      on: {
        "password.changed": {
          context: ({ event: { password } }: Step) => ({
            password,
            problem: null,
          }),
        },
        "renewal.submitted": [
          {
            to: "loggedIn.renewal.sending",
            when: ({ context }) => context.password.length > 0,
          },
          {
            effects: "focusPassword",
            context: { problem: showing("Please enter your password.") },
          },
        ],
        "renewal.dismissed": {
          to: "loggedIn.renewal.closed",
          context: emptyDialog,
        },
      },
    },
    "loggedIn.renewal.sending": {
      tags: ["asking", "busy"],
      calls: ({ before: { context } }: Step) => ({
        logInAgain: { email: context.email, password: context.password },
      }),
      on: {
        "renewal.dismissed": {
          to: "loggedIn.renewal.closed",
          context: emptyDialog,
        },
      },
      onDone: {
        to: "loggedIn",
        effects: "storeSession",
        check: ({ before, after: { context }, event: { output } }) => {
          const { at } = output;
          expect(context).toMatchObject({
            token: "renewed",
            userType: "investee",
            loggedInAt: at,
            activeAt: at,
            now: at,
            email: before.context.email,
            path: before.context.path,
            ...emptyDialog,
          });
          expect(context.renewalNotice && textOf(context.renewalNotice)).toBe(
            "You are logged in for another 30 minutes.",
          );
        },
      },
      onError: [
        {
          to: "loggedIn.renewal.lockedOut",
          effects: "storeLockout",
          when: ({ event }) => event.error.status === 429,
          context: { password: "", problem: message("login.tooMany") },
        },
        {
          to: "loggedIn.renewal.closed",
          effects: "goToReset",
          when: ({ event }) => event.error === passwordExpired,
          context: emptyDialog,
        },
        {
          to: "loggedIn.renewal.asking",
          effects: "focusPassword",
          context: ({ before, event: { error } }: Step) => ({
            password: before.context.password,
            problem: problemOf(error),
          }),
        },
      ],
    },
    "loggedIn.renewal.lockedOut": {
      tags: ["asking", "lockedOut"],
      on: { "renewal.dismissed": "loggedIn.renewal.dialogBlocked" },
    },
    "loggedIn.renewal.dialogBlocked": {
      on: { "renewal.requested": "loggedIn.renewal.lockedOut" },
    },
    confirming: {
      tags: "loggedIn",
      calls: "confirmEnd",
      check: ({ snapshot }) => {
        expect(snapshot.context.token).not.toBeNull();
        expect(["expired", "inactive"]).toContain(snapshot.context.reason);
      },
      onDone: [
        {
          to: "loggedIn",
          when: when.readsSameSession,
          ...setsSessionFromOutput,
        },
        {
          to: "switching",
          when: when.readsActiveSession,
          ...setsSessionFromOutput,
        },
        {
          to: "loggedOut.leaving",
          effects: ["removeSession", "goToLogin"],
          context: ({ before }: Step) => ({
            ...noSession,
            reason: before.context.reason,
          }),
        },
      ],
      onError: {
        to: "loggedOut.leaving",
        effects: ["removeSession", "goToLogin"],
        context: noSession,
      },
    },
    switching: {
      tags: ["loggedIn", "leaving"],
      entry: ["setAuthHeader", "loadRoleHome"],
    },
  },
  invariants: {
    "the member is logged in if and only if the session has a token": ({
      snapshot,
    }) =>
      expect(snapshot.hasTag("loggedIn")).toBe(snapshot.context.token !== null),
    "a password is stored only while its dialog is open": ({ snapshot }) => {
      const isOpen = snapshot.hasTag("asking");
      expect(isOpen || snapshot.context.password === "").toBe(true);
    },
  },
});
