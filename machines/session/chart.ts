import { assign, fromPromise, raise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import {
  INACTIVITY_LENGTH,
  SESSION_LENGTH,
  SESSION_NEWS,
  SESSION_NOTICE,
} from "../../contract/constants.ts";
import {
  type CallFailure,
  detailText,
  statusOf,
} from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ForcedEnd } from "../../contract/navigation-state.ts";
import { type Access, pages } from "../../contract/pages.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { notProvided } from "../shared/actor-stub.ts";

/** Context, events and selectors of the session chart. Times are epoch milliseconds, lengths milliseconds. */

/** The stored session as read. Every part may be missing. */
export type StoredSession = {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number | null;
  readonly activeAt: number | null;
  /** The stored logout marker. It is a time, but any change of it counts as a logout. */
  readonly logoutAt: string | null;
};

export type StoredReading = StoredSession & { readonly at: number };

/** A session as stored. */
export type Held = {
  readonly token: string;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number;
  readonly activeAt: number;
};

/** The limits in milliseconds. The default of each is a constant of the contract. */
export type SessionInput = {
  readonly sessionLength?: number;
  readonly inactivityLength?: number;
  readonly noticeLength?: number;
};

export type SessionContext = Required<SessionInput> & {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number;
  /** Time of the last activity in any tab. */
  readonly activeAt: number;
  /** The last logout marker that this tab has read. */
  readonly logoutAt: string | null;
  readonly now: number;
  /** The current page: its path, the path with query and fragment, and who may open it. */
  readonly path: string;
  readonly address: string;
  readonly access: Access;
  /** Why the session ended, for /login; null after a logout. */
  readonly reason: ForcedEnd | null;
  /** True after a login in this tab, which may return to a page. A login in another tab opens the home page. */
  readonly isOpenedInTab: boolean;
  /** The protected page where a call was refused. The next login returns to it. */
  readonly interrupted: string | null;
  /** The notice on / after a call was refused. */
  readonly sessionEndedNotice: Message | null;
  /** The password in the dialog of 'Log in again now', and its problem. */
  readonly password: string;
  readonly problem: Message | null;
  /** The confirmation of a renewal. */
  readonly news: Message | null;
};

type SessionEvent =
  /** A login succeeded in this tab. */
  | {
      type: "session.opened";
      token: string;
      userType: string;
      email: string;
      at: number;
    }
  /** The current page ended the session (password change, deletion) and explains the next step itself. */
  | { type: "session.closed" }
  /** A logout, which leaves the current page. */
  | { type: "session.left" }
  | { type: "activity.seen"; at: number }
  /** The page resumed, or a periodic check of the clock. */
  | { type: "page.resumed"; at: number }
  | { type: "page.changed"; path: string; address: string; access: Access }
  /** Another tab changed the storage. */
  | ({ type: "tab.changed" } & StoredReading)
  /** A call with this token was refused with 401 or 403. */
  | { type: "call.refused"; token: string; at: number }
  | { type: "renewal.asked" }
  | { type: "password.changed"; password: string }
  | { type: "renewal.submitted" }
  | { type: "renewal.dismissed" }
  | { type: "news.read" };

const NO_SESSION = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: 0,
  activeAt: 0,
} as const;

export type Renewal = { readonly email: string; readonly password: string };

/** The state at the start of a session: no dialog, and no notice about an earlier one. */
const nothingOpen = {
  reason: null,
  isOpenedInTab: false,
  interrupted: null,
  sessionEndedNotice: null,
  password: "",
  problem: null,
  news: null,
} as const;

const login = { type: "goTo", params: { to: pages.login.path } } as const;

const home = { type: "goTo", params: { to: pages.home.path } } as const;

