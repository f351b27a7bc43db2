import { assign, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import {
  CODE_RESEND_WAIT,
  REGISTRATION_REDIRECT,
  TYPING_PAUSE,
} from "../../contract/constants.ts";
import { anyErrorText, serverText, statusOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf, isHtml, outputOf } from "../shared/actor-events.ts";
import { callActor } from "../shared/actor-stub.ts";
import {
  EMPTY_REGISTRATION,
  handleOf,
  isInactiveAccount,
  isReady,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationInput,
  touchedBy,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the registration chart. */
export const registrationSetup = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    input: {} as RegistrationInput,
    tags: {} as "form" | "busy" | "resending" | "inactive" | "done",
  },
  actors: {
    register: callActor("register"),
    resendLink: callActor("resendActivation"),
  },
  guards: {
    clearsEmail: ({ event }) =>
      event.type === "field.changed" &&
      event.field === "email" &&
      event.value === "",
    isReady: ({ context }) => isReady(context.form),
    isInactive: ({ event }) => isInactiveAccount(failureOf(event)),
    isTooManyInWords: ({ event }) =>
      statusOf(failureOf(event)) === 429 &&
      serverText(failureOf(event)) !== null,
    isTooManyForAWhile: ({ event }) => {
      const failure = failureOf(event);
      return (
        failure.kind === "answered" &&
        failure.status === 429 &&
        failure.retryAfter !== null
      );
    },
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
    isHtmlNotFound: ({ event }) =>
      isHtml(failureOf(event)) && statusOf(failureOf(event)) === 404,
    isHtmlServerError: ({ event }) =>
      isHtml(failureOf(event)) && statusOf(failureOf(event)) >= 500,
    isHtml: ({ event }) => isHtml(failureOf(event)),
    hasErrorText: ({ event }) => anyErrorText(failureOf(event)) !== null,
    hasHandle: ({ context }) => context.handle !== null,
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === "field.changed"
        ? {
            form: { ...context.form, [event.field]: event.value },
            typed: event.field,
          }
        : {},
    ),
    clearForm: assign(({ context: { form } }) => ({
      form: { ...EMPTY_REGISTRATION, userType: form.userType },
      touched: [],
      typed: null,
      notice: null,
      success: null,
    })),
    touchField: assign(({ context, event }) =>
      event.type === "field.left"
        ? { touched: touchedBy(event.field, context.touched) }
        : {},
    ),
    touchTyped: assign(({ context: { touched, typed } }) => ({
      touched: typed ? [...new Set([...touched, typed])] : touched,
    })),
    clearNotices: assign({ notice: null, success: null }),
    noticeInactive: assign({ notice: message("registration.inactive") }),
    noticeTooMany: assign({ notice: message("registration.tooManyLater") }),
    noticeNoAnswer: assign({ notice: message("registration.noAnswer") }),
    noticeUnavailable: assign({ notice: message("registration.unavailable") }),
    noticeServerError: assign({ notice: message("registration.serverError") }),
    noticeUnexpected: assign({ notice: message("registration.unexpected") }),
    noticeFailed: assign({ notice: message("registration.failed") }),
    noticeResendFailed: assign({
      notice: message("registration.resendFailed"),
    }),
    noticeServerText: assign({
      notice: ({ event }): Message | null => {
        const text = anyErrorText(failureOf(event));
        return text === null ? null : { text };
      },
    }),
    noticeWait: assign({
      notice: ({ event }) => {
        const failure = failureOf(event);
        const seconds =
          failure.kind === "answered" ? (failure.retryAfter ?? 0) : 0;
        return message("registration.tooMany", {
          wait: formatWait(seconds * 1_000),
        });
      },
    }),
    noticeAccount: assign(({ event }) => {
      const { message: text, ...answer } =
        outputOf<AnswerOf<"register">>(event);
      return {
        notice: null,
        success: text ? { text } : message("registration.success"),
        handle: handleOf(answer),
      };
    }),
    noticeResent: assign(({ context, event }) => ({
      notice: null,
      success: message("registration.resent"),
      handle:
        handleOf(outputOf<AnswerOf<"resendActivation">>(event)) ??
        context.handle,
    })),
    rememberHandle: assign({
      handle: ({ event }) => {
        const failure = failureOf(event);
        const token = failure.kind === "answered" ? failure.body.token : null;
        return typeof token === "string" ? token : null;
      },
    }),
    /** Effects, provided by the shell. */
    goToLogin: () => {},
    goToCode: () => {},
  },
  delays: {
    typingPause: TYPING_PAUSE,
    resendWait: CODE_RESEND_WAIT,
    registrationRedirect: REGISTRATION_REDIRECT,
  },
});
