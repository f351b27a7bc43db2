import { assign, setup } from "xstate";
import type { BodyOf, ResponseOf } from "../../contract/calls/index.ts";
import { CODE_RESEND_WAIT, LOGIN_LOCKOUT } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import type { Language } from "../../contract/language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { SessionEndReason } from "../../contract/navigation-state.ts";
import {
  type LoginField,
  type LoginForm,
  loginProblems,
} from "../../contract/rules/accounts.ts";
import { normalizeEmail } from "../../contract/typed-text.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { isPasswordExpired, loginNotice } from "../shared/login-failure.ts";
import { setNotice, showNotice } from "../shared/notice.ts";
import { timeLeft } from "../shared/time-left.ts";
import {
  handleFromFailure,
  verificationHandle,
} from "../shared/verification.ts";

// Times are epoch milliseconds.

/** The time at which a response arrived. */
type ArrivalTime = { readonly at: number };

type LoginInput = {
  /** Origin of the links in verification emails. */
  readonly frontendUrl: string;
};

type LoginSession = {
  readonly token: string;
  readonly userType: string;
  readonly email: string;
  /** The language in which the next page opens: that of the account; null if the language does not change. */
  readonly language: Language | null;
  readonly at: number;
};

export type LoginContext = LoginInput & {
  readonly form: LoginForm;
  readonly problems: Partial<Record<LoginField, Message>>;
  /** Why the last request failed. */
  readonly notice: Message | null;
  /** Confirms that a new link was sent. */
  readonly success: Message | null;
  /** Why the previous session ended, if that led to this page, or that the next one cannot be stored; otherwise null. */
  readonly reason: Message | null;
  /** The verification handle, which is needed to verify a code. */
  readonly handle: string | null;
  readonly lockedUntil: number | null;
  readonly now: number;
  readonly session: LoginSession | null;
  /** False if the browser cannot store the session, so that loading another page ends it. */
  readonly isStored: boolean;
};

type LoginEvent =
  | { type: "field.changed"; field: "email" | "password"; value: string }
  | { type: "terms.changed"; accepted: boolean }
  | { type: "form.submitted" }
  | { type: "link.requested" }
  | { type: "code.chosen" }
  /** This tab or another one was locked out, or the stored lockout was removed. */
  | { type: "lockout.changed"; until: number | null; at: number }
  | { type: "clock.ticked"; at: number };

/** How the page was opened. */
export type LoginOpening = {
  readonly email?: string;
  readonly reason?: SessionEndReason;
  /** Whether the browser can store a session. */
  readonly isStored: boolean;
};

const REASONS = {
  expired: message("session.expired"),
  inactive: message("session.inactive"),
} as const satisfies Record<SessionEndReason, Message>;

