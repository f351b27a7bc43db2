import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { AnswerOf, BodyOf } from "../../contract/calls/index.ts";
import { CODE_RESEND_WAIT, LOGIN_LOCKOUT } from "../../contract/constants.ts";
import { detailText, statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import type { LoginState } from "../../contract/navigation-state.ts";
import { loginProblems } from "../../contract/rules/login.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import {
  arrivalFacts,
  changed,
  handleOf,
  isLocked,
  isMailFailure,
  type LoginContext,
  type LoginEvent,
  type LoginInput,
  laterLockout,
  pageBefore,
  sessionOf,
  type Timed,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the login chart. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    tags: {} as "busy" | "resending" | "unverified" | "locked" | "done",
  },
  actors: {
    /** Reads the navigation state, which the prerendered page does not have. */
    readArrival: fromPromise<LoginState, void>(notProvided),
    /** Sends `lockout.changed` at the start and whenever the stored lockout changes. */
    watchLockout: fromCallback<LoginEvent>(notProvidedSource),
    /** Sends `clock.ticked` once per second. */
    tick: fromCallback<LoginEvent>(notProvidedSource),
    checkEmail: callActor("checkEmail"),
    logIn: fromPromise<AnswerOf<"login"> & Timed, BodyOf<"login">>(notProvided),
    resendLink: callActor("resendActivation"),
  },
  guards: {
    isLockedOut: ({ context: { lockedUntil, now } }) =>
      isLocked(lockedUntil, now),
    isLockoutOver: ({ context: { lockedUntil }, event }) =>
      event.type === "clock.ticked" && !isLocked(lockedUntil, event.at),
    hasProblems: ({ context }) =>
      Object.keys(loginProblems(context.form)).length > 0,
    isNotRegistered: ({ event }) =>
      outputOf<AnswerOf<"checkEmail">>(event).isEmailUnique,
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
    isBadRequest: ({ event }) => statusOf(failureOf(event)) === 400,
    isRefused: ({ event }) => statusOf(failureOf(event)) === 401,
    isUnverifiedInWords: ({ event }) =>
      statusOf(failureOf(event)) === 403 &&
      detailText(failureOf(event)) !== null,
    isUnverified: ({ event }) => statusOf(failureOf(event)) === 403,
    isUnknown: ({ event }) => statusOf(failureOf(event)) === 404,
    isPasswordExpired: ({ event }) =>
      statusOf(failureOf(event)) === 428 &&
      detailText(failureOf(event)) === "PASSWORD_EXPIRED",
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
    isMailFailure: ({ event }) => isMailFailure(failureOf(event)),
    hasHandle: ({ context }) => context.handle !== null,
    cameFromOpenPage: ({ context }) => pageBefore(context) !== null,
    isInvestee: ({ context }) => context.session?.userType === "investee",
    isInvestor: ({ context }) => context.session?.userType === "investor",
  },
  actions: {
    rememberArrival: assign(({ context, event }) =>
      arrivalFacts(outputOf<LoginState>(event), context.form),
    ),
    changeField: assign(({ context, event }) =>
      event.type === "field.changed"
        ? changed(context, event.field, { [event.field]: event.value })
        : {},
    ),
    changeTerms: assign(({ context, event }) =>
      event.type === "terms.changed"
        ? changed(context, "terms", { terms: event.accepted })
        : {},
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
    noticeBadEmail: assign({ problems: { email: message("email.invalid") } }),
    noticeNotRegistered: assign({ notice: message("login.notRegistered") }),
    noticeCheckFailed: assign({ notice: message("login.checkFailed") }),
    noticeNoAnswer: assign({ notice: message("login.noAnswer") }),
    noticeWrongPassword: assign({
      problems: { password: message("login.wrongPassword") },
    }),
    noticeRefused: assign({ notice: message("login.refused") }),
    noticeDetail: assign({
      notice: ({ event }) => ({ text: detailText(failureOf(event)) ?? "" }),
    }),
    noticeUnverified: assign({ notice: message("login.unverified") }),
    noticeMailFailed: assign({
      notice: message("login.verificationMailFailed"),
    }),
    noticeFailed: assign({ notice: message("login.failed") }),
    noticeTooMany: assign({ notice: message("login.tooMany") }),
    clearNotice: assign({ notice: null, success: null }),
    noticeResent: assign(({ context, event }) => ({
      success: message("registration.resent"),
      handle: handleOf(outputOf(event)) ?? context.handle,
    })),
    noticeResendFailed: assign({
      notice: message("registration.resendFailed"),
    }),
    rememberHandle: assign({
      handle: ({ event }) => {
        const failure = failureOf(event);
        return failure.kind === "answered" ? handleOf(failure.body) : null;
      },
    }),
    startLockout: assign(({ event }) => {
      const { at } = failureOf(event);
      return { lockedUntil: at + LOGIN_LOCKOUT, now: at };
    }),
    rememberLockout: assign(({ context, event }) =>
      event.type === "lockout.changed"
        ? {
            lockedUntil: laterLockout(context.lockedUntil, event),
            now: event.at,
          }
        : {},
    ),
    keepTime: assign(({ context, event }) => ({
      now: event.type === "clock.ticked" ? event.at : context.now,
    })),
    endLockout: assign({ lockedUntil: null, notice: null }),
    rememberSession: assign({
      session: ({ context, event }) =>
        sessionOf(outputOf<AnswerOf<"login"> & Timed>(event), context.form),
    }),
    /** Effects, provided by the shell. */
    focusFirstProblem: () => {},
    storeLockout: () => {},
    openSession: () => {},
    goBack: () => {},
    goTo: (_, _params: { to: string }) => {},
    goToReset: () => {},
    goToCode: () => {},
  },
  delays: { resendWait: CODE_RESEND_WAIT },
});
