import { expect } from "vitest";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import type { SessionEndReason } from "../../../contract/navigation-state.ts";
import {
  type SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { SESSION_ENDED } from "./cases.ts";
import {
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
/** Expects the session to have ended. If both limits have passed, the reason is the session limit. */
const endReason = ({ before: { context: c } }: Step) => {
  const isExpired = c.now - c.loggedInAt >= c.sessionLength;
  const reason: SessionEndReason = isExpired ? "expired" : "inactive";
  return { ...noSession, reason };
};

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

walkMachine(sessionMachine, {
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
            wasOpenedInThisTab: true,
            isClosing: false,
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
      calls: ({ after: { context }, event }: Step) => ({
        renewal: {
          email: context.email,
          isRenewed: event.output?.token === "renewed",
        },
      }),
      onDone: [
        {
          to: "loggedIn",
          reenter: true,
          effects: "storeSession",
          when: ({ event }) => event.output !== null,
          context: ({ before, event: { output } }: Step) => ({
            token: "renewed",
            userType: "investee",
            loggedInAt: output.at,
            activeAt: output.at,
            now: output.at,
            email: before.context.email,
            path: before.context.path,
          }),
        },
        {
          to: "loggedOut.leaving",
          effects: ["removeSession", "goToLogin"],
          context: { ...noSession, reason: "expired" },
        },
      ],
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
    "loggedIn.sessionLimit": {
      always: { to: "confirming", when: when.expired },
      on: {
        "page.resumed": { to: "loggedIn.sessionLimit.running", ...updatesTime },
        "activity.detected": {
          to: "loggedIn.sessionLimit.running",
          ...updatesTime,
        },
      },
    },
    "loggedIn.sessionLimit.running": {
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeGreaterThan(
          SESSION_NOTICE,
        ),
      always: { to: "loggedIn.sessionLimit.endingSoon", when: when.endingSoon },
      after: {
        untilNotice: {
          context: ({ before }) => ({ now: noticeAt(before.context) }),
        },
      },
    },
    "loggedIn.sessionLimit.endingSoon": {
      tags: "endingSoon",
      check: ({ snapshot: { context: c } }) =>
        expect(c.loggedInAt + c.sessionLength - c.now).toBeLessThanOrEqual(
          SESSION_NOTICE,
        ),
      after: {
        untilEnd: {
          context: ({ before: { context: c } }: Step) => ({
            now: c.loggedInAt + c.sessionLength,
          }),
        },
      },
    },
    "loggedIn.inactivityLimit": {
      always: { to: "confirming", when: when.inactive },
      on: {
        "page.resumed": {
          to: "loggedIn.inactivityLimit.running",
          ...updatesTime,
        },
        "activity.detected": [
          {
            when: ({ context, event }) =>
              event.at - context.activeAt >= context.inactivityLength,
            ...updatesTime,
          },
          {
            to: "loggedIn.inactivityLimit.running",
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
    "loggedIn.inactivityLimit.running": {
      after: {
        untilInactive: {
          context: ({ before: { context: c } }: Step) => ({
            now: c.activeAt + c.inactivityLength,
          }),
        },
      },
    },
    confirming: {
      tags: "loggedIn",
      calls: "confirmEnd",
      check: ({ snapshot }) => expect(snapshot.context.token).not.toBeNull(),
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
          context: endReason,
        },
      ],
      onError: {
        to: "loggedOut.leaving",
        effects: ["removeSession", "goToLogin"],
        context: endReason,
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
  },
});
