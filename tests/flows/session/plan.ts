import type { EventFromLogic, SnapshotFrom } from "xstate";
import { definePlan } from "xstate-toolkit";
import { SESSION_NOTICE } from "../../../contract/constants.ts";
import { sessionMachine } from "../../../machines/session/chart.ts";
import {
  inactivityDeadline,
  noticeTime,
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
const LOGGED_OUT = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: null,
  activeAt: null,
  logoutAt: null,
  at: READ_AT,
} as const satisfies TimedStoredSession;

/** Returns the storage as this tab last read it. */
export function unchangedStorage({
  context,
}: State["snapshot"]): TimedStoredSession {
  const { token, userType, email, loggedInAt, activeAt, logoutAt } = context;
  const at = Math.max(context.now, READ_AT);
  return token === null
    ? { ...LOGGED_OUT, logoutAt, at }
    : { token, userType, email, loggedInAt, activeAt, logoutAt, at };
}

/** Returns the storage after another tab has removed the session. */
export function removedStorage(snapshot: State["snapshot"]) {
  const { logoutAt, at } = unchangedStorage(snapshot);
  return { ...LOGGED_OUT, logoutAt, at };
}

/** Returns the storage after a login in another tab. */
export function otherStorage(snapshot: State["snapshot"]) {
  const { logoutAt, at } = unchangedStorage(snapshot);
  const times = { loggedInAt: at, activeAt: at, logoutAt, at };
  return { ...LOGGED_IN, token: "other", ...times };
}

/** Returns the time at which an outcome changes, and the last millisecond before it. */
const boundaryTimes = (time: number) => [time, time - 1];

/** Returns what the storage can contain when the page is opened. */
function readAtStart({ context }: State["snapshot"]): TimedStoredSession[] {
  const { sessionLength, inactivityLength } = context;
  return [
    { ...LOGGED_OUT, logoutAt: "17" },
    LOGGED_IN,
    // A session that an older version stored with fewer fields.
    { ...LOGGED_IN, email: null, loggedInAt: null, activeAt: null },
    ...boundaryTimes(LOGIN_TIME + sessionLength).map((at) => ({
      ...LOGGED_IN,
      activeAt: at - 1,
      at,
    })),
    ...boundaryTimes(LOGIN_TIME + inactivityLength).map((at) => ({
      ...LOGGED_IN,
      at,
    })),
    // The stored activity time is from a previous session.
    { ...LOGGED_IN, activeAt: LOGIN_TIME - inactivityLength },
    // The inactivity limit will be reached a millisecond before the session limit, after the notice has appeared.
    {
      ...LOGGED_IN,
      activeAt: LOGIN_TIME + sessionLength - inactivityLength - 1,
      at: LOGIN_TIME + sessionLength - SESSION_NOTICE,
    },
  ];
}

/** Returns what the storage can contain when a limit has passed. */
function readAtEnd(snapshot: State["snapshot"]): TimedStoredSession[] {
  const currentStorage = unchangedStorage(snapshot);
  const { context } = snapshot;
  return [
    currentStorage,
    ...boundaryTimes(sessionEndTime(context)).map((at) => ({
      ...currentStorage,
      activeAt: at - 1,
      at,
    })),
    ...boundaryTimes(inactivityDeadline(context)).map((at) => ({
      ...currentStorage,
      at,
    })),
    { ...currentStorage, activeAt: currentStorage.at },
    otherStorage(snapshot),
    removedStorage(snapshot),
  ];
}

export const sessionEvents = {
  "session.opened": ({ snapshot }: State): Payload<"session.opened">[] => [
    {
      token: "second",
      userType: "investor",
      email: "fund@example.org",
      language: "fr",
      at: unchangedStorage(snapshot).at,
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
      ...[now + 1, ...boundaryTimes(loggedInAt)].map((at) => ({
        ...currentStorage,
        logoutAt: String(at),
      })),
      removedStorage(snapshot),
      otherStorage(snapshot),
      { ...currentStorage, userType: "investor" },
      { ...removedStorage(snapshot), logoutAt: String(loggedInAt - 2) },
    ];
  },
  "call.refused": ({ snapshot: { context } }: State) => [
    { token: context.token ?? "none", at: context.now },
    { token: "former token", at: context.now },
  ],
  "activity.detected": ({ snapshot: { context } }: State) =>
    [
      context.activeAt,
      context.activeAt + 1,
      context.now,
      ...boundaryTimes(inactivityDeadline(context)),
      ...boundaryTimes(sessionEndTime(context)),
    ].map((at) => ({ at })),
  "page.resumed": ({ snapshot: { context } }: State) =>
    [
      context.now,
      ...boundaryTimes(noticeTime(context)),
      ...boundaryTimes(inactivityDeadline(context)),
      ...boundaryTimes(sessionEndTime(context)),
    ].map((at) => ({ at })),
  "xstate.done.actor.renewal": ({ snapshot: { context } }: State) => [
    { output: { ...renewalResponse, at: context.now } },
    { output: null },
  ],
  "xstate.error.actor.renewal": [{ error: new Error("defect") }],
};

