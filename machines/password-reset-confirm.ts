import { assign, fromPromise, setup } from "xstate";
import type { CallTypes } from "../contract/call-types.ts";
import { RESET_CONFIRM_REDIRECT } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
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
  isSaid,
  type NewPasswordFacts,
  type PasswordLink,
  typedIn,
} from "./new-password-facts.ts";

type ConfirmReset = CallTypes["confirmReset"];
export type ResetConfirmEvent =
  | { type: "field.changed"; field: NewPasswordField; value: string }
  | { type: "form.submitted" };
export type ResetConfirmContext = PasswordLink &
  NewPasswordFacts & {
    /** What went wrong. */
    readonly notice: Message | null;
    /** What went well. */
    readonly success: Message | null;
  };

/**
 * Choosing a new password by the link of a reset mail (§4 Reset confirm, §5 New password, §8): the requirements as
 * a live checklist, every way the server refuses, and the login 3 seconds after it worked.
 */
export const passwordResetConfirmMachine = setup({
  types: {
    context: {} as ResetConfirmContext,
    events: {} as ResetConfirmEvent,
    input: {} as PasswordLink,
    tags: {} as "form" | "busy" | "dead" | "done",
  },
  actors: {
    confirmReset: fromPromise<ConfirmReset["answer"], ConfirmReset["request"]>(
      notProvided,
    ),
  },
  guards: {
    hasProblems: ({ context }) =>
      Object.keys(newPasswordProblems(context.form)).length > 0,
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
    isReused: ({ event }) => isSaid(failureOf(event), "server.passwordReused"),
    isLinkDead: ({ event }) => isSaid(failureOf(event), "server.linkDead"),
  },
  actions: {
    changeField: assign(({ context, event }) =>
      event.type === "field.changed"
        ? typedIn(context, event.field, event.value)
        : {},
    ),
    showProblems: assign({
      problems: ({ context }) => newPasswordProblems(context.form),
    }),
    clearNotices: assign({ notice: null, problems: {} }),
    noticeReused: assign({
      problems: { password: message("resetConfirm.reused") },
    }),
    noticeTooMany: assign({ notice: message("resetConfirm.tooMany") }),
    noticeLinkDead: assign({ notice: message("resetConfirm.linkDead") }),
    noticeFailed: assign({ notice: message("resetConfirm.failed") }),
    tellSuccess: assign({ success: message("resetConfirm.success") }),
    /** No password stays in memory once it is of no more use. */
    forgetPasswords: assign(EMPTY_NEW_PASSWORD),
    /** Effects, given by the browser. */
    focusFirstProblem: () => {},
    /** The server has ended every session of the account; this tab ends its own. */
    closeSession: () => {},
    goToLogin: () => {},
  },
  delays: { resetConfirmRedirect: RESET_CONFIRM_REDIRECT },
}).createMachine({
  id: "passwordResetConfirm",
  description: "Choose a new password by the link in the mail.",
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
        "Two fields, and a checklist of what a password needs that follows what is typed.",
      tags: "form",
      meta: { specification: ["§2 Route table", "§5 New password"] },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "What was wrong with the field is forgotten.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            actions: ["clearNotices", "showProblems", "focusFirstProblem"],
            description:
              "Every wrong field says what is wrong, and the first one has the focus.",
          },
          { target: "confirming", description: "Set new password." },
        ],
      },
    },
    confirming: {
      description: "The password is on its way; the button is busy.",
      tags: ["form", "busy"],
      meta: {
        specification: ["§7 POST /api/reset-password-confirm/{uid}/{token}/"],
      },
      entry: "clearNotices",
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        input: resetConfirmRequest,
        onDone: {
          target: "confirmed",
          actions: ["tellSuccess", "forgetPasswords", "closeSession"],
          description: "'Your password has been reset successfully.'",
        },
        onError: [
          {
            guard: "isTooMany",
            target: "choosing",
            actions: "noticeTooMany",
            description: "'Too many attempts. Please try again in 3 minutes.'",
          },
          {
            guard: "isReused",
            target: "choosing",
            actions: ["noticeReused", "focusFirstProblem"],
            description:
              "'You've used this password before. Please choose a new one.' at the field.",
          },
          {
            guard: "isLinkDead",
            target: "linkDead",
            actions: ["noticeLinkDead", "forgetPasswords"],
            description:
              "'This reset link is no longer valid. Please request a new one.'",
          },
          {
            target: "choosing",
            actions: "noticeFailed",
            description: "'Failed to reset password. Please try again.'",
          },
        ],
      },
    },
    linkDead: {
      description:
        "The link was used, replaced or is too old; the page leads to a new one.",
      tags: "dead",
      meta: { specification: ["§8 Reset confirm"] },
    },
    confirmed: {
      description: "The message shows for 3 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: ["§4 Reset confirm", "§9", "decisions: Passwords"],
      },
      after: {
        resetConfirmRedirect: {
          target: "leftForLogin",
          description: "3 seconds are over.",
        },
      },
    },
    leftForLogin: {
      description: "The login is open.",
      type: "final",
      entry: "goToLogin",
    },
  },
});

function resetConfirmRequest({ context }: { context: ResetConfirmContext }) {
  return confirmRequest(context, context.form);
}