/**
 * The session of the browser, shared by all tabs. Two parallel regions count the limits since the login and since the
 * last activity; a third one contains the dialog for logging in again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput | undefined,
    tags: {} as
      | "unknown"
      | "loggedOut"
      | "leaving"
      | "staying"
      | "loggedIn"
      | "endingSoon"
      | "asking"
      | "busy"
      | "lockedOut",
  },
  actors: {
    /** Reads the stored session and the current time. */
    readStored: fromPromise<StoredReading, void>(notProvided),
    /** POST /api/login/ with the password of the dialog. */
    logInAgain: fromPromise<
      AnswerOf<"login"> & { readonly at: number },
      Renewal
    >(notProvided),
  },
  guards: {
    readsNoSession: ({ event }) =>
      outputOf<StoredReading>(event).token === null,
    readsEndedSession: ({ context, event }) =>
      endedIn(context, outputOf<StoredReading>(event)) !== null,
    readsSameSession: ({ context, event }) => {
      const reading = outputOf<StoredReading>(event);
      return (
        reading.token === context.token && endedIn(context, reading) === null
      );
    },
    readsOtherSession: ({ context, event }) => {
      const reading = outputOf<StoredReading>(event);
      return reading.token !== null && endedIn(context, reading) === null;
    },
    findsSession: ({ event }) =>
      event.type === "tab.changed" && event.token !== null,
    findsLogout: ({ context, event }) => findsLogout(context, event),
    findsLogoutAtHome: ({ context, event }) =>
      findsLogout(context, event) && isHome(context),
    losesToken: ({ event }) =>
      event.type === "tab.changed" && event.token === null,
    losesProtectedPage: ({ context, event }) =>
      event.type === "tab.changed" &&
      event.token === null &&
      context.access !== "public",
    findsOtherSession: ({ context, event }) =>
      event.type === "tab.changed" &&
      (event.token !== context.token || event.userType !== context.userType),
    isRefused: ({ context, event }) => isRefused(context, event),
    isRefusedAtHome: ({ context, event }) =>
      isRefused(context, event) && isHome(context),
    isExpired: ({ context, event }) => timeOf(event) >= endOf(context),
    isEndingSoon: ({ context, event }) =>
      timeOf(event) >= endOf(context) - context.noticeLength,
    isInactive: ({ context, event }) => timeOf(event) >= inactiveEndOf(context),
    isLaterActivity: ({ context, event }) => timeOf(event) > context.activeAt,
    knowsEmail: ({ context }) => context.email !== null,
    hasPassword: ({ context }) => context.password !== "",
    isTooMany: ({ event }) => {
      const failure = failureOf(event);
      return failure.kind === "answered" && failure.status === 429;
    },
  },
  actions: {
    notePage: assign(({ context, event }) => {
      if (event.type !== "page.changed") return {};
      const { path, address, access } = event;
      const isConsumed = path === pages.login.path && context.token === null;
      return {
        path,
        address,
        access,
        // / keeps its notice about the ended session; /login has already received its reason.
        sessionEndedNotice:
          path === pages.home.path ? context.sessionEndedNotice : null,
        reason: isConsumed ? null : context.reason,
        news: null,
      };
    }),
    openSession: assign(({ event }) => {
      if (event.type !== "session.opened") return {};
      const { token, userType, email, at } = event;
      return {
        ...nothingOpen,
        ...{ token, userType, email },
        isOpenedInTab: true,
        loggedInAt: at,
        activeAt: at,
        now: at,
      };
    }),
    adoptReading: assign(({ event }) => ({
      ...nothingOpen,
      ...heldIn(outputOf<StoredReading>(event)),
    })),
    adoptTab: assign(({ event }) =>
      event.type === "tab.changed" ? { ...nothingOpen, ...heldIn(event) } : {},
    ),
    renewSession: assign(({ event }) => renewed(outputOf(event))),
    noteReading: assign(({ event }) => {
      const { logoutAt, at } = outputOf<StoredReading>(event);
      return { logoutAt, now: at };
    }),
    noteStoredEnd: assign(({ context, event }) => {
      const reading = outputOf<StoredReading>(event);
      return {
        logoutAt: reading.logoutAt,
        now: reading.at,
        reason: endedIn(context, reading),
      };
    }),
    noteTab: assign(({ event }) =>
      event.type === "tab.changed"
        ? { logoutAt: event.logoutAt, now: event.at }
        : {},
    ),
    noteTime: assign(({ context, event }) => ({
      now: Math.max(context.now, timeOf(event)),
    })),
    noteActivity: assign(({ event }) => ({
      activeAt: timeOf(event),
      now: timeOf(event),
    })),
    /** Sends the time for which the notice timer was set, to both limits. */
    raiseNoticeTime: raise(({ context }) => ({
      type: "page.resumed" as const,
      at: endOf(context) - context.noticeLength,
    })),
    noteExpired: assign({ reason: "expired" }),
    noteInactive: assign({ reason: "inactive" }),
    endSession: assign(NO_SESSION),
    endRefused: assign(({ context, event }) => ({
      ...NO_SESSION,
      ...nothingOpen,
      interrupted: context.access === "public" ? null : context.address,
      sessionEndedNotice: message("session.refused"),
      logoutAt: String(timeOf(event)),
      now: timeOf(event),
    })),
    notePassword: assign(({ event }) =>
      event.type === "password.changed"
        ? { password: event.password, problem: null }
        : {},
    ),
    askForPassword: assign({ problem: message("password.required") }),
    noteProblem: assign(({ context, event }) => {
      const failure = failureOf(event);
      return {
        problem: renewalProblem(failure),
        now: Math.max(context.now, failure.at),
      };
    }),
    clearRenewal: assign({ password: "", problem: null }),
    clearNews: assign({ news: null }),

    /** Effects, provided by the browser. Each reads what it needs from the context. */
    /** Sets and removes the default Authorization header. */
    holdToken: () => {},
    dropToken: () => {},
    /** Writes and removes token, user_type and current_user. */
    storeSession: () => {},
    forgetSession: () => {},
    /** Writes the time of a forced logout. */
    storeLogoutAt: () => {},
    /** Writes the time of the last activity for the other tabs. */
    shareActivity: () => {},
    /** Stores the lockout, which also disables the login button on the login page. */
    storeLockout: () => {},
    focusPassword: () => {},
    goTo: (_, _params: { to: string }) => {},
    /** Opens the home page of the role. */
    goToOwnHome: () => {},
  },
  delays: {
    newsShown: SESSION_NEWS,
    untilNotice: ({ context }) =>
      Math.max(0, endOf(context) - context.noticeLength - context.now),
    untilEnd: ({ context }) => Math.max(0, endOf(context) - context.now),
    untilInactive: ({ context }) =>
      Math.max(0, inactiveEndOf(context) - context.now),
  },
}).createMachine({
  id: "session",
  description:
    "Stay logged in for as long as it is safe, in all tabs. The first limit to pass ends the session: one since the login, with a notice before its end, and one since the last activity, without a notice.",
  meta: { title: "Session", who: "Members" },
  context: ({ input }) => atFirst(input),
  initial: "unknown",
  on: {
    "page.changed": {
      actions: "notePage",
    },
    "session.opened": {
      target: ".loggedIn",
      reenter: true,
      actions: ["openSession", "holdToken", "storeSession"],
      description: "A login succeeded in this tab.",
      meta: { rules: ["3-session-01", "4-session-01"] },
    },
  },
  states: {
    unknown: {
      description:
        "The storage has not been read yet. The page shows no member, and protected pages wait.",
      tags: "unknown",
      invoke: {
        id: "readStored",
        src: "readStored",
        onDone: [
          {
            guard: "readsNoSession",
            target: "loggedOut",
            actions: "noteReading",
          },
          {
            guard: "readsEndedSession",
            target: "loggedOut",
            actions: ["noteStoredEnd", "forgetSession"],
            description:
              "The session expired while no page was open. A protected page explains this at /login.",
          },
          {
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "storeSession"],
            description: "The session continues after a reload.",
          },
        ],
        onError: {
          target: "loggedOut",
          description: "Without storage there is no session to restore.",
        },
      },
    },
    loggedOut: {
      description: "The person is a visitor and can open public pages only.",
      tags: "loggedOut",
      initial: "visiting",
      on: {
        "tab.changed": [
          {
            guard: "findsSession",
            target: "loggedIn",
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description:
              "A login in another tab opens the home page of its role.",
            meta: { rules: ["4-session-08"] },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        visiting: {
          description: "No redirect is in progress.",
          meta: { rules: ["1-guards-01"] },
        },
        leaving: {
          description:
            "The session has just ended, and the tab is being redirected.",
          tags: "leaving",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
        staying: {
          description:
            "The current page ended the session itself. It stays open and explains the next step.",
          tags: "staying",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member is logged in.",
      tags: "loggedIn",
      type: "parallel",
      on: {
        "session.closed": {
          target: "loggedOut.staying",
          actions: ["endSession", "dropToken", "forgetSession"],
          description: "After a changed password or a deleted account.",
        },
        "session.left": {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession"],
        },
        "call.refused": [
          {
            guard: "isRefusedAtHome",
            target: "loggedOut",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
            ],
            description:
              "A call with the current token was refused. The tab already shows the home page, which displays a notice.",
            meta: { rules: ["4-session-15"] },
          },
          {
            guard: "isRefused",
            target: "loggedOut.leaving",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
              home,
            ],
            description:
              "A call with the current token was refused, so the home page opens and displays a notice. Refusals of earlier tokens are ignored.",
            meta: {
              rules: [
                "2-guards-06",
                "4-session-11",
                "4-session-12",
                "4-session-13",
                "4-session-14",
              ],
            },
          },
        ],
        "tab.changed": [
          {
            guard: "findsLogoutAtHome",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description:
              "A logout in another tab, while this one shows the home page.",
          },
          {
            guard: "findsLogout",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", home],
            description: "A logout in another tab.",
            meta: { rules: ["4-session-10"] },
          },
          {
            guard: "losesProtectedPage",
            target: "loggedOut.leaving",
            actions: ["noteTab", "endSession", "dropToken", login],
            description: "The token is gone, and this page requires one.",
            meta: { rules: ["4-session-08"] },
          },
          {
            guard: "losesToken",
            target: "loggedOut",
            actions: ["noteTab", "endSession", "dropToken"],
            description: "The token is gone. A public page stays open.",
          },
          {
            guard: "findsOtherSession",
            target: "loggedIn",
            reenter: true,
            actions: ["adoptTab", "holdToken", "goToOwnHome"],
            description:
              "A new token or role opens the home page of that role.",
            meta: { rules: ["4-session-08", "4-session-09"] },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        sinceLogin: {
          description: "The limit since the login.",
          initial: "running",
          states: {
            running: {
              description: "The end is not near.",
              after: {
                untilNotice: {
                  target: "endingSoon",
                  actions: "raiseNoticeTime",
                },
              },
              on: {
                "page.resumed": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page was suspended.",
                  },
                  {
                    guard: "isInactive",
                    description:
                      "The region of the inactivity limit ends the session.",
                  },
                  {
                    guard: "isEndingSoon",
                    target: "endingSoon",
                    actions: "noteTime",
                    description:
                      "The notice became due while the page was suspended.",
                  },
                  {
                    target: "running",
                    reenter: true,
                    actions: "noteTime",
                    description: "Restarts the timer from the clock.",
                  },
                ],
              },
            },
            endingSoon: {
              description:
                "A notice announces the end of the session and offers to log in again.",
              tags: "endingSoon",
              after: {
                untilEnd: {
                  target: "#session.confirming",
                  actions: "noteExpired",
                  meta: { rules: ["4-session-02"] },
                },
              },
              on: {
                "page.resumed": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page was suspended.",
                  },
                  {
                    guard: "isInactive",
                    description:
                      "The region of the inactivity limit ends the session.",
                  },
                  {
                    target: "endingSoon",
                    reenter: true,
                    actions: "noteTime",
                  },
                ],
              },
            },
          },
        },
        sinceActivity: {
          description: "The limit since the last activity in any tab.",
          initial: "active",
          states: {
            active: {
              description: "The last activity is recent.",
              after: {
                untilInactive: {
                  target: "#session.confirming",
                  actions: "noteInactive",
                  meta: { rules: ["4-session-04"] },
                },
              },
              on: {
                "activity.seen": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The session had already expired.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description: "The inactivity limit had already passed.",
                  },
                  {
                    guard: "isLaterActivity",
                    target: "active",
                    reenter: true,
                    actions: ["noteActivity", "shareActivity"],
                    description:
                      "Mouse, click, scroll, key and touch restart the limit.",
                    meta: { rules: ["4-session-05"] },
                  },
                ],
                "page.resumed": [
                  {
                    guard: "isExpired",
                    description:
                      "The region of the login limit ends the session.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description:
                      "The limit passed while the page was suspended.",
                  },
                  {
                    target: "active",
                    reenter: true,
                    actions: "noteTime",
                    description: "Restarts the timer from the clock.",
                  },
                ],
              },
            },
          },
        },
        renewal: {
          description: "Logging in again on the same page.",
          initial: "closed",
          exit: "clearRenewal",
          states: {
            closed: {
              description:
                "The dialog is closed. After a renewal, a confirmation is shown for a moment.",
              after: {
                newsShown: {
                  actions: "clearNews",
                },
              },
              on: {
                "renewal.asked": [
                  {
                    guard: "knowsEmail",
                    target: "asking",
                    actions: "focusPassword",
                  },
                  {
                    target: "#session.loggedOut.leaving",
                    actions: [
                      "noteExpired",
                      "endSession",
                      "dropToken",
                      "forgetSession",
                      login,
                    ],
                    description:
                      "The email address was never stored, so the login page asks for it.",
                  },
                ],
                "news.read": {
                  actions: "clearNews",
                },
              },
            },
            asking: {
              description: "A dialog asks for the password.",
              tags: "asking",
              on: {
                "password.changed": {
                  actions: "notePassword",
                },
                "renewal.submitted": [
                  { guard: "hasPassword", target: "sending" },
                  {
                    actions: ["askForPassword", "focusPassword"],
                  },
                ],
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "The notice stays.",
                },
              },
            },
            sending: {
              description: "The login is running. The dialog is busy.",
              tags: ["asking", "busy"],
              invoke: {
                id: "logInAgain",
                src: "logInAgain",
                input: renewalRequest,
                onDone: {
                  target: "#session.loggedIn",
                  reenter: true,
                  actions: ["renewSession", "holdToken", "storeSession"],
                  description:
                    "The limits start again, and the page stays open.",
                },
                onError: [
                  {
                    guard: "isTooMany",
                    target: "lockedOut",
                    actions: ["noteProblem", "storeLockout"],
                    meta: { rules: ["8-login-03"] },
                  },
                  {
                    target: "asking",
                    actions: ["noteProblem", "focusPassword"],
                    description: "Shows the message of the login screen.",
                  },
                ],
              },
              on: {
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "The running call is abandoned.",
                },
              },
            },
            lockedOut: {
              description:
                "Too many attempts were made. The dialog accepts no further one.",
              tags: ["asking", "lockedOut"],
              meta: { rules: ["4-login-01"] },
              on: {
                "renewal.dismissed": {
                  target: "barred",
                  description: "The notice stays until the session ends.",
                },
              },
            },
            barred: {
              description:
                "The dialog is closed. The lockout lasts longer than the notice, so no further attempt is accepted.",
              on: {
                "renewal.asked": {
                  target: "lockedOut",
                  description: "The dialog explains the lockout again.",
                },
              },
            },
          },
        },
      },
    },
    confirming: {
      description:
        "A limit has passed as far as this tab knows. The storage shows whether another tab has renewed the session or seen activity.",
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStored",
        onDone: [
          {
            guard: "readsSameSession",
            target: "loggedIn",
            actions: "adoptReading",
            description:
              "Another tab has seen activity, so the session continues.",
          },
          {
            guard: "readsOtherSession",
            target: "loggedIn",
            actions: ["adoptReading", "holdToken", "goToOwnHome"],
            description:
              "Another tab has a new session. The home page of its role opens.",
          },
          {
            target: "loggedOut.leaving",
            actions: ["endSession", "dropToken", "forgetSession", login],
            meta: { rules: ["4-session-03", "4-session-06", "4-session-07"] },
          },
        ],
        onError: {
          target: "loggedOut.leaving",
          actions: ["endSession", "dropToken", "forgetSession", login],
        },
      },
    },
  },
});

