import { assertEvent, assign, sendTo, setup } from "xstate";
import {
  INACTIVITY_TIMEOUT,
  LOGOUT_TIMEOUT,
  SESSION_LIFETIME,
} from "../../contract/constants.ts";
import type { Language } from "../../contract/language.ts";
import {
  type RenewalOutput,
  type RenewalResponse,
  sessionRenewalMachine,
} from "../session-renewal/chart.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import type { SessionEnd, SessionFacts } from "./facts.ts";
import {
  inactivityDeadline,
  type Limits,
  noticeTime,
  sessionEndTime,
} from "./limits.ts";
import {
  hasActiveSession,
  isNewLogout,
  type Member,
  passedLimit,
  sessionFrom,
  type TimedStoredSession,
} from "./stored-session.ts";

// Times are in epoch milliseconds, durations in milliseconds.

export type SessionContext = Required<Limits> &
  Member & {
    /** The language of the account, if the response to a login in this tab contained it; otherwise null. */
    readonly language: Language | null;
    readonly loggedInAt: number;
    /** Time of the last activity in any tab. */
    readonly activeAt: number;
    /** The last `logout_at` that this tab has read. */
    readonly logoutAt: string | null;
    readonly now: number;
    /** Why the last session ended; null before that. */
    readonly end: SessionEnd | null;
    /**
     * True after the current page has sent a request that ends the session. The server may then refuse other calls
     * before the response arrives, or the response may be lost.
     */
    readonly isClosing: boolean;
  };

type SessionEvent =
  /** A login succeeded in this tab. */
  | {
      type: "session.opened";
      token: string;
      userType: string;
      email: string;
      language: Language | null;
      at: number;
    }
  /** The current page is sending a request that ends the session on the server. */
  | { type: "session.closing" }
  /** The current page ended the session, for example by changing the password, and shows the next step. */
  | { type: "session.closed" }
  /** Logout was pressed. The event contains the token, because the session no longer has it when the server is called. */
  | { type: "logout.requested"; token: string; at: number }
  | { type: "activity.detected"; at: number }
  /** The page resumed, or the periodic check of the clock ran. */
  | { type: "page.resumed"; at: number }
  /** A page with another path has opened. */
  | { type: "page.opened" }
  /** The storage was read, because the chart needs to know whether there is a session. */
  | ({ type: "storage.read" } & TimedStoredSession)
  /** Another tab changed the storage. */
  | ({ type: "storage.changed" } & TimedStoredSession)
  /** A call with this token was refused with 401 or 403. */
  | { type: "call.refused"; token: string; at: number };

/** The values at the start of a session. */
const NEW_SESSION = { end: null, isClosing: false, language: null } as const;

const NO_SESSION = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: 0,
  activeAt: 0,
} as const;

