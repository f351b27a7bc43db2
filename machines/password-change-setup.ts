import { assign, fromPromise, setup } from "xstate";
import type { CallTypes } from "../contract/call-types.ts";
import { PASSWORD_CHANGE_REDIRECT } from "../contract/constants.ts";
import { serverText, statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import {
  type NewPasswordField,
  newPasswordProblems,
} from "../contract/rules/new-password.ts";
import { failureOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";
import {
  confirmRequest,
  EMPTY_NEW_PASSWORD,
  isReuse,
  type NewPasswordFacts,
  type PasswordLink,
  typedIn,
} from "./new-password-facts.ts";

type RequestChange = CallTypes["requestChange"];
type ConfirmReset = CallTypes["confirmReset"];

export type PasswordChangeInput = {
  /** The origin that the link in the mail leads to. */
  readonly frontendUrl: string;
  /** What the link in the mail carried; null when the page was opened without one. */
  readonly link: PasswordLink | null;
};
export type PasswordChangeContext = PasswordChangeInput &
  NewPasswordFacts & {
    /** The current password as typed, and what is wrong with it. */
    readonly current: string;
    readonly currentProblem: Message | null;
    /** What went wrong. */
    readonly notice: Message | null;
    /** What went well. */
    readonly success: Message | null;
  };
export type PasswordChangeEvent =
  | { type: "current.changed"; value: string }
  | { type: "field.changed"; field: NewPasswordField; value: string }
  | { type: "form.submitted" }
  | { type: "request.repeated" };

/** What the chart of changing a password may call by name: its types, guards, actions, actors and delays. */
export const passwordChangeSetup = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as "request" | "link" | "busy" | "sent" | "ended" | "done",
  },
  actors: {
    requestChange: fromPromise<
      RequestChange["answer"],
      RequestChange["request"]
    >(notProvided),
    confirmReset: fromPromise<ConfirmReset["answer"], ConfirmReset["request"]>(
      notProvided,
    ),
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
    /** No password stays in memory once it is of no more use. */
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
    /** Effects, given by the browser. */
    focusFirstProblem: () => {},
    /** This tab ends its session itself and says what comes next. */
    closeSession: () => {},
    goToLogin: () => {},
  },
  delays: { passwordChangeRedirect: PASSWORD_CHANGE_REDIRECT },
});

/** What POST /api/reset-password/ gets (§7). */
export function changeRequest({
  context: { current, frontendUrl },
}: {
  context: PasswordChangeContext;
}): RequestChange["request"] {
  return { current_password: current, frontend_url: frontendUrl };
}

/** What POST /api/reset-password-confirm/{uid}/{token}/ gets (§7). */
export function changeByLinkRequest({
  context: { link, form },
}: {
  context: PasswordChangeContext;
}): ConfirmReset["request"] {
  return confirmRequest(link ?? { uid: "", token: "" }, form);
}

/** The server's own words, else ours (§8). */
function wordsOr(event: object, ours: Message): Message {
  const text = serverText(failureOf(event));
  return text === null ? ours : { text };
}
