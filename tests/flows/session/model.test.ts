import { expect, test } from "vitest";
import type { SnapshotFrom } from "xstate";
import { testRandomPaths } from "xstate-toolkit/vitest";
import {
  LOGOUT_TIMEOUT,
  SESSION_LIFETIME,
  SESSION_NOTICE,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { endingNotice } from "../../../machines/session/ending-notice.ts";
import {
  type SessionEnd,
  sessionFacts,
} from "../../../machines/session/facts.ts";
import { offline } from "../../support/call-failures.ts";
import { testMachine } from "../../support/test-machine.ts";
import { SESSION_INPUTS, sessionEvents, sessionPlan } from "./plan.ts";

type Step = {
  readonly before: SnapshotFrom<typeof sessionMachine>;
  readonly after: SnapshotFrom<typeof sessionMachine>;
  // biome-ignore lint/suspicious/noExplicitAny: the type of the event depends on the transition
  readonly event: any;
};
const noSession = {
  token: null,
  userType: null,
  email: null,
};
/**
 * Expects the session to be set from the stored data. A missing login time defaults to the time of reading, and a
 * missing activity time to the login time.
 */
const setsStoredSession = {
  context: ({ event }: Step) => {
    const loggedInAt = event.loggedInAt ?? event.at;
    return {
      token: event.token,
      userType: event.userType,
      email: event.email,
      loggedInAt,
      activeAt: Math.max(Number(event.activeAt ?? 0), Number(loggedInAt)),
      logoutAt: event.logoutAt,
      now: event.at,
      language: null,
      end: null,
    } as Partial<SessionContext>;
  },
};

/** Expects that exactly a member has a token, also while the session of another tab replaces this tab's. */
function isLoggedInWithToken({
  snapshot,
}: {
  readonly snapshot: SnapshotFrom<typeof sessionMachine>;
}): void {
  const { status, token } = sessionFacts(snapshot);
  expect(["member", "replaced"].includes(status)).toBe(token !== null);
}

/** The arguments of a guard. */
type Args = Pick<Step, "before" | "event">;

/** The expected outcomes of the guards, stated independently of the chart. */
const when = {
  /** The maximum time since the login has passed. */
  expired: ({ before: { context } }: Args) =>
    context.now - context.loggedInAt >= context.sessionLength,
  /** The maximum time without activity has passed. */
  inactive: ({ before: { context } }: Args) =>
    context.now - context.activeAt >= context.inactivityLength,
  /** The session ends within `SESSION_NOTICE`. */
  endingSoon: ({ before: { context } }: Args) =>
    context.sessionLength - (context.now - context.loggedInAt) <=
    SESSION_NOTICE,
  /** The storage contains a session, and neither of its limits has passed. */
  readsActiveSession: isStoredSessionValid,
  readsSameSession: (step: Args) =>
    isStoredSessionValid(step) && step.event.token === tokenOf(step),
  /** The rejected request had the current token, and the page has not sent a request that ends the session. */
  rejectsCurrentToken: (step: Args) =>
    step.event.token === tokenOf(step) && !step.before.context.isClosing,
  isNewLogout,
  isClosedElsewhere: (step: Args) =>
    step.before.context.isClosing &&
    (step.event.token === null || isNewLogout(step)),
  tokenRemoved: ({ event }: Args) => event.token === null,
  newTokenOrRole: ({ before: { context }, event }: Args) =>
    event.token !== context.token || event.userType !== context.userType,
} as const;

/**
 * Returns whether the storage contains a session and neither of its limits has passed. A missing login time defaults to
 * the time of reading. An activity time that is missing or earlier than the login counts as the login time.
 */
function isStoredSessionValid({ before: { context }, event: output }: Args) {
  const loggedInAt = output.loggedInAt ?? output.at;
  const activeAt = output.activeAt ?? loggedInAt;
  return (
    output.token !== null &&
    output.at - loggedInAt < context.sessionLength &&
    output.at - Math.max(activeAt, loggedInAt) < context.inactivityLength
  );
}

/** Returns whether the logout marker is new to this tab and not older than the login. */
function isNewLogout({ before: { context }, event: { logoutAt } }: Args) {
  return (
    logoutAt !== null &&
    logoutAt !== context.logoutAt &&
    Number(logoutAt) >= context.loggedInAt
  );
}

function tokenOf({ before }: Args): string | null {
  return before.context.token;
}

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
          context: ({
            event: { token, userType, email, language, at },
          }: Step) => ({
            token,
            userType,
            email,
            language,
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
      calls: "readStorage",
      context: noSession,
      on: {
        "storage.read": [
          {
            to: "loggedIn",
            effects: "storeSession",
            when: when.readsActiveSession,
            ...setsStoredSession,
          },
          {
            to: "loggedOut",
            effects: "removeSession",
            context: ({ before: { context }, event }: Step) => {
              const age = event.at - event.loggedInAt;
              const isExpired = age >= context.sessionLength;
              const end = isExpired ? "expired" : "inactive";
              return {
                ...noSession,
                logoutAt: event.logoutAt,
                end: event.token === null ? null : end,
              } as const;
            },
          },
        ],
      },
    },
    loggedOut: {
      initial: "loggedOut.visiting",
      entry: "forgetMember",
      on: {
        "storage.changed": [
          {
            to: "switching",
            when: ({ event }) => event.token !== null,
            ...setsStoredSession,
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
            ...setsStoredSession,
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
      calls: "readStorage",
      check: ({ snapshot }) => expect(snapshot.context.token).not.toBeNull(),
      on: {
        "storage.read": [
          {
            to: "loggedIn",
            when: when.readsSameSession,
            ...setsStoredSession,
          },
          {
            to: "switching",
            when: when.readsActiveSession,
            ...setsStoredSession,
          },
          { to: "loggedOut", effects: "removeSession", context: endReason },
        ],
      },
    },
    switching: { tags: "replaced", entry: "forgetMember" },
  },
  invariants: {
    "the member is logged in if and only if the session has a token":
      isLoggedInWithToken,
  },
});

testRandomPaths(sessionMachine, {
  inputs: SESSION_INPUTS,
  events: sessionEvents,
  runs: 200,
  invariants: {
    "the member is logged in if and only if the session has a token":
      isLoggedInWithToken,
    "the email address and the role are removed with the token": ({
      snapshot: { context },
    }) => {
      const { token, email, userType } = context;
      expect(token ?? email ?? userType).toBe(token);
    },
  },
});

test.each([
  [120_000, "in 2 minutes."],
  [45_000, "in 1 minute."],
  [30_000, "in 30 seconds."],
  [15_000, "in 20 seconds."],
])(
  "%d ms before the end, the notice says that the session ends %s",
  (left, text) => {
    const context = {
      loggedInAt: 0,
      sessionLength: SESSION_LIFETIME,
      now: SESSION_LIFETIME - left,
    } as SessionContext;
    expect(textOf(endingNotice(context))).toContain(
      `Your session ends ${text}`,
    );
  },
);
