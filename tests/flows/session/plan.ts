import type { EventFromLogic, SnapshotFrom } from "xstate";
import { definePlan } from "xstate-toolkit";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import {
  type SessionContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import {
  inactivityDeadline,
  sessionEndTime,
} from "../../../machines/session/limits.ts";
import type { TimedStoredSession } from "../../../machines/session/stored-session.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
  offline,
} from "../../support/call-failures.ts";
import { renewalResponse } from "../session-renewal/plan.ts";

/** Login time of the stored session, in epoch milliseconds. */
export const LOGIN_TIME = FAILED_AT;
const MINUTE = 60_000;
const READ_AT = LOGIN_TIME + 5 * MINUTE;

export const SESSION_ENDED =
  "Your session has ended, so we logged you out to keep your account safe. Please log in again.";

/** The default limits, which are equal, and inputs in which one limit is shorter than the other. */
export const SESSION_INPUTS = [
  undefined,
  { sessionLength: 60 * MINUTE, inactivityLength: 10 * MINUTE },
  { sessionLength: 10 * MINUTE, inactivityLength: 60 * MINUTE },
] as const;

type State = { readonly snapshot: SnapshotFrom<typeof sessionMachine> };
type Payload<Type extends EventFromLogic<typeof sessionMachine>["type"]> = Omit<
  Extract<EventFromLogic<typeof sessionMachine>, { type: Type }>,
  "type"
>;

export const LOGGED_IN = {
  token: "first",
  userType: "investee",
  email: "owner@example.org",
  loggedInAt: LOGIN_TIME,
  activeAt: LOGIN_TIME,
  logoutAt: null,
  at: READ_AT,
} as const satisfies TimedStoredSession;
export const LOGGED_OUT = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: null,
  activeAt: null,
  logoutAt: null,
  at: READ_AT,
} as const satisfies TimedStoredSession;

/** Returns the storage as this tab last read it. */
function unchangedStorage({ context }: State["snapshot"]): TimedStoredSession {
  const { token, userType, email, loggedInAt, activeAt, logoutAt, now } =
    context;
  return token === null
    ? { ...LOGGED_OUT, logoutAt, at: now }
    : { token, userType, email, loggedInAt, activeAt, logoutAt, at: now };
}

/** Returns the time at which an outcome changes, and the last millisecond before it. */
const boundaryTimes = (time: number) => [time, time - 1];

/** Returns what the storage can contain when the page is opened. */
function readAtStart({ context }: State["snapshot"]): TimedStoredSession[] {
  return [
    { ...LOGGED_OUT, logoutAt: "17" },
    LOGGED_IN,
    // A session that an older version stored with fewer fields.
    {
      ...LOGGED_IN,
      email: null,
      loggedInAt: null,
      activeAt: null,
    },
    ...boundaryTimes(LOGIN_TIME + context.sessionLength).map((at) => ({
      ...LOGGED_IN,
      activeAt: at - 1,
      at,
    })),
    ...boundaryTimes(LOGIN_TIME + context.inactivityLength).map((at) => ({
      ...LOGGED_IN,
      at,
    })),
    // The stored activity time is from a previous session.
    {
      ...LOGGED_IN,
      activeAt: LOGIN_TIME - context.inactivityLength,
    },
    // The inactivity limit will be reached a millisecond before the session limit, after the notice has appeared.
    {
      ...LOGGED_IN,
      activeAt:
        LOGIN_TIME + context.sessionLength - context.inactivityLength - 1,
      at: LOGIN_TIME + context.sessionLength - SESSION_NOTICE,
    },
  ];
}

/** Returns what the storage can contain when a limit has passed. */
function readAtEnd(snapshot: State["snapshot"]): TimedStoredSession[] {
  const currentStorage = unchangedStorage(snapshot);
  const { at } = currentStorage;
  const { context } = snapshot;
  return [
    currentStorage,
    ...boundaryTimes(sessionEndTime(context)).map((end) => ({
      ...currentStorage,
      activeAt: end - 1,
      at: end,
    })),
    ...boundaryTimes(inactivityDeadline(context)).map((end) => ({
      ...currentStorage,
      at: end,
    })),
    { ...currentStorage, activeAt: at },
    {
      ...LOGGED_IN,
      token: "other",
      loggedInAt: at,
      activeAt: at,
      at,
    },
    { ...LOGGED_OUT, at },
  ];
}

