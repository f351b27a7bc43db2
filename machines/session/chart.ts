import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
  SESSION_NOTICE,
  SESSION_RENEWED_NOTICE,
} from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { SessionEndReason } from "../../contract/navigation-state.ts";
import { type Access, pages } from "../../contract/pages.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { effect, taskActor } from "../shared/actor-stub.ts";
import { isPasswordExpired, loginNotice } from "../shared/login-failure.ts";
import { inactivityDeadline, sessionEndTime } from "./limits.ts";

// Times are in epoch milliseconds, durations in milliseconds.

type Member = {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
};

/** The stored session as read from storage. Any value may be missing. */
export type StoredSession = Member & {
  readonly loggedInAt: number | null;
  readonly activeAt: number | null;
  /** The stored time of the last logout. */
  readonly logoutAt: string | null;
};

export type TimedStoredSession = StoredSession & { readonly at: number };

/** A session as written to storage. */
export type ActiveSession = Member & {
  readonly token: string;
  readonly loggedInAt: number;
  readonly activeAt: number;
};

/** The limits in milliseconds. Each defaults to a constant in `contract/constants.ts`. */
export type SessionInput = {
  readonly sessionLength?: number;
  readonly inactivityLength?: number;
};

export type SessionContext = Required<SessionInput> &
  Member & {
    readonly loggedInAt: number;
    /** Time of the last activity in any tab. */
    readonly activeAt: number;
    /** The last `logout_at` that this tab has read. */
    readonly logoutAt: string | null;
    readonly now: number;
    readonly path: string;
    /** The path of the current page with its query and fragment. */
    readonly address: string;
    readonly access: Access;
    /** Why the session ended, shown at /login; null after a logout. */
    readonly reason: SessionEndReason | null;
    /**
     * True after a login in this tab. /login then redirects to the page that required the login, if any. For a session
     * from another tab or from storage, /login redirects to the home page for the role.
     */
    readonly wasOpenedInThisTab: boolean;
    /**
     * True after the current page has sent a request that ends the session. The server may then refuse other calls
     * before the response arrives, or the response may be lost.
     */
    readonly isClosing: boolean;
    /** The protected page where a call was refused. The next login returns to it. */
    readonly returnAddress: string | null;
    /** The notice on the home page after a call was refused. */
    readonly sessionEndedNotice: Message | null;
    /** The password in the dialog 'Log in again'. */
    readonly password: string;
    /** The problem shown in that dialog. */
    readonly problem: Message | null;
    /** The confirmation of a renewal. */
    readonly renewalNotice: Message | null;
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
  /** The current page is sending a request that ends the session on the server. */
  | { type: "session.closing" }
  /** The current page ended the session, for example by changing the password, and shows the next step. */
  | { type: "session.closed" }
  /** The member logged out, and the tab leaves the current page. */
  | { type: "session.loggedOut" }
  | { type: "activity.detected"; at: number }
  /** The page resumed, or the periodic check of the clock ran. */
  | { type: "page.resumed"; at: number }
  | { type: "page.changed"; path: string; address: string; access: Access }
  /** Another tab changed the storage. */
  | ({ type: "storage.changed" } & TimedStoredSession)
  /** A call with this token was refused with 401 or 403. */
  | { type: "call.refused"; token: string; at: number }
  | { type: "renewal.requested" }
  | { type: "password.changed"; password: string }
  | { type: "renewal.submitted" }
  | { type: "renewal.dismissed" }
  | { type: "notice.dismissed" };

const NO_SESSION = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: 0,
  activeAt: 0,
} as const;

/** The values at the start of a session: no dialog and no notices. */
const SESSION_DEFAULTS = {
  reason: null,
  wasOpenedInThisTab: false,
  isClosing: false,
  returnAddress: null,
  sessionEndedNotice: null,
  password: "",
  problem: null,
  renewalNotice: null,
} as const;

export type Renewal = { readonly email: string; readonly password: string };

type RenewalResponse = ResponseOf<"login"> & { readonly at: number };

