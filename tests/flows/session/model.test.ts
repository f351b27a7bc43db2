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

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Step = {
  readonly before: Snapshot;
  // biome-ignore lint/suspicious/noExplicitAny: the type of the event depends on the transition
  readonly event: any;
};
type Guard = Step & { readonly context: SessionContext };

const startsAt = (at: number) => ({ loggedInAt: at, activeAt: at, now: at });

/**
 * Expects the session to be set from the stored data. A missing login time defaults to the time of reading, and a
 * missing activity time to the login time.
 */
const setsStoredSession = {
  context: ({ event: { type: _, at, ...stored } }: Step) => {
    const loggedInAt = stored.loggedInAt ?? at;
    const activeAt = Math.max(stored.activeAt ?? 0, loggedInAt);
    const times = { loggedInAt, activeAt, now: at };
    return { ...stored, ...times, language: null, end: null };
  },
};

/** The storage contains a session, and neither of its limits has passed. */
const readsActiveSession = ({
  context,
  event: { token, ...stored },
}: Guard) => {
  const loggedInAt = stored.loggedInAt ?? stored.at;
  const activeAt = Math.max(stored.activeAt ?? 0, loggedInAt);
  return (
    token !== null &&
    stored.at - loggedInAt < context.sessionLength &&
    stored.at - activeAt < context.inactivityLength
  );
};

/** The logout marker is new to this tab and not older than the login. */
const isNewLogout = ({ context, event: { logoutAt } }: Guard) =>
  logoutAt !== null &&
  logoutAt !== context.logoutAt &&
  Number(logoutAt) >= context.loggedInAt;

/** The times at which the session ends, and the notice before that appears. */
const endOf = (c: SessionContext) => c.loggedInAt + c.sessionLength;
const noticeAt = (c: SessionContext) => endOf(c) - SESSION_NOTICE;
const inactiveAt = (c: SessionContext) => c.activeAt + c.inactivityLength;

const waitsUntil =
  (limit: (context: SessionContext) => number) =>
  ({ before: { context } }: Step) =>
    Math.max(0, limit(context) - context.now);
const advancesTo = (limit: (context: SessionContext) => number) => ({
  context: ({ before }: Step) => ({ now: limit(before.context) }),
});

/** Expects `now` to be updated to the time of the event, but never to an earlier time. */
const updatesTime = {
  context: ({ before, event }: Step) => ({
    now: Math.max(before.context.now, event.at),
  }),
};

const storesLogoutMarker = {
  context: ({ event: { logoutAt } }: Step) => ({ logoutAt }),
};
/** Expects the session to have ended because of a change by another tab. */
const endsElsewhere = (end: SessionEnd) => ({
  to: "loggedOut" as const,
  context: ({ event: { logoutAt } }: Step) => ({ end, logoutAt }),
});
/** Expects the session to have ended with a logout marker that the other tabs will read. */
const endsWithMarker = (end: SessionEnd) => ({
  context: ({ event }: Step) => ({ end, logoutAt: String(event.at) }),
});

const invariants = {
  // Also while the session of another tab replaces this tab's.
  "the member is logged in if and only if the session has a token": ({
    snapshot,
  }: {
    readonly snapshot: Snapshot;
  }) => {
    const { status, token } = sessionFacts(snapshot);
    expect(["member", "replaced"].includes(status)).toBe(token !== null);
  },
  "the email address and the role are removed with the token": ({
    snapshot: { context },
  }: {
    readonly snapshot: Snapshot;
  }) => {
    const { token, email, userType } = context;
    expect(token ?? email ?? userType).toBe(token);
  },
};