export const sessionEvents = {
  "session.opened": ({ snapshot }: State): Payload<"session.opened">[] => [
    {
      token: "second",
      userType: "investor",
      email: "fund@example.org",
      language: "fr",
      at: Math.max(snapshot.context.now, READ_AT),
    },
  ],
  "logout.requested": ({ snapshot: { context } }: State) => [
    { token: "first", at: context.now },
  ],
  "xstate.done.actor.postLogout": [{ output: undefined }],
  "xstate.error.actor.postLogout": [
    { error: httpError(500) },
    { error: httpError(401) },
    { error: noResponse },
    { error: offline },
  ],
  "storage.read": ({ snapshot }: State) =>
    snapshot.matches("confirming")
      ? readAtEnd(snapshot)
      : readAtStart(snapshot),
  "storage.changed": ({ snapshot }: State): Payload<"storage.changed">[] => {
    const currentStorage = unchangedStorage(snapshot);
    const { loggedInAt, now } = snapshot.context;
    return [
      currentStorage,
      { ...currentStorage, logoutAt: String(now + 1) },
      ...boundaryTimes(loggedInAt).map((at) => ({
        ...currentStorage,
        logoutAt: String(at),
      })),
      { ...LOGGED_OUT, logoutAt: currentStorage.logoutAt, at: now },
      {
        ...LOGGED_IN,
        logoutAt: currentStorage.logoutAt,
        token: "other",
        at: now,
      },
      { ...currentStorage, userType: "investor" },
      { ...LOGGED_OUT, logoutAt: String(loggedInAt - 2), at: now },
    ];
  },
  "call.refused": ({
    snapshot: { context },
  }: State): Payload<"call.refused">[] => [
    { token: context.token ?? "none", at: context.now },
    { token: "former token", at: context.now },
  ],
  "activity.detected": ({
    snapshot: { context },
  }: State): Payload<"activity.detected">[] => [
    { at: context.activeAt },
    { at: context.activeAt + 1 },
    { at: context.now },
    ...boundaryTimes(inactivityDeadline(context)).map((at) => ({ at })),
    ...boundaryTimes(sessionEndTime(context)).map((at) => ({ at })),
  ],
  "page.resumed": ({
    snapshot: { context },
  }: State): Payload<"page.resumed">[] => [
    { at: context.now },
    ...boundaryTimes(sessionEndTime(context) - SESSION_NOTICE).map((at) => ({
      at,
    })),
    ...boundaryTimes(inactivityDeadline(context)).map((at) => ({ at })),
    ...boundaryTimes(sessionEndTime(context)).map((at) => ({ at })),
  ],
  "xstate.done.actor.renewal": ({ snapshot: { context } }: State) => [
    { output: { ...renewalResponse, at: context.now } },
    { output: null },
  ],
  "xstate.error.actor.renewal": [{ error: new Error("defect") }],
};

/**
 * Returns the key by which the planner identifies a snapshot. The key contains only comparisons between times, not the
 * times themselves, so that the number of keys is finite.
 */
export function sessionKey({
  snapshot: { value, context },
}: {
  readonly snapshot: Pick<State["snapshot"], "value" | "context">;
}) {
  return [
    value,
    context.token === null ? null : limitStates(context),
    context.userType,
    context.email !== null,
    context.end,
    context.isClosing,
    markerAge(context),
  ];
}

/**
 * Returns how the notice time and the two limits compare with the current time and with each other, and whether the
 * latest activity was at the current time.
 */
function limitStates(context: SessionContext) {
  const { now, activeAt } = context;
  const [end, inactiveEnd] = [
    sessionEndTime(context),
    inactivityDeadline(context),
  ];
  const noticeTime = end - SESSION_NOTICE;
  return [
    ...[now - noticeTime, now - end, now - inactiveEnd].map(Math.sign),
    ...[inactiveEnd - noticeTime, inactiveEnd - end].map(Math.sign),
    activeAt === now,
  ];
}