/**
 * Logs in: checks whether the address is registered, and sends the login request. The navigation chart then opens the
 * person's dashboard or the page that required the login. Handles every refusal. A lockout survives a reload.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as "busy" | "resending" | "unverified" | "locked",
  },
  actors: {
    /** Reads the navigation state, which the prerendered page does not have, and checks the storage. */
    readNavigationState: taskActor<LoginOpening, void>(),
    /** Sends `lockout.changed` on start-up and whenever the stored lockout changes. */
    watchLockout: eventActor<LoginEvent>(),
    /** Sends `clock.ticked` once per second. */
    tick: eventActor<LoginEvent>(),
    checkEmail: apiActor("checkEmail"),
    logIn: taskActor<ResponseOf<"login"> & ArrivalTime, BodyOf<"login">>(),
    resendLink: apiActor("resendActivation"),
  },
  guards: {
    isLockedOut: ({ context: { lockedUntil, now } }) =>
      timeLeft(lockedUntil, now) > 0,
    isLockoutOver: ({ context, event }) =>
      timeLeft(context.lockedUntil, eventOf(event, "clock.ticked").at) === 0,
    hasProblems: ({ context }) =>
      Object.keys(loginProblems(context.form)).length > 0,
    isNotRegistered: ({ event }) =>
      outputOf<ResponseOf<"checkEmail">>(event).isEmailUnique,
    hasNoResponse: ({ event }) => failureOf(event).kind === "noResponse",
    isBadRequest: ({ event }) => statusOf(failureOf(event)) === 400,
    isUnverified: ({ event }) => statusOf(failureOf(event)) === 403,
    isPasswordExpired: ({ event }) => isPasswordExpired(failureOf(event)),
    isRateLimited: ({ event }) => statusOf(failureOf(event)) === 429,
    isEmail: ({ event }) => eventOf(event, "field.changed").field === "email",
    hasNoLanguage: ({ event }) =>
      outputOf<ResponseOf<"login">>(event).language === null,
    opensLanguage: ({ context, event }) =>
      context.isStored &&
      Boolean(outputOf<ResponseOf<"login">>(event).language),
    hasHandle: ({ context }) => context.handle !== null,
  },
  actions: {
    setNavigationState: assign(({ context, event }) =>
      navigationContext(outputOf<LoginOpening>(event), context.form),
    ),
    changeField: assign(({ context, event }) => {
      const { field, value } = eventOf(event, "field.changed");
      return withField(context, field, { [field]: value });
    }),
    changeTerms: assign(({ context, event }) =>
      withField(context, "terms", {
        terms: eventOf(event, "terms.changed").accepted,
      }),
    ),
    showProblems: assign({
      problems: ({ context }) => loginProblems(context.form),
    }),
    clearNotices: assign({
      notice: null,
      success: null,
      reason: null,
      handle: null,
      problems: {},
    }),
    showInvalidEmail: assign({ problems: { email: message("email.invalid") } }),
    showNotice: assign(setNotice),
    showWrongPassword: assign({
      problems: { password: message("login.wrongPassword") },
    }),
    showFailure: assign({
      notice: ({ event }) => loginNotice(failureOf(event)),
    }),
    clearNotice: assign({ notice: null, success: null }),
    showResent: assign(({ context, event }) => ({
      success: message("registration.resent"),
      handle: verificationHandle(outputOf(event)) ?? context.handle,
    })),
    setHandle: assign({
      handle: ({ event }) => handleFromFailure(failureOf(event)),
    }),
    startLockout: assign(({ event }) => {
      const { at } = failureOf(event);
      return { lockedUntil: at + LOGIN_LOCKOUT, now: at };
    }),
    setLockout: assign(({ context: { lockedUntil }, event }) => {
      const change = eventOf(event, "lockout.changed");
      const stored = { ...change, until: credibleLockout(change) };
      return { lockedUntil: lockoutAfter(lockedUntil, stored), now: change.at };
    }),
    updateTime: assign(({ context: { lockedUntil: until }, event }) => {
      const { at } = eventOf(event, "clock.ticked");
      return { lockedUntil: lockoutAfter(null, { until, at }), now: at };
    }),
    endLockout: assign({ lockedUntil: null, notice: null }),
    setSession: assign(({ context, event }) => {
      const response = outputOf<ResponseOf<"login"> & ArrivalTime>(event);
      const { token, user_type: userType, at } = response;
      const language = (context.isStored && response.language) || null;
      const email = addressOf(context);
      return { session: { token, userType, email, language, at } };
    }),
    focusFirstProblem: effect(),
    storeLockout: effect(),
    openSession: effect(),
    /** Sets the language of the account to that of the page, without waiting. If it fails, the next login does it. */
    saveLanguage: effect(),
    /** Stores the language of the account as the one that was chosen in this browser. */
    storeLanguage: effect(),
    goToReset: effect(),
    goToCode: effect(),
  },
  delays: { resendWait: CODE_RESEND_WAIT },
}).createMachine({
  id: "login",
  description: "Log in and open the dashboard.",
  meta: { title: "Login", who: "Visitors", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    form: { email: "", password: "", terms: false },
    problems: {},
    notice: null,
    success: null,
    reason: null,
    handle: null,
    lockedUntil: null,
    now: 0,
    session: null,
    isStored: true,
  }),
  invoke: invokeEventActor("watchLockout"),
  on: { "lockout.changed": { actions: "setLockout" } },
  initial: "opening",
  states: {
    opening: {
      description:
        "The page reads the navigation state, which can contain an email address and the reason why the session ended. It also checks whether the browser stores sessions. Input entered in the meantime is kept.",
      invoke: {
        id: "readNavigationState",
        src: "readNavigationState",
        onDone: {
          target: "open",
          actions: "setNavigationState",
          meta: { rules: ["2-login-111"] },
        },
        onError: { target: "open", description: "The form is not prefilled." },
      },
      on: {
        "field.changed": { actions: "changeField" },
        "terms.changed": { actions: "changeTerms" },
      },
    },
    open: {
      description: "The form is open.",
      initial: "editing",
      always: {
        guard: "isLockedOut",
        target: "lockedOut",
        description: "The lockout started before a reload or in another tab.",
      },
      on: {
        "field.changed": { actions: "changeField" },
        "terms.changed": { actions: "changeTerms" },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".editing",
            actions: ["clearNotices", "showProblems", "focusFirstProblem"],
            meta: { rules: ["5-login-01", "5-login-02"] },
          },
          { target: "checkingEmail", meta: { rules: ["7-login-01"] } },
        ],
      },
      states: {
        editing: { description: "The form can be filled in and submitted." },
        unverified: {
          description:
            "The password is correct, but the email is not verified. The page offers a new link and the code form.",
          tags: "unverified",
          initial: "readyToResend",
          on: {
            "field.changed": {
              guard: "isEmail",
              target: "editing",
              actions: ["clearNotices", "changeField"],
              description: "The notice does not apply to another address.",
            },
            "code.chosen": {
              guard: "hasHandle",
              target: "#login.redirectedToCode",
            },
          },
          states: {
            readyToResend: {
              description: "A new verification link can be requested.",
              on: { "link.requested": { target: "#login.resending" } },
            },
            waiting: {
              description:
                "A link was just sent. Another one can be requested after the resend wait.",
              after: { resendWait: { target: "readyToResend" } },
            },
          },
        },
      },
    },
    checkingEmail: {
      description: "Checks whether the address is registered. Log In is busy.",
      tags: "busy",
      entry: "clearNotices",
      invoke: {
        id: "checkEmail",
        src: "checkEmail",
        input: emailRequest,
        onDone: [
          {
            guard: "isNotRegistered",
            target: "open",
            actions: showNotice("login.notRegistered"),
            meta: { rules: ["7-login-02", "8-login-01"] },
          },
          {
            target: "loggingIn",
            meta: { rules: ["3-login-01", "7-login-03"] },
          },
        ],
        onError: [
          {
            guard: "isBadRequest",
            target: "open",
            actions: ["showInvalidEmail", "focusFirstProblem"],
          },
          {
            guard: "hasNoResponse",
            target: "open",
            actions: showNotice("login.noResponse"),
            meta: { rules: ["8-login-12"] },
          },
          {
            target: "open",
            actions: showNotice("login.failed"),
            meta: { rules: ["8-login-02"] },
          },
        ],
      },
    },
    loggingIn: {
      description: "The login request is running. Log In is busy.",
      tags: "busy",
      invoke: {
        id: "logIn",
        src: "logIn",
        input: loginRequest,
        onDone: [
          {
            guard: "hasNoLanguage",
            target: "loggedIn",
            actions: ["setSession", "saveLanguage", "openSession"],
            meta: { rules: ["3-login-02", "4-language-103"] },
          },
          {
            guard: "opensLanguage",
            target: "loggedIn",
            actions: ["setSession", "storeLanguage", "openSession"],
            meta: { rules: ["3-login-02", "4-language-102"] },
          },
          {
            target: "loggedIn",
            actions: ["setSession", "openSession"],
            description:
              "The language of the page does not change, because that of the account is not known or loading another page would end the session.",
            meta: { rules: ["3-login-02"] },
          },
        ],
        onError: [
          {
            guard: "isRateLimited",
            target: "lockedOut",
            actions: ["startLockout", "storeLockout"],
            description:
              "The server refuses logins after too many recent failures.",
            meta: { rules: ["4-login-01", "8-login-03"] },
          },
          {
            guard: "isPasswordExpired",
            target: "redirectedToReset",
            meta: { rules: ["2-login-10"] },
          },
          {
            guard: "isBadRequest",
            target: "open",
            actions: ["showWrongPassword", "focusFirstProblem"],
            description: "The account exists and the password is wrong.",
            meta: { rules: ["8-login-05"] },
          },
          {
            guard: "isUnverified",
            target: "open.unverified",
            actions: ["setHandle", "showFailure"],
            description: "Shows the server's message or a default one.",
            meta: { rules: ["8-login-07", "8-login-08"] },
          },
          {
            target: "open",
            actions: "showFailure",
            meta: {
              rules: [
                "8-login-06",
                "8-login-10",
                "8-login-11",
                "8-login-12",
                "8-login-13",
              ],
            },
          },
        ],
      },
    },
    resending: {
      description: "A new verification link is being sent.",
      tags: ["unverified", "resending"],
      entry: "clearNotice",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        input: emailRequest,
        onDone: { target: "open.unverified.waiting", actions: "showResent" },
        onError: {
          target: "open.unverified",
          actions: showNotice("registration.resendFailed"),
        },
      },
    },
    lockedOut: {
      description:
        "Log In is disabled until the lockout ends, in every tab and across reloads. The correct password is refused too. The fields can still be edited.",
      tags: "locked",
      meta: { rules: ["4-login-01"] },
      entry: showNotice("login.tooMany"),
      invoke: invokeEventActor("tick"),
      on: {
        "field.changed": { actions: "changeField" },
        "terms.changed": { actions: "changeTerms" },
        "clock.ticked": [
          {
            guard: "isLockoutOver",
            target: "open",
            actions: "endLockout",
            meta: { rules: ["4-login-01"] },
          },
          { actions: "updateTime" },
        ],
      },
    },
    loggedIn: {
      description: "The login has succeeded, and another page is opening.",
      type: "final",
    },
    redirectedToReset: {
      description:
        "The password reset page opens and explains that the password has expired.",
      type: "final",
      entry: "goToReset",
    },
    redirectedToCode: {
      description: "The page for entering a code opens.",
      type: "final",
      entry: "goToCode",
    },
  },
});

