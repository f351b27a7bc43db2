import { expect } from "vitest";
import { LOGOUT_TIMEOUT, SESSION_NOTICE } from "../../../contract/constants.ts";
import {
  type SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import type { SessionEnd } from "../../../machines/session/facts.ts";
import { offline } from "../../support/call-failures.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  isLoggedInWithToken,
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
  return { ...noSession, end: isExpired ? "expired" : "inactive" } as const;
};

const storesLogoutMarker = {
  context: ({ event }: Step) => ({ logoutAt: event.logoutAt }),
};

/** Expects the session to have ended because of a change by another tab. */
const endsElsewhere =
  (end: SessionEnd) =>
  ({ event: { logoutAt } }: Step) => ({ ...noSession, end, logoutAt });

testMachine(sessionMachine, {
  ...sessionPlan,
  delays: {
    logoutTimeout: LOGOUT_TIMEOUT,
    untilNotice: waitsUntil(noticeAt),
    untilEnd: waitsUntil((c) => c.loggedInAt + c.sessionLength),
    untilInactive: waitsUntil((c) => c.activeAt + c.inactivityLength),
  },
  expect: {
    "(root)": {
      on: {
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
            end: null,
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
          context: { ...noSession, logoutAt: "17", end: null },
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
            const end = isExpired ? "expired" : "inactive";
            return { ...noSession, end } as const;
          },
        },
      ],
      onError: { to: "loggedOut", context: noSession },
    },
    loggedOut: {
      initial: "loggedOut.visiting",
      entry: "forgetMember",
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
    "loggedOut.visiting": { tags: "visitor", context: noSession },
    "loggedOut.loggingOut": {
      tags: "loggingOut",
      calls: { postLogout: { token: "first" } },
      after: { logoutTimeout: "loggedOut.leaving" },
      onDone: "loggedOut.leaving",
      onError: [
        {
          to: "loggedOut.visiting",
          effects: "logFailure",
          when: ({ event }) => event.error === offline,
        },
        { to: "loggedOut.leaving", effects: "logFailure" },
      ],
    },
    "loggedOut.leaving": { tags: "leaving", context: noSession },
    loggedIn: {
      tags: "member",
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
          }),
        },
        {
          to: "loggedOut",
          effects: "removeSession",
          context: { ...noSession, end: "expired" },
        },
      ],
      on: {
        "page.opened": {
          effects: { "sendTo renewal": { type: "notice.dismissed" } },
          context: { isClosing: false },
        },
        "session.closing": { context: { isClosing: true } },
        "session.closed": {
          to: "loggedOut",
          effects: "removeSession",
          context: { ...noSession, end: "closed" },
        },
        "logout.requested": {
          to: "loggedOut.loggingOut",
          effects: ["storeLogoutAt", "removeSession", "deleteDrafts"],
          context: ({ event: { at } }: Step) => ({
            ...noSession,
            end: "loggedOut" as const,
            logoutAt: String(at),
          }),
        },
        "call.refused": {
          to: "loggedOut",
          when: when.rejectsCurrentToken,
          effects: ["storeLogoutAt", "removeSession"],
          context: ({ event: { at } }: Step) => ({
            ...noSession,
            end: "refused" as const,
            logoutAt: String(at),
          }),
        },
        "storage.changed": [
          {
            to: "loggedOut",
            when: when.isClosedElsewhere,
            context: endsElsewhere("closed"),
          },
          {
            to: "loggedOut",
            when: when.isNewLogout,
            context: endsElsewhere("loggedOutElsewhere"),
          },
          {
            to: "loggedOut",
            effects: "removeSession",
            when: when.tokenRemoved,
            context: endsElsewhere("tokenRemoved"),
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
      tags: "member",
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
          to: "loggedOut",
          effects: "removeSession",
          context: endReason,
        },
      ],
      onError: {
        to: "loggedOut",
        effects: "removeSession",
        context: endReason,
      },
    },
    switching: { tags: "replaced", entry: "forgetMember" },
  },
  invariants: {
    "the member is logged in if and only if the session has a token":
      isLoggedInWithToken,
  },
});