testMachine(sessionMachine, {
  ...sessionPlan,
  invariants,
  delays: {
    logoutTimeout: LOGOUT_TIMEOUT,
    untilNotice: waitsUntil(noticeAt),
    untilEnd: waitsUntil(endOf),
    untilInactive: waitsUntil(inactiveAt),
  },
  expect: {
    "(root)": {
      on: {
        "session.opened": {
          to: "loggedIn",
          effects: "storeSession",
          context: ({ event: { type: _, at, ...session } }) => ({
            ...session,
            ...startsAt(at),
            end: null,
            isClosing: false,
          }),
        },
      },
    },
    unknown: {
      tags: "unknown",
      calls: "readStorage",
      on: {
        "storage.read": [
          {
            to: "loggedIn",
            effects: "storeSession",
            when: readsActiveSession,
            ...setsStoredSession,
          },
          {
            to: "loggedOut",
            effects: "removeSession",
            context: ({ before: { context }, event }: Step) => {
              const age = event.at - event.loggedInAt;
              const end: SessionEnd =
                age >= context.sessionLength ? "expired" : "inactive";
              const { token, logoutAt } = event;
              return { logoutAt, end: token === null ? null : end };
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
    "loggedOut.visiting": { tags: "visitor" },
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
    "loggedOut.leaving": { tags: "leaving" },
    loggedIn: {
      tags: "member",
      calls: ({ after: { context }, event }: Step & { after: Snapshot }) => ({
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
            email: before.context.email,
            ...startsAt(output.at),
          }),
        },
        {
          to: "loggedOut",
          effects: "removeSession",
          context: { end: "expired" },
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
          context: { end: "closed" },
        },
        "logout.requested": {
          to: "loggedOut.loggingOut",
          effects: ["storeLogoutAt", "removeSession", "deleteDrafts"],
          ...endsWithMarker("loggedOut"),
        },
        "call.refused": {
          to: "loggedOut",
          // The request had the current token, and the page has not sent a request that ends the session.
          when: ({ context, event: { token } }) =>
            token === context.token && !context.isClosing,
          effects: ["storeLogoutAt", "removeSession"],
          ...endsWithMarker("refused"),
        },
        "storage.changed": [
          {
            when: (step) =>
              step.context.isClosing &&
              (step.event.token === null || isNewLogout(step)),
            ...endsElsewhere("closed"),
          },
          { when: isNewLogout, ...endsElsewhere("loggedOutElsewhere") },
          {
            when: ({ event }) => event.token === null,
            effects: "removeSession",
            ...endsElsewhere("tokenRemoved"),
          },
          {
            to: "switching",
            when: ({ context, event: { token, userType } }) =>
              token !== context.token || userType !== context.userType,
            ...setsStoredSession,
          },
          storesLogoutMarker,
        ],
      },
    },
    "loggedIn.sessionLimit": {
      initial: "loggedIn.sessionLimit.running",
      always: {
        to: "confirming",
        when: ({ context }) => context.now >= endOf(context),
      },
      on: {
        "page.resumed": { to: "loggedIn.sessionLimit.running", ...updatesTime },
        "activity.detected": {
          to: "loggedIn.sessionLimit.running",
          ...updatesTime,
        },
      },
    },
    "loggedIn.sessionLimit.running": {
      always: {
        to: "loggedIn.sessionLimit.endingSoon",
        when: ({ context }) => context.now >= noticeAt(context),
      },
      after: { untilNotice: advancesTo(noticeAt) },
    },
    "loggedIn.sessionLimit.endingSoon": {
      tags: "endingSoon",
      after: { untilEnd: advancesTo(endOf) },
    },
    "loggedIn.inactivityLimit": {
      always: {
        to: "confirming",
        when: ({ context }) => context.now >= inactiveAt(context),
      },
      on: {
        "page.resumed": {
          to: "loggedIn.inactivityLimit.running",
          ...updatesTime,
        },
        "activity.detected": [
          {
            when: ({ context, event }) => event.at >= inactiveAt(context),
            ...updatesTime,
          },
          {
            to: "loggedIn.inactivityLimit.running",
            effects: "shareActivity",
            when: ({ context, event }) => event.at > context.activeAt,
            context: ({ before, event }) => ({
              activeAt: event.at,
              now: Math.max(before.context.now, event.at),
            }),
          },
        ],
      },
    },
    "loggedIn.inactivityLimit.running": {
      after: { untilInactive: advancesTo(inactiveAt) },
    },
    confirming: {
      tags: "member",
      calls: "readStorage",
      on: {
        "storage.read": [
          {
            to: "loggedIn",
            when: (step) =>
              readsActiveSession(step) &&
              step.event.token === step.context.token,
            ...setsStoredSession,
          },
          { to: "switching", when: readsActiveSession, ...setsStoredSession },
          {
            to: "loggedOut",
            effects: "removeSession",
            // If both limits have passed, the reason is the session limit.
            context: ({ before: { context } }) => ({
              end:
                context.now >= endOf(context)
                  ? ("expired" as const)
                  : ("inactive" as const),
            }),
          },
        ],
      },
    },
    switching: { tags: "replaced", entry: "forgetMember" },
  },
});

testRandomPaths(sessionMachine, {
  inputs: SESSION_INPUTS,
  events: sessionEvents,
  runs: 200,
  invariants,
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
