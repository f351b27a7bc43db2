import { assign, setup } from "xstate";
import { RESET_CONFIRM_REDIRECT_DELAY } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { PasswordLink } from "../../contract/pages.ts";
import {
  type NewPasswordField,
  newPasswordProblems,
} from "../../contract/rules/accounts.ts";
import { eventOf, failureOf } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import {
  EMPTY_NEW_PASSWORD,
  hasErrorText,
  type NewPasswordState,
  withField,
} from "../shared/new-password.ts";
import { setNotice, showNotice } from "../shared/notice.ts";

type ResetConfirmEvent =
  | { type: "field.changed"; field: NewPasswordField; value: string }
  | { type: "form.submitted" };
type ResetConfirmContext = PasswordLink &
  NewPasswordState & {
    /** Why the reset failed. */
    readonly notice: Message | null;
    /** Confirms the reset. */
    readonly success: Message | null;
  };

/**
 * Sets a new password with the link from a reset email. The page shows a live checklist of the password rules and a
 * message for each server error. After the reset, the login page opens.
 */
export const passwordResetConfirmMachine = setup({
  types: {
    context: {} as ResetConfirmContext,
    events: {} as ResetConfirmEvent,
    input: {} as PasswordLink,
    tags: {} as "form" | "busy" | "linkInvalid" | "done",
  },
  actors: { confirmReset: apiActor("confirmReset") },
  guards: {
    hasProblems: ({ context }) =>
      Object.keys(newPasswordProblems(context.form)).length > 0,
    isReused: ({ event }) =>
      hasErrorText(failureOf(event), "server.passwordReused"),
    isLinkInvalid: ({ event }) =>
      hasErrorText(failureOf(event), "server.linkInvalid"),
  },
  actions: {
    changeField: assign(({ context, event }) =>
      withField(context, eventOf(event, "field.changed")),
    ),
    showProblems: assign({
      problems: ({ context }) => newPasswordProblems(context.form),
    }),
    clearNotices: assign({ notice: null, problems: {} }),
    showReusedPassword: assign({
      problems: { password: message("resetConfirm.reused") },
    }),
    showNotice: assign(setNotice),
    showFailure: assign(({ event }) => {
      const isLimited = statusOf(failureOf(event)) === 429;
      const key = isLimited ? "resetConfirm.tooMany" : "resetConfirm.failed";
      return { notice: message(key) };
    }),
    showSuccess: assign({ success: message("resetConfirm.success") }),
    /** Clears the passwords from memory when they are no longer needed. */
    clearPasswords: assign(EMPTY_NEW_PASSWORD),
    focusFirstProblem: effect(),
    /** Notifies the session chart that this page is sending a request that ends the session. */
    announceClosing: effect(),
    /** Ends the session in this tab, because the server has ended every session of the account. */
    closeSession: effect(),
    goToLogin: effect(),
  },
  delays: { resetConfirmRedirect: RESET_CONFIRM_REDIRECT_DELAY },
}).createMachine({
  id: "passwordResetConfirm",
  description: "Set a new password with the link from an email.",
  meta: { title: "Password reset", who: "Visitors", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    ...EMPTY_NEW_PASSWORD,
    notice: null,
    success: null,
  }),
  initial: "choosing",
  states: {
    choosing: {
      description:
        "The form shows a checklist of the password rules, which is updated as the person types.",
      tags: "form",
      on: {
        "field.changed": { actions: "changeField" },
        "form.submitted": [
          {
            guard: "hasProblems",
            actions: ["clearNotices", "showProblems", "focusFirstProblem"],
            meta: {
              rules: [
                "5-reset-confirm-01",
                "5-reset-confirm-03",
                "5-reset-confirm-04",
              ],
            },
          },
          { target: "confirming", meta: { rules: ["7-reset-confirm-01"] } },
        ],
      },
    },
    confirming: {
      description: "The new password is being saved. The button is busy.",
      tags: ["form", "busy"],
      entry: ["clearNotices", "announceClosing"],
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        input: resetConfirmRequest,
        onDone: {
          target: "confirmed",
          actions: ["showSuccess", "clearPasswords", "closeSession"],
        },
        onError: [
          {
            guard: "isReused",
            target: "choosing",
            actions: ["showReusedPassword", "focusFirstProblem"],
            meta: { rules: ["8-reset-confirm-02"] },
          },
          {
            guard: "isLinkInvalid",
            target: "linkInvalid",
            actions: [showNotice("resetConfirm.linkInvalid"), "clearPasswords"],
            meta: { rules: ["8-reset-confirm-03"] },
          },
          {
            target: "choosing",
            actions: "showFailure",
            meta: { rules: ["8-reset-confirm-01", "8-reset-confirm-04"] },
          },
        ],
      },
    },
    linkInvalid: {
      description:
        "The link was used, has expired, or was voided by a password change. The page offers to request a new one.",
      tags: "linkInvalid",
    },
    confirmed: {
      description: "The confirmation is shown until the login page opens.",
      tags: "done",
      after: {
        resetConfirmRedirect: {
          target: "redirectedToLogin",
          meta: { rules: ["4-reset-confirm-01"] },
        },
      },
    },
    redirectedToLogin: {
      description: "The login page opens.",
      type: "final",
      tags: "done",
      entry: "goToLogin",
    },
  },
});

function resetConfirmRequest({ context }: { context: ResetConfirmContext }) {
  const { uid, token, form } = context;
  return { uid, token, password: form.password };
}