/** Returns the context for a navigation state. An email address that was already typed is kept. */
export function navigationContext(state: LoginOpening, form: LoginForm) {
  const { email = "", reason, isStored } = state;
  const notStored = isStored ? null : message("login.notStored");
  return {
    form: { ...form, email: form.email || email },
    reason: reason ? REASONS[reason] : notStored,
    isStored,
  };
}

/** Returns the form after a change of one field, and the problems of the other fields. */
export function withField(
  { form, problems }: LoginContext,
  field: LoginField,
  change: Partial<LoginForm>,
): Pick<LoginContext, "form" | "problems"> {
  const { [field]: _, ...others } = problems;
  return { form: { ...form, ...change }, problems: others };
}

type StoredLockout = { readonly until: number | null; readonly at: number };

/**
 * Returns a stored end of a lockout, or null if it is more than one lockout length after `at`: it was then stored with
 * a clock that was fast, and would otherwise lock the form again at each reload.
 */
export function credibleLockout({ until, at }: StoredLockout) {
  return until !== null && until <= at + LOGIN_LOCKOUT ? until : null;
}

/**
 * Returns the later of the current and the stored end of the lockout, or null if there is neither. Cleared storage
 * therefore does not end the lockout early. The end is limited to one lockout length after `at`, so that a clock
 * that is set back does not prolong the lockout.
 */
export function lockoutAfter(
  current: number | null,
  { until, at }: StoredLockout,
): number | null {
  if (until === null) return current;
  return Math.max(current ?? 0, Math.min(until, at + LOGIN_LOCKOUT));
}

/** Returns the body of POST /api/check-email/ and POST /api/resend-activation/. */
function emailRequest({ context }: { context: LoginContext }) {
  return { email: addressOf(context) };
}

/** Returns the entered address as it is sent and passed to other pages. */
export function addressOf({ form }: Pick<LoginContext, "form">): string {
  return normalizeEmail(form.email);
}

function loginRequest({ context }: { context: LoginContext }) {
  const { form, frontendUrl } = context;
  const email = addressOf(context);
  return { email, password: form.password, frontend_url: frontendUrl };
}