/** Returns the context before the storage was read. */
function atFirst(input: SessionInput | undefined): SessionContext {
  return {
    sessionLength: input?.sessionLength ?? SESSION_LENGTH,
    inactivityLength: input?.inactivityLength ?? INACTIVITY_LENGTH,
    noticeLength: input?.noticeLength ?? SESSION_NOTICE,
    ...NO_SESSION,
    logoutAt: null,
    now: 0,
    path: "",
    address: "",
    access: "public",
    reason: null,
    isOpenedInTab: false,
    interrupted: null,
    sessionEndedNotice: null,
    password: "",
    problem: null,
    news: null,
  };
}

/** Returns the session of a reading. A session without stored times starts now. */
function heldIn(reading: StoredReading) {
  const { userType, email, at, logoutAt } = reading;
  const loggedInAt = reading.loggedInAt ?? at;
  return {
    token: reading.token,
    userType,
    email,
    loggedInAt,
    activeAt: Math.max(reading.activeAt ?? loggedInAt, loggedInAt),
    logoutAt,
    now: at,
  };
}

/** Returns when the session ends, counted from the login. */
export function endOf(
  context: Pick<SessionContext, "loggedInAt" | "sessionLength">,
) {
  return context.loggedInAt + context.sessionLength;
}

/** Returns when the session ends for lack of activity, counted from the last activity. */
export function inactiveEndOf(
  context: Pick<SessionContext, "activeAt" | "inactivityLength">,
) {
  return context.activeAt + context.inactivityLength;
}