/**
 * The session of the browser, shared by all tabs. Two parallel regions measure the time since the login and since the
 * last activity. A chart of its own models the dialog for logging in again.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as Limits | undefined,
    tags: {} as SessionFacts["status"] | "endingSoon",
    children: {} as { renewal: "renewal" },
  },
  actors: {
    /** Sends `storage.read`. */
    readStorage: eventActor<SessionEvent>(),
    renewal: sessionRenewalMachine,
    /** POST /logout/ with this token. The request must not be aborted when the state or the page is left. */
    postLogout: taskActor<unknown, { readonly token: string }>(),
  },
  guards: {
    hasActiveSession: ({ context, event }) =>
      hasActiveSession(context, storedIn(event)),
    hasSameSession: ({ context, event }) =>
      hasActiveSession(context, storedIn(event)) &&
      storedIn(event).token === context.token,
    /** This page's request to end the session may have caused the logout in another tab. */
    isClosedElsewhere: ({ context, event }) => {
      const stored = storedIn(event);
      const isLoggedOut = stored.token === null || isNewLogout(context, stored);
      return context.isClosing && isLoggedOut;
    },
    isLoggedInElsewhere: ({ event }) => storedIn(event).token !== null,
    isLoggedOutElsewhere: ({ context, event }) =>
      isNewLogout(context, storedIn(event)),
    isTokenRemoved: ({ event }) => storedIn(event).token === null,
    isOtherSession: ({ context, event }) => {
      const { token, userType } = storedIn(event);
      return token !== context.token || userType !== context.userType;
    },
    /** Only a refusal of the current token counts, not a late response to a call with an earlier token. */
    isRefused: ({ context, event }) =>
      !context.isClosing &&
      eventOf(event, "call.refused").token === context.token,
    isExpired: ({ context }) => context.now >= sessionEndTime(context),
    isInactive: ({ context }) => context.now >= inactivityDeadline(context),
    isEndingSoon: ({ context }) => context.now >= noticeTime(context),
    isAfterDeadline: ({ context, event }) =>
      eventTime(event) >= inactivityDeadline(context),
    isLaterActivity: ({ context, event }) =>
      eventTime(event) > context.activeAt,
    isOffline: ({ event }) => {
      const failure = failureOf(event);
      return failure.kind === "noResponse" && failure.reason === "offline";
    },
    isRenewed: ({ event }) => outputOf<RenewalOutput>(event) !== null,
  },
  actions: {
    setClosing: assign({ isClosing: true }),
    endClosing: assign({ isClosing: false }),
    dismissRenewalNotice: sendTo("renewal", { type: "notice.dismissed" }),
    openSession: assign(({ event }) => {
      const { type: _, at, ...session } = eventOf(event, "session.opened");
      return { ...NEW_SESSION, ...session, ...timesAt(at) };
    }),
    setStoredSession: assign(({ event }) => ({
      ...NEW_SESSION,
      ...sessionFrom(storedIn(event)),
    })),
    renewSession: assign(({ event }) => {
      const { token, user_type, at } = outputOf<RenewalResponse>(event);
      return { token, userType: user_type, ...timesAt(at) };
    }),
    setPassedLimit: assign({
      end: ({ context, event }) => passedLimit(context, storedIn(event)),
    }),
    recordStoredLogout: assign({
      logoutAt: ({ event }) => storedIn(event).logoutAt,
    }),
    updateTime: assign(({ context, event }) => ({
      now: Math.max(context.now, eventTime(event)),
    })),
    recordActivity: assign({ activeAt: ({ event }) => eventTime(event) }),
    advanceToNotice: assign({ now: ({ context }) => noticeTime(context) }),
    advanceToEnd: assign({ now: ({ context }) => sessionEndTime(context) }),
    advanceToInactivity: assign({
      now: ({ context }) => inactivityDeadline(context),
    }),
    setExpired: assign({ end: "expired" }),
    setReachedLimit: assign({
      end: ({ context }) =>
        context.now >= sessionEndTime(context) ? "expired" : "inactive",
    }),
    setLoggedOutElsewhere: assign({ end: "loggedOutElsewhere" }),
    setTokenRemoved: assign({ end: "tokenRemoved" }),
    setClosed: assign({ end: "closed" }),
    recordRefusal: assign(({ event }) => logoutWith("refused", event)),
    recordLogout: assign(({ event }) => logoutWith("loggedOut", event)),
    endSession: assign({ ...NO_SESSION, isClosing: false }),
    /** Writes the session to storage, and removes stored responses of another account. */
    storeSession: effect(),
    /** Removes the token and the rest of the stored session. */
    removeSession: effect(),
    /** Removes everything that this browser has read for the member. */
    forgetMember: effect(),
    /** Writes the time of a logout, also of a forced one. */
    storeLogoutAt: effect(),
    /** Deletes the drafts of the member's profile forms. */
    deleteDrafts: effect(),
    logFailure: effect(),
    /** Writes the time of the last activity for the other tabs. */
    shareActivity: effect(),
  },
  delays: {
    logoutTimeout: LOGOUT_TIMEOUT,
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
    ...NEW_SESSION,
    logoutAt: null,
    now: 0,
  }),
  initial: "unknown",
  on: {
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
      invoke: invokeEventActor("readStorage"),
      on: {
        "storage.read": [
          {
            guard: "hasActiveSession",
            target: "loggedIn",
            actions: ["setStoredSession", "storeSession"],
            description: "The session continues after a reload.",
          },
          {
            target: "loggedOut",
            actions: ["recordStoredLogout", "setPassedLimit", "removeSession"],
            description:
              "There is no session, or a limit passed while no page was open. After the redirect from a protected page, /login explains the latter.",
          },
        ],
      },
    },
    loggedOut: {
      description: "The person is a visitor and can open public pages only.",
      entry: ["endSession", "forgetMember"],
      initial: "visiting",
      on: {
        "storage.changed": [
          {
            guard: "isLoggedInElsewhere",
            target: "switching",
            actions: "setStoredSession",
            description: "A login in another tab.",
            meta: { rules: ["4-session-08"] },
          },
          { actions: "recordStoredLogout" },
        ],
      },
      states: {
        visiting: {
          description: "No logout is in progress.",
          tags: "visitor",
          meta: { rules: ["1-guards-01"] },
        },
        loggingOut: {
          description:
            "The person is already logged out in this browser. The server is being notified.",
          tags: "loggingOut",
          invoke: {
            id: "postLogout",
            src: "postLogout",
            input: logoutRequest,
            onDone: { target: "leaving" },
            onError: [
              {
                guard: "isOffline",
                target: "visiting",
                actions: "logFailure",
                description:
                  "The home page cannot be loaded from the server, so it opens within the app. The token expires on the server by itself.",
                meta: { rules: ["4-logout-06", "4-logout-07"] },
              },
              {
                target: "leaving",
                actions: "logFailure",
                meta: { rules: ["4-logout-06"] },
              },
            ],
          },
          after: {
            logoutTimeout: {
              target: "leaving",
              description:
                "The response is slow, so the home page is loaded without waiting for it. The request continues.",
            },
          },
        },
        leaving: {
          description: "The browser loads the home page from the server.",
          tags: "leaving",
          meta: { rules: ["4-logout-05"] },
        },
      },
    },
    loggedIn: {
      description: "A member is logged in.",
      tags: "member",
      type: "parallel",
      invoke: {
        id: "renewal",
        src: "renewal",
        input: renewalInput,
        onDone: [
          {
            guard: "isRenewed",
            target: "loggedIn",
            reenter: true,
            actions: ["renewSession", "storeSession"],
            description: "The limits restart, and the page stays open.",
          },
          {
            target: "loggedOut",
            actions: ["setExpired", "removeSession"],
            description: "Only the login page can ask for the email address.",
          },
        ],
        onError: { description: "A defect of the dialog ends no session." },
      },
      on: {
        "page.opened": {
          actions: ["endClosing", "dismissRenewalNotice"],
          description: "The confirmation of a renewal is not shown again.",
        },
        "session.closing": {
          actions: "setClosing",
          description:
            "Until another page opens, a refused call does not end the session.",
          meta: { rules: ["4-session-25"] },
        },
        "session.closed": {
          target: "loggedOut",
          actions: ["setClosed", "removeSession"],
          description:
            "The password was changed, the account was deleted, or the session had already ended.",
        },
        "logout.requested": {
          target: "loggedOut.loggingOut",
          actions: [
            "recordLogout",
            "storeLogoutAt",
            "removeSession",
            "deleteDrafts",
          ],
          description:
            "Calls no longer have the token. Only the request that ends the session on the server still has it.",
          meta: {
            rules: [
              "4-logout-01",
              "4-logout-02",
              "4-logout-03",
              "4-logout-04",
              "7-logout-01",
            ],
          },
        },
        "call.refused": {
          guard: "isRefused",
          target: "loggedOut",
          actions: ["recordRefusal", "storeLogoutAt", "removeSession"],
          description: "Refusals of earlier tokens are ignored.",
          meta: { rules: ["4-session-11", "4-session-12", "4-session-13"] },
        },
        "storage.changed": [
          {
            guard: "isClosedElsewhere",
            target: "loggedOut",
            actions: ["recordStoredLogout", "setClosed"],
            description:
              "This page's request to end the session may have caused the logout in another tab. This page stays open and shows the outcome.",
            meta: { rules: ["4-session-25"] },
          },
          {
            guard: "isLoggedOutElsewhere",
            target: "loggedOut",
            actions: ["recordStoredLogout", "setLoggedOutElsewhere"],
            meta: { rules: ["4-session-10"] },
          },
          {
            guard: "isTokenRemoved",
            target: "loggedOut",
            actions: ["recordStoredLogout", "setTokenRemoved", "removeSession"],
            meta: { rules: ["4-session-08"] },
          },
          {
            guard: "isOtherSession",
            target: "switching",
            actions: "setStoredSession",
            description: "The token or role changed in another tab.",
            meta: { rules: ["4-session-08", "4-session-09"] },
          },
          { actions: "recordStoredLogout" },
        ],
      },
      states: {
        sessionLimit: {
          description:
            "The time since the login, regardless of activity. The timers restart with each event that reports the time, because timers stop while a page is suspended.",
          initial: "running",
          always: {
            guard: "isExpired",
            target: "#session.confirming",
            meta: { rules: ["4-session-02"] },
          },
          on: {
            "page.resumed": { target: ".running", actions: "updateTime" },
            "activity.detected": { target: ".running", actions: "updateTime" },
          },
          states: {
            running: {
              description: "The session is not about to end.",
              always: { guard: "isEndingSoon", target: "endingSoon" },
              after: { untilNotice: { actions: "advanceToNotice" } },
            },
            endingSoon: {
              description:
                "A notice warns that the session is about to end and offers to log in again.",
              tags: "endingSoon",
              after: { untilEnd: { actions: "advanceToEnd" } },
            },
          },
        },
        inactivityLimit: {
          description:
            "The time since the last activity in any tab. Activity after the limit has passed does not restart it.",
          initial: "running",
          always: {
            guard: "isInactive",
            target: "#session.confirming",
            meta: { rules: ["4-session-04"] },
          },
          on: {
            "page.resumed": { target: ".running", actions: "updateTime" },
            "activity.detected": [
              { guard: "isAfterDeadline", actions: "updateTime" },
              {
                guard: "isLaterActivity",
                target: ".running",
                actions: ["updateTime", "recordActivity", "shareActivity"],
                description:
                  "Mouse, click, scroll, key and touch events restart the inactivity timer.",
                meta: { rules: ["4-session-05"] },
              },
            ],
          },
          states: {
            running: {
              description: "The session ends if there is no further activity.",
              after: { untilInactive: { actions: "advanceToInactivity" } },
            },
          },
        },
      },
    },
    confirming: {
      description:
        "A limit has passed, as far as this tab knows. The storage is read to check whether another tab has renewed the session or detected activity.",
      tags: "member",
      invoke: invokeEventActor("readStorage"),
      on: {
        "storage.read": [
          {
            guard: "hasSameSession",
            target: "loggedIn",
            actions: "setStoredSession",
          },
          {
            guard: "hasActiveSession",
            target: "switching",
            actions: "setStoredSession",
            description: "Another tab has a new session.",
          },
          {
            target: "loggedOut",
            actions: ["setReachedLimit", "removeSession"],
            meta: { rules: ["4-session-06"] },
          },
        ],
      },
    },
    switching: {
      description:
        "The session from another tab replaces the session of this tab, so another page is loaded from the server.",
      tags: "replaced",
      entry: "forgetMember",
    },
  },
});

/** Returns what the storage contained. */
function storedIn(event: SessionEvent): TimedStoredSession {
  assertEvent(event, ["storage.read", "storage.changed"]);
  return event;
}

function timesAt(at: number) {
  return { loggedInAt: at, activeAt: at, now: at };
}

/** Returns the input of `renewal`. After a renewal, the chart starts again and confirms it. */
function renewalInput(args: {
  readonly context: SessionContext;
  readonly event: { readonly type: string };
}) {
  const isRenewed = args.event.type === "xstate.done.actor.renewal";
  return { email: args.context.email, isRenewed };
}

function logoutRequest({ event }: { readonly event: SessionEvent }) {
  return { token: eventOf(event, "logout.requested").token };
}

/** Returns the changes by a logout at the time of the event. */
function logoutWith(end: SessionEnd, event: SessionEvent) {
  const at = eventTime(event);
  return { end, logoutAt: String(at), now: at };
}

function eventTime(event: SessionEvent): number {
  return "at" in event ? event.at : 0;
}
