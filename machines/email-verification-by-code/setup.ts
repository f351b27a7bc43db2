import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { AnswerOf, BodyOf } from "../../contract/calls/index.ts";
import { VERIFICATION_REDIRECT } from "../../contract/constants.ts";
import { anyErrorText } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import {
  arrivalFacts,
  type CodeArrival,
  type CodeContext,
  type CodeEvent,
  resendLeft,
  waitFrom,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the chart for verification by code. */
export const codeSetup = setup({
  types: {
    context: {} as CodeContext,
    events: {} as CodeEvent,
    tags: {} as
      | "opening"
      | "unaddressed"
      | "form"
      | "busy"
      | "resending"
      | "problem"
      | "done",
  },
  actors: {
    /** Reads the navigation state, which the prerendered page does not have. */
    readArrival: fromPromise<CodeArrival, void>(notProvided),
    /** Sends `clock.ticked` once per second. */
    tick: fromCallback<CodeEvent>(notProvidedSource),
    verifyCode: callActor("verifyCode"),
    resendCode: fromPromise<
      AnswerOf<"resendCode"> & { at: number },
      BodyOf<"resendCode">
    >(notProvided),
  },
  guards: {
    isAddressed: ({ event }) => outputOf<CodeArrival>(event).state !== null,
    isWaitOver: ({ context }) => resendLeft(context) === 0,
    hasNoAnswer: ({ event }) => failureOf(event).kind === "noAnswer",
    hasErrorText: ({ event }) => anyErrorText(failureOf(event)) !== null,
  },
  actions: {
    rememberArrival: assign(({ event }) =>
      arrivalFacts(outputOf<CodeArrival>(event)),
    ),
    changeCode: assign({
      code: ({ context, event }) =>
        event.type === "code.changed" ? event.value : context.code,
    }),
    keepTime: assign({
      now: ({ context, event }) =>
        event.type === "clock.ticked" ? event.at : context.now,
    }),
    restartWait: assign(({ event }) =>
      waitFrom(outputOf<{ at: number }>(event).at),
    ),
    clearNotices: assign({ notice: null, success: null }),
    noticeVerified: assign({
      success: ({ event }) =>
        wordsOf(event) ?? message("verification.codeSuccess"),
    }),
    noticeResent: assign({
      success: ({ event }) => wordsOf(event) ?? message("verification.resent"),
    }),
    noticeNoAnswer: assign({ notice: message("verification.noAnswer") }),
    noticeServerText: assign({
      notice: ({ event }) => ({ text: anyErrorText(failureOf(event)) ?? "" }),
    }),
    noticeFailed: assign({ notice: message("verification.failed") }),
    noticeResendFailed: assign({
      notice: message("verification.resendFailed"),
    }),
    /** Effects, provided by the shell. */
    focusCode: () => {},
    goToLogin: () => {},
  },
  delays: { verificationRedirect: VERIFICATION_REDIRECT },
});

function wordsOf(event: object): Message | null {
  const text = outputOf<AnswerOf<"verifyCode">>(event).message;
  return text ? { text } : null;
}