/** Returns which limit a reading has passed; null while the session is active. */
function endedIn(
  context: SessionContext,
  reading: StoredReading,
): ForcedEnd | null {
  const read = { ...context, ...heldIn(reading) };
  if (reading.at >= endOf(read)) return "expired";
  return reading.at >= inactiveEndOf(read) ? "inactive" : null;
}

/**
 * Returns the notice before the end of a session. The shown wait changes in coarse steps, then in finer ones, because
 * screen readers announce each change.
 */
export function endingNotice(context: SessionContext): Message {
  const left = Math.max(0, endOf(context) - context.now);
  const step = left > 30_000 ? 30_000 : 10_000;
  const wait = formatWait(Math.ceil(left / step) * step);
  return message("session.endingSoon", { wait });
}

/** Returns the input of 'Log in again now'. The effect adds the frontend_url. */
function renewalRequest({
  context: { email, password },
}: {
  context: SessionContext;
}): Renewal {
  return { email: email ?? "", password };
}

/** Returns the context after a renewal. */
export function renewed(answer: AnswerOf<"login"> & { readonly at: number }) {
  const { token, user_type: userType, at } = answer;
  return {
    token,
    userType,
    loggedInAt: at,
    activeAt: at,
    now: at,
    password: "",
    problem: null,
    news: message("session.renewed"),
  };
}

