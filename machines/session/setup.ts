import { assign, fromPromise, raise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { SESSION_NEWS } from "../../contract/constants.ts";
import { message } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { notProvided } from "../shared/actor-stub.ts";
import {
  endedIn,
  endOf,
  heldIn,
  inactiveEndOf,
  isHome,
  NO_SESSION,
  type Renewal,
  renewalProblem,
  renewed,
  type SessionContext,
  type SessionEvent,
  type SessionInput,
  type StoredReading,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the session chart. */
export const sessionSetup = setup({
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
      const isTold = path === pages.login.path && context.token === null;
      return {
        path,
        address,
        access,
        // / keeps its notice about the ended session; /login has already received its reason.
        sessionEndedNotice:
          path === pages.home.path ? context.sessionEndedNotice : null,
        reason: isTold ? null : context.reason,
        news: null,
      };
    }),
    openSession: assign(({ event }) => {
      if (event.type !== "session.opened") return {};
      const { token, userType, email, at } = event;
      return {
        ...nothingOpen,
        ...{ token, userType, email },
        isOpenedHere: true,
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
    tellNoticeTime: raise(({ context }) => ({
      type: "page.woke" as const,
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

    /** Effects, provided by the shell. Each reads what it needs from the context. */
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
});

/** The state at the start of a session: no dialog, and no notice about an earlier one. */
const nothingOpen = {
  reason: null,
  isOpenedHere: false,
  interrupted: null,
  sessionEndedNotice: null,
  password: "",
  problem: null,
  news: null,
} as const;

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