function markerAge({ logoutAt, loggedInAt }: SessionContext): string {
  if (logoutAt === null) return "none";
  return Number(logoutAt) < loggedInAt ? "old" : "new";
}

/** Plan for the session chart. */
export const sessionPlan = definePlan(sessionMachine, {
  inputs: SESSION_INPUTS,
  contextKey: sessionKey,
  events: sessionEvents,
  stories: {
    "the session ends exactly when the time since the login reaches the session limit, not a millisecond earlier":
      {
        rules: ["4-session-02"],
        path: "(input 3) › storage.read#2 › page.resumed#7 › activity.detected#7 › page.resumed#6 › storage.read#2",
      },
    "the session does not end if the storage is read again a millisecond before the session limit":
      {
        rules: ["4-session-02"],
        path: "(input 3) › storage.read#2 › page.resumed#7 › page.resumed#6 › storage.read#3",
      },
    "the notice appears exactly when it is due, not a millisecond earlier":
      "(input 3) › storage.read#2 › page.resumed#3 › page.resumed#2",
    "inactivity ends the session exactly at the inactivity limit, not a millisecond earlier":
      {
        rules: ["4-session-04"],
        path: "(input 2) › storage.read#2 › page.resumed#5 › page.resumed#4 › storage.read#5 › activity.detected#5 › activity.detected#4 › storage.read#4",
      },
    "without any activity, the timer of the inactivity limit ends the session":
      {
        rules: ["4-session-04"],
        path: "(input 2) › storage.read#2 › after untilInactive › storage.read#4",
      },
    "a stored session continues if it is read a millisecond before it expires":
      {
        rules: ["4-session-02"],
        path: "(input 3) › storage.read#5",
      },
    "a stored session has ended if it is read exactly when it expires": {
      rules: ["4-session-02"],
      path: "(input 3) › storage.read#4",
    },
    "a stored session continues if it is read a millisecond before its inactivity limit":
      { rules: ["4-session-04"], path: "(input 2) › storage.read#7" },
    "a stored session has ended if it is read exactly at its inactivity limit":
      {
        rules: ["4-session-04"],
        path: "(input 2) › storage.read#6",
      },
    "a login counts as activity": {
      rules: ["4-session-05"],
      path: "(input 2) › storage.read#8",
    },
    "activity is stored only if it is later than the last stored activity": {
      rules: ["4-session-05"],
      path: "storage.read#2 › activity.detected#1 › activity.detected#2",
    },
    "a session that another tab has ended is not treated as a new session": {
      rules: ["4-session-08"],
      path: "(input 2) › storage.read#2 › activity.detected#4 › storage.read#8",
    },
    "a stored session with another token and the same role replaces the session of this tab":
      {
        rules: ["4-session-08"],
        path: "storage.read#2 › storage.changed#6",
      },
    "a stored session with the same token and another role replaces the session of this tab":
      {
        rules: ["4-session-09"],
        path: "storage.read#2 › storage.changed#7",
      },
    "after a page has sent a request that ends the session, a rejected call does not end the session until another page opens":
      {
        rules: ["4-session-25"],
        path: "storage.read#2 › session.closing › call.refused#1 › page.opened › call.refused#1",
      },
    "a page that has sent a request that ends the session stays open after a logout in another tab":
      {
        rules: ["4-session-25"],
        path: "storage.read#2 › session.closing › storage.changed#1 › storage.changed#2",
      },
    "another tab removes the token, and an older logout marker is recorded": {
      rules: ["4-session-08"],
      path: "storage.read#2 › storage.changed#8",
    },
    "a page that has sent a request that ends the session stays open when another tab removes the token":
      {
        rules: ["4-session-25"],
        path: "storage.read#2 › session.closing › storage.changed#5",
      },
    "a logout marker that is older than the login is ignored, and a marker with the time of the login ends the session":
      {
        rules: ["4-session-10"],
        path: "storage.read#2 › storage.changed#4 › storage.changed#3",
      },
    "a logout marker that already existed at the time of the login is ignored":
      {
        rules: ["4-session-10"],
        path: "storage.read#1 › storage.changed#2 › session.opened › storage.changed#1",
      },
  },
});