/** The transitions for an event that arrives after a limit has passed. */
const passedLimitTransitions = [
  {
    guard: "isExpired",
    target: "#session.confirming",
    actions: "setExpired",
  },
  {
    guard: "isInactive",
    target: "#session.confirming",
    actions: "setInactive",
  },
] as const;

const inactivityTransition = {
  target: "#session.confirming",
  actions: "setInactive",
  meta: { rules: ["4-session-04"] },
} as const;

/**
 * The session of the browser, shared by all tabs. One parallel region measures the time since the login and since the
 * last activity. The other region models the dialog for logging in again.
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
    readStoredSession: taskActor<TimedStoredSession, void>(),
    /** POST /api/login/ with the password of the dialog. */
    logInAgain: taskActor<RenewalResponse, Renewal>(),
  },
  guards: {
    hasNoStoredSession: ({ event }) =>
      outputOf<TimedStoredSession>(event).token === null,
    hasActiveSession: ({ context, event }) =>
      hasActiveSession(context, outputOf<TimedStoredSession>(event)),
    hasSameStoredSession: ({ context, event }) => {
      const stored = outputOf<TimedStoredSession>(event);
      return (
        hasActiveSession(context, stored) && stored.token === context.token
      );
    },
    /** This page's request to end the session may have caused the logout in another tab. */
    isClosedElsewhere: ({ context, event }) => {
      const stored = eventOf(event, "storage.changed");
      const isLoggedOut = stored.token === null || isNewLogout(context, stored);
      return context.isClosing && isLoggedOut;
    },
    isLoggedInElsewhere: ({ event }) =>
      eventOf(event, "storage.changed").token !== null,
    isLoggedOutElsewhere: ({ context, event }) =>
      isNewLogout(context, eventOf(event, "storage.changed")),
    isTokenRemoved: ({ event }) =>
      eventOf(event, "storage.changed").token === null,
    isTokenRequired: ({ context, event }) =>
      eventOf(event, "storage.changed").token === null &&
      context.access !== "public",
    isOtherSession: ({ context, event }) => {
      const { token, userType } = eventOf(event, "storage.changed");
      return token !== context.token || userType !== context.userType;
    },
    /** Only a refusal of the current token counts, not a late response to a call with an earlier token. */
    isRefused: ({ context, event }) =>
      !context.isClosing &&
      eventOf(event, "call.refused").token === context.token,
    isOtherPage: ({ context, event }) =>
      eventOf(event, "page.changed").path !== context.path,
    isOnHomePage: ({ context }) => context.path === pages.home.path,
    isExpired: ({ context, event }) =>
      eventTime(event) >= sessionEndTime(context),
    isInactive: ({ context, event }) =>
      eventTime(event) >= inactivityDeadline(context),
    isEndingSoon: ({ context }) => context.now >= noticeTime(context),
    isLaterActivity: ({ context, event }) =>
      eventTime(event) > context.activeAt,
    hasEmail: ({ context }) => context.email !== null,
    hasPassword: ({ context }) => context.password !== "",
    isRateLimited: ({ event }) => statusOf(failureOf(event)) === 429,
    isPasswordExpired: ({ event }) => isPasswordExpired(failureOf(event)),
  },
  actions: {
    setPage: assign(({ context, event }) => {
      const { path, address, access } = eventOf(event, "page.changed");
      const isReasonShown = path === pages.login.path && context.token === null;
      return {
        path,
        address,
        access,
        // The notice about the ended session stays on the home page. The login page receives the reason when it opens.
        sessionEndedNotice:
          path === pages.home.path ? context.sessionEndedNotice : null,
        reason: isReasonShown ? null : context.reason,
        renewalNotice: null,
        isClosing: context.isClosing && path === context.path,
      };
    }),
    setClosing: assign({ isClosing: true }),
    openSession: assign(({ event }) => {
      const { token, userType, email, at } = eventOf(event, "session.opened");
      return {
        ...SESSION_DEFAULTS,
        token,
        userType,
        email,
        ...timesAt(at),
        wasOpenedInThisTab: true,
      };
    }),
    restoreSession: assign(({ event }) => ({
      ...SESSION_DEFAULTS,
      ...sessionFrom(outputOf<TimedStoredSession>(event)),
    })),
    setSessionFromOtherTab: assign(({ event }) => ({
      ...SESSION_DEFAULTS,
      ...sessionFrom(eventOf(event, "storage.changed")),
    })),
    renewSession: assign(({ event }) => {
      const { token, user_type, at } = outputOf<RenewalResponse>(event);
      const renewalNotice = message("session.renewed");
      return { token, userType: user_type, ...timesAt(at), renewalNotice };
    }),
    recordStoredLogout: assign(({ event }) => {
      const { logoutAt, at } = outputOf<TimedStoredSession>(event);
      return { logoutAt, now: at };
    }),
    setEndReason: assign({
      reason: ({ context, event }) =>
        passedLimit(context, outputOf<TimedStoredSession>(event)),
    }),
    recordStorageChange: assign(({ event }) => {
      const { logoutAt, at } = eventOf(event, "storage.changed");
      return { logoutAt, now: at };
    }),
    updateTime: assign(({ context, event }) => ({
      now: Math.max(context.now, eventTime(event)),
    })),
    recordActivity: assign({ activeAt: ({ event }) => eventTime(event) }),
    advanceToNotice: assign({ now: ({ context }) => noticeTime(context) }),
    setExpired: assign({ reason: "expired" }),
    setInactive: assign({ reason: "inactive" }),
    endSession: assign(NO_SESSION),
    recordRefusal: assign(({ context, event }) => ({
      ...SESSION_DEFAULTS,
      returnAddress: context.access === "public" ? null : context.address,
      sessionEndedNotice: message("session.refused"),
      logoutAt: String(eventTime(event)),
      now: eventTime(event),
    })),
    setPassword: assign(({ event }) => ({
      password: eventOf(event, "password.changed").password,
      problem: null,
    })),
    requirePassword: assign({ problem: message("password.required") }),
    showProblem: assign(({ context, event }) => {
      const failure = failureOf(event);
      const now = Math.max(context.now, failure.at);
      return { problem: loginNotice(failure), now };
    }),
    clearPassword: assign({ password: "" }),
    clearRenewal: assign({ password: "", problem: null }),
    clearNotice: assign({ renewalNotice: null }),

    // Effects, implemented in `src/`.
    setAuthHeader: effect(),
    removeAuthHeader: effect(),
    /** Writes the session to storage, and removes stored responses of another account. */
    storeSession: effect(),
    /** Removes the token and the rest of the stored session. */
    removeSession: effect(),
    /** Removes the stored responses to the member's calls. */
    removeStoredResponses: effect(),
    /** Writes the time of a forced logout. */
    storeLogoutAt: effect(),
    /** Writes the time of the last activity for the other tabs. */
    shareActivity: effect(),
    /** Stores the lockout, which also disables the login button on the login page. */
    storeLockout: effect(),
    focusPassword: effect(),
    goToLogin: effect(),
    goToHome: effect(),
    /** Opens /reset-password, which states that the password has expired. */
    goToReset: effect(),
    /** Loads the home page of the role from the server. */
    loadRoleHome: effect(),
  },
  delays: {
    noticeTimeout: SESSION_RENEWED_NOTICE,
    untilNotice: ({ context }) =>
      Math.max(0, noticeTime(context) - context.now),
    untilEnd: ({ context }) =>
      Math.max(0, sessionEndTime(context) - context.now),
    untilInactive: ({ context }) =>
      Math.max(0, inactivityDeadline(context) - context.now),
  },
}).createMachine({
  id: "session",
  description:
    "Stay logged in safely in all tabs. The session ends a fixed time after the login, and a notice appears shortly before the end. The session also ends after a period of inactivity, but without a notice.",
  meta: { title: "Session", who: "Members", area: "accounts" },
  context: ({ input }) => ({
    sessionLength: input?.sessionLength ?? SESSION_LIFETIME,
    inactivityLength: input?.inactivityLength ?? INACTIVITY_TIMEOUT,
    ...NO_SESSION,
    ...SESSION_DEFAULTS,
    logoutAt: null,
    now: 0,
    path: "",
    address: "",
    access: "public",
  }),
  initial: "unknown",
  on: {
    "page.changed": { actions: "setPage" },
    "session.opened": {
      target: ".loggedIn",
      reenter: true,
      actions: ["openSession", "storeSession"],
      description: "A login succeeded in this tab.",
      meta: { rules: ["3-session-01", "4-session-01"] },
    },
  },
  states: {
    unknown: {
      description:
        "The storage has not been read yet, so it is unknown whether a member is logged in. Protected pages are loading.",
      tags: "unknown",
      invoke: {
        id: "readStoredSession",
        src: "readStoredSession",
        onDone: [
          {
            guard: "hasNoStoredSession",
            target: "loggedOut",
            actions: ["recordStoredLogout", "removeSession"],
          },
          {
            guard: "hasActiveSession",
            target: "loggedIn",
            actions: ["restoreSession", "storeSession"],
            description: "The session continues after a reload.",
          },
          {
            target: "loggedOut",
            actions: ["recordStoredLogout", "setEndReason", "removeSession"],
            description:
              "A limit passed while no page was open. After the redirect from a protected page, /login explains this.",
          },
        ],
        onError: {
          target: "loggedOut",
          description:
            "Without access to the storage there is no session to restore.",
        },
      },
    },
    loggedOut: {
      description: "The person is a visitor and can open public pages only.",
      tags: "loggedOut",
      entry: ["endSession", "removeAuthHeader", "removeStoredResponses"],
      initial: "visiting",
      on: {
        "storage.changed": [
          {
            guard: "isLoggedInElsewhere",
            target: "switching",
            actions: "setSessionFromOtherTab",
            description: "A login in another tab.",
            meta: { rules: ["4-session-08"] },
          },
          { actions: "recordStorageChange" },
        ],
      },
      states: {
        visiting: {
          description: "No redirect is in progress.",
          meta: { rules: ["1-guards-01"] },
        },
        goingHome: {
          description: "Checks whether the tab already shows the home page.",
          always: [
            { guard: "isOnHomePage", target: "visiting" },
            { target: "leaving", actions: "goToHome" },
          ],
        },
        leaving: {
          description:
            "The session has just ended, and the tab is being redirected.",
          tags: "leaving",
          on: { "page.changed": { target: "visiting", actions: "setPage" } },
        },
        staying: {
          description:
            "The current page ended the session itself. It stays open and shows the next step.",
          tags: "staying",
          on: {
            "page.changed": {
              guard: "isOtherPage",
              target: "visiting",
              actions: "setPage",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member is logged in.",
      tags: "loggedIn",
      type: "parallel",
      entry: "setAuthHeader",
      on: {
        "session.closing": {
          actions: "setClosing",
          description:
            "Until another page opens, a refused call does not end the session.",
          meta: { rules: ["4-session-25"] },
        },
        "session.closed": {
          target: "loggedOut.staying",
          actions: "removeSession",
          description:
            "The password was changed, the account was deleted, or the session had already ended.",
        },
        "session.loggedOut": {
          target: "loggedOut.leaving",
          actions: "removeSession",
        },
        "call.refused": {
          guard: "isRefused",
          target: "loggedOut.goingHome",
          actions: ["recordRefusal", "storeLogoutAt", "removeSession"],
          description:
            "The home page displays a notice. Refusals of earlier tokens are ignored.",
          meta: {
            rules: [
              "2-guards-06",
              "4-session-11",
              "4-session-12",
              "4-session-13",
              "4-session-14",
              "4-session-15",
            ],
          },
        },
        "storage.changed": [
          {
            guard: "isClosedElsewhere",
            target: "loggedOut.staying",
            actions: "recordStorageChange",
            description:
              "This page's request to end the session may have caused the logout in another tab. This page stays open and shows the outcome.",
            meta: { rules: ["4-session-25"] },
          },
          {
            guard: "isLoggedOutElsewhere",
            target: "loggedOut.goingHome",
            actions: "recordStorageChange",
            description: "A logout in another tab.",
            meta: { rules: ["4-session-10"] },
          },
          {
            guard: "isTokenRequired",
            target: "loggedOut.leaving",
            actions: ["recordStorageChange", "removeSession", "goToLogin"],
            description: "The token was removed, and this page requires one.",
            meta: { rules: ["4-session-08"] },
          },
          {
            guard: "isTokenRemoved",
            target: "loggedOut",
            actions: ["recordStorageChange", "removeSession"],
            description: "The token was removed. A public page stays open.",
          },
          {
            guard: "isOtherSession",
            target: "switching",
            actions: "setSessionFromOtherTab",
            description: "The token or role changed in another tab.",
            meta: { rules: ["4-session-08", "4-session-09"] },
          },
          { actions: "recordStorageChange" },
        ],
      },
      states: {
        limits: {
          description:
            "The session limit, counted from the login, and the inactivity limit, counted from the last activity in any tab. The timers restart on activity, and also when the page resumes, because timers stop while a page is suspended.",
          initial: "measuring",
          on: {
            "page.resumed": [
              ...passedLimitTransitions,
              { target: ".measuring", actions: "updateTime" },
            ],
            "activity.detected": [
              ...passedLimitTransitions,
              {
                guard: "isLaterActivity",
                target: ".measuring",
                actions: ["updateTime", "recordActivity", "shareActivity"],
                description:
                  "Mouse, click, scroll, key and touch events restart the inactivity timer.",
                meta: { rules: ["4-session-05"] },
              },
            ],
          },
          states: {
            measuring: {
              description: "Checks whether the session is about to end.",
              always: [
                { guard: "isEndingSoon", target: "endingSoon" },
                { target: "running" },
              ],
            },
            running: {
              description: "The session is not about to end.",
              after: {
                untilNotice: {
                  target: "endingSoon",
                  actions: "advanceToNotice",
                },
                untilInactive: inactivityTransition,
              },
            },
            endingSoon: {
              description:
                "A notice warns that the session is about to end and offers to log in again.",
              tags: "endingSoon",
              after: {
                untilEnd: {
                  target: "#session.confirming",
                  actions: "setExpired",
                  meta: { rules: ["4-session-02"] },
                },
                untilInactive: inactivityTransition,
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
              entry: "clearRenewal",
              after: { noticeTimeout: { actions: "clearNotice" } },
              on: {
                "renewal.requested": [
                  {
                    guard: "hasEmail",
                    target: "asking",
                    actions: "focusPassword",
                  },
                  {
                    target: "#session.loggedOut.leaving",
                    actions: ["setExpired", "removeSession", "goToLogin"],
                    description:
                      "The email address is not stored, so the login page asks for it.",
                  },
                ],
                "notice.dismissed": { actions: "clearNotice" },
              },
            },
            asking: {
              description: "A dialog asks for the password.",
              tags: "asking",
              on: {
                "password.changed": { actions: "setPassword" },
                "renewal.submitted": [
                  { guard: "hasPassword", target: "sending" },
                  { actions: ["requirePassword", "focusPassword"] },
                ],
                "renewal.dismissed": { target: "closed" },
              },
            },
            sending: {
              description: "The login request is running. The dialog is busy.",
              tags: ["asking", "busy"],
              invoke: {
                id: "logInAgain",
                src: "logInAgain",
                input: renewalRequest,
                onDone: {
                  target: "#session.loggedIn",
                  reenter: true,
                  actions: ["renewSession", "storeSession"],
                  description: "The limits restart, and the page stays open.",
                },
                onError: [
                  {
                    guard: "isRateLimited",
                    target: "lockedOut",
                    actions: ["showProblem", "clearPassword", "storeLockout"],
                    meta: { rules: ["8-login-03"] },
                  },
                  {
                    guard: "isPasswordExpired",
                    target: "closed",
                    actions: "goToReset",
                    meta: { rules: ["2-login-10"] },
                  },
                  {
                    target: "asking",
                    actions: ["showProblem", "focusPassword"],
                  },
                ],
              },
              on: { "renewal.dismissed": { target: "closed" } },
            },
            lockedOut: {
              description:
                "There were too many attempts. The dialog accepts no further attempt.",
              tags: ["asking", "lockedOut"],
              meta: { rules: ["4-login-01"] },
              on: { "renewal.dismissed": { target: "dialogBlocked" } },
            },
            dialogBlocked: {
              description:
                "The dialog is closed. The lockout lasts longer than the remaining time of the session, so no further attempt is accepted.",
              on: { "renewal.requested": { target: "lockedOut" } },
            },
          },
        },
      },
    },
    confirming: {
      description:
        "A limit has passed, as far as this tab knows. The storage is read to check whether another tab has renewed the session or detected activity.",
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStoredSession",
        onDone: [
          {
            guard: "hasSameStoredSession",
            target: "loggedIn",
            actions: "restoreSession",
          },
          {
            guard: "hasActiveSession",
            target: "switching",
            actions: "restoreSession",
            description: "Another tab has a new session.",
          },
          {
            target: "loggedOut.leaving",
            actions: ["removeSession", "goToLogin"],
            meta: { rules: ["4-session-03", "4-session-06", "4-session-07"] },
          },
        ],
        onError: {
          target: "loggedOut.leaving",
          actions: ["removeSession", "goToLogin"],
        },
      },
    },
    switching: {
      description:
        "The session from another tab replaces the session of this tab. The home page for the role of the new session is loaded from the server, so that no data of another member remains on the page.",
      tags: ["loggedIn", "leaving"],
      entry: ["setAuthHeader", "loadRoleHome"],
    },
  },
});

/** Returns whether the stored `logout_at` has not been read by this tab yet and is not older than the session. */
function isNewLogout(context: SessionContext, { logoutAt }: StoredSession) {
  const isNew = logoutAt !== null && logoutAt !== context.logoutAt;
  return isNew && !(Number(logoutAt) < context.loggedInAt);
}

/** Returns the times of a session that starts at `at`. */
function timesAt(at: number) {
  return { loggedInAt: at, activeAt: at, now: at };
}

/** Returns the context for a stored session. A session without stored times starts now. */
function sessionFrom(stored: TimedStoredSession) {
  const { token, userType, email, at, logoutAt } = stored;
  const loggedInAt = stored.loggedInAt ?? at;
  const activeAt = Math.max(stored.activeAt ?? loggedInAt, loggedInAt);
  return { token, userType, email, loggedInAt, activeAt, logoutAt, now: at };
}

/** Returns the time at which the notice about the end of the session appears. */
function noticeTime(context: SessionContext) {
  return sessionEndTime(context) - SESSION_NOTICE;
}

/** Returns why a stored session has ended; null while it is active. */
function passedLimit(context: SessionContext, stored: TimedStoredSession) {
  const session = { ...context, ...sessionFrom(stored) };
  if (stored.at >= sessionEndTime(session)) return "expired";
  return stored.at >= inactivityDeadline(session) ? "inactive" : null;
}

/** True when the storage contains a session that has not passed a limit. */
function hasActiveSession(context: SessionContext, stored: TimedStoredSession) {
  return stored.token !== null && passedLimit(context, stored) === null;
}

/**
 * Returns the notice before the end of a session. The displayed time changes in large steps, and in smaller ones near
 * the end, because screen readers announce each change.
 */
export function endingNotice(context: SessionContext): Message {
  const remaining = Math.max(0, sessionEndTime(context) - context.now);
  const step = remaining > 30_000 ? 30_000 : 10_000;
  const wait = formatWait(Math.ceil(remaining / step) * step);
  return message("session.endingSoon", { wait });
}

/** Returns the input of `logInAgain`. The actor adds `frontend_url`. */
function renewalRequest({ context }: { context: SessionContext }): Renewal {
  return { email: context.email ?? "", password: context.password };
}

function eventTime(event: SessionEvent): number {
  return "at" in event ? event.at : 0;
}
