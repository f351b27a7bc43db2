import { assign, setup } from "xstate";
import type { InputOf } from "../../contract/calls/index.ts";
import { PASSWORD_CHANGE_REDIRECT } from "../../contract/constants.ts";
import { serverText, statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  type NewPasswordField,
  newPasswordProblems,
} from "../../contract/rules/new-password.ts";
import { failureOf } from "../shared/actor-events.ts";
import { callActor } from "../shared/actor-stub.ts";
import {
  confirmRequest,
  EMPTY_NEW_PASSWORD,
  isReuse,
  type NewPasswordFacts,
  type PasswordLink,
  typedIn,
} from "../shared/new-password.ts";

export type PasswordChangeInput = {
  /** Origin of the link in the mail. */
  readonly frontendUrl: string;
  /** Parameters of the link in the mail; null when the page was opened without one. */
  readonly link: PasswordLink | null;
};
export type PasswordChangeContext = PasswordChangeInput &
  NewPasswordFacts & {
    /** The current password as typed, and its problem. */
    readonly current: string;
    readonly currentProblem: Message | null;
    /** Why the request or the change failed. */
    readonly notice: Message | null;
    /** Confirms the request or the change. */
    readonly success: Message | null;
  };
export type PasswordChangeEvent =
  | { type: "current.changed"; value: string }
  | { type: "field.changed"; field: NewPasswordField; value: string }
  | { type: "form.submitted" }
  | { type: "request.repeated" };

/** Types, guards, actions, actors and delays of the chart for changing a password. */
export const passwordChangeSetup = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as "request" | "link" | "busy" | "sent" | "ended" | "done",
  },
  actors: {
    requestChange: callActor("requestChange"),
    confirmReset: callActor("confirmReset"),
  },
  guards: {
    isByLink: ({ context }) => context.link !== null,
    lacksCurrent: ({ context }) => context.current === "",
    isRefused: ({ event }) => statusOf(failureOf(event)) === 403,
    isBadRequest: ({ event }) => statusOf(failureOf(event)) === 400,
    isMailFailure: ({ event }) => statusOf(failureOf(event)) === 500,
    isSessionEnded: ({ event }) => statusOf(failureOf(event)) === 401,
    hasProblems: ({ context }) =>
      Object.keys(newPasswordProblems(context.form)).length > 0,
    isReused: ({ event }) => isReuse(failureOf(event)),
  },
  actions: {
    changeCurrent: assign(({ context, event }) => ({
      current: event.type === "current.changed" ? event.value : context.current,
      currentProblem: null,
    })),
    changeField: assign(({ context, event }) =>
      event.type === "field.changed"
        ? typedIn(context, event.field, event.value)
        : {},
    ),
    clearNotices: assign({ currentProblem: null, problems: {}, notice: null }),
    /** Clears the passwords from memory when they are no longer needed. */
    forgetPasswords: assign({ current: "", ...EMPTY_NEW_PASSWORD }),
    askForCurrent: assign({
      currentProblem: message("change.currentRequired"),
    }),
    noticeRefused: assign({
      currentProblem: ({ event }) =>
        wordsOr(event, message("change.wrongPassword")),
    }),
    noticeMissing: assign({
      notice: ({ event }) => wordsOr(event, message("change.missing")),
    }),
    noticeMailFailed: assign({ notice: message("change.mailFailed") }),
    noticeSessionEnded: assign({ notice: message("account.sessionEnded") }),
    noticeRequestFailed: assign({ notice: message("change.failed") }),
    tellSent: assign({ success: message("change.sent") }),
    clearSuccess: assign({ success: null }),
    showProblems: assign({
      problems: ({ context }) => newPasswordProblems(context.form),
    }),
    noticeReused: assign({
      problems: { password: message("changeByLink.reused") },
    }),
    noticeLinkFailed: assign({
      notice: ({ event }) => wordsOr(event, message("changeByLink.failed")),
    }),
    tellChanged: assign({ success: message("changeByLink.success") }),
    /** Effects, provided by the shell. */
    focusFirstProblem: () => {},
    /** Ends the session in this tab without the notice for an expired session. */
    closeSession: () => {},
    goToLogin: () => {},
  },
  delays: { passwordChangeRedirect: PASSWORD_CHANGE_REDIRECT },
});

/** Returns the body of POST /api/reset-password/. */
export function changeRequest({
  context: { current, frontendUrl },
}: {
  context: PasswordChangeContext;
}): InputOf<"requestChange"> {
  return { current_password: current, frontend_url: frontendUrl };
}

/** Returns the input of POST /api/reset-password-confirm/{uid}/{token}/. */
export function changeByLinkRequest({
  context: { link, form },
}: {
  context: PasswordChangeContext;
}): InputOf<"confirmReset"> {
  return confirmRequest(link ?? { uid: "", token: "" }, form);
}

/** Returns the server's message, or the given one when there is none. */
function wordsOr(event: object, ours: Message): Message {
  const text = serverText(failureOf(event));
  return text === null ? ours : { text };
}