/** Returns the message for a failed login in the dialog, the same as on the login screen. */
function renewalProblem(failure: CallFailure): Message {
  if (failure.kind === "noAnswer") return message("login.noAnswer");
  const detail = detailText(failure);
  switch (statusOf(failure)) {
    case 400:
      return message("login.wrongPassword");
    case 401:
      return message("login.refused");
    case 403:
      return detail ? { text: detail } : message("login.unverified");
    case 404:
      return message("login.notRegistered");
    case 428:
      return message("login.passwordExpired");
    case 429:
      return message("login.tooMany");
    default:
      return message("login.failed");
  }
}

/** True when this tab shows the home page, where a refused call shows a notice without a redirect. */
export function isHome({ path }: SessionContext): boolean {
  return path === pages.home.path;
}

/** True for a logout marker that this tab has not read, unless it is older than this session. */
function findsLogout(context: SessionContext, event: SessionEvent): boolean {
  if (event.type !== "tab.changed" || event.logoutAt === null) return false;
  const isNew = event.logoutAt !== context.logoutAt;
  return isNew && !(Number(event.logoutAt) < context.loggedInAt);
}

/** Only a refusal of the current token counts, not a late answer to an earlier one. */
function isRefused(context: SessionContext, event: SessionEvent): boolean {
  return event.type === "call.refused" && event.token === context.token;
}

function timeOf(event: SessionEvent): number {
  return "at" in event ? event.at : 0;
}