/**
 * Returns the key by which the planner identifies a snapshot. The key contains the order of the times, not the times
 * themselves, so that the number of keys is finite.
 */
export function sessionKey({
  snapshot: { value, context },
}: {
  readonly snapshot: Pick<State["snapshot"], "value" | "context">;
}) {
  const { now, activeAt, loggedInAt, logoutAt } = context;
  const { userType, email, end, isClosing } = context;
  const times = [
    ...[now, activeAt, loggedInAt, Number(logoutAt ?? Number.NaN)],
    ...[noticeTime, sessionEndTime, inactivityDeadline].map((f) => f(context)),
  ];
  const order = times.map((time) =>
    times.map((other) => Math.sign(time - other)),
  );
  return [value, order, userType, email === null, end, isClosing];
}

export const sessionPlan = definePlan(sessionMachine, {
  inputs: SESSION_INPUTS,
  contextKey: sessionKey,
  events: sessionEvents,
  stories: {
    "the session ends exactly when the time since the login reaches the session limit, not a millisecond earlier":
      "(input 3) › storage.read#2 › page.resumed#7 › activity.detected#7 › page.resumed#6 › storage.read#2",
    "the session does not end if the storage is read again a millisecond before the session limit":
      "(input 3) › storage.read#2 › page.resumed#7 › page.resumed#6 › storage.read#3",
    "the notice appears exactly when it is due, not a millisecond earlier":
      "(input 3) › storage.read#2 › page.resumed#3 › page.resumed#2",
    "inactivity ends the session exactly at the inactivity limit, not a millisecond earlier":
      "(input 2) › storage.read#2 › page.resumed#5 › page.resumed#4 › storage.read#5 › activity.detected#5 › activity.detected#4 › storage.read#4",
    "without any activity, the timer of the inactivity limit ends the session":
      "(input 2) › storage.read#2 › after untilInactive › storage.read#4",
    "a stored session continues if it is read a millisecond before it expires":
      "(input 3) › storage.read#5",
    "a stored session has ended if it is read exactly when it expires":
      "(input 3) › storage.read#4",
    "a stored session continues if it is read a millisecond before its inactivity limit":
      "(input 2) › storage.read#7",
    "a stored session has ended if it is read exactly at its inactivity limit":
      "(input 2) › storage.read#6",
    "a login counts as activity": "(input 2) › storage.read#8",
    "activity is stored only if it is later than the last stored activity":
      "storage.read#2 › activity.detected#1 › activity.detected#2",
    "a session that another tab has ended is not treated as a new session":
      "(input 2) › storage.read#2 › activity.detected#4 › storage.read#8",
    "a stored session with another token and the same role replaces the session of this tab":
      "storage.read#2 › storage.changed#6",
    "a stored session with the same token and another role replaces the session of this tab":
      "storage.read#2 › storage.changed#7",
    "after a page has sent a request that ends the session, a rejected call does not end the session until another page opens":
      "storage.read#2 › session.closing › call.refused#1 › page.opened › call.refused#1",
    "a page that has sent a request that ends the session stays open after a logout in another tab":
      "storage.read#2 › session.closing › storage.changed#1 › storage.changed#2",
    "another tab removes the token, and an older logout marker is recorded":
      "storage.read#2 › storage.changed#8",
    "a page that has sent a request that ends the session stays open when another tab removes the token":
      "storage.read#2 › session.closing › storage.changed#5",
    "a logout marker that is older than the login is ignored, and a marker with the time of the login ends the session":
      "storage.read#2 › storage.changed#4 › storage.changed#3",
    "a logout marker that already existed at the time of the login is ignored":
      "storage.read#1 › storage.changed#2 › session.opened › storage.changed#1",
  },
});
