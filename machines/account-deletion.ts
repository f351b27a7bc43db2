import { assign, fromPromise, setup } from "xstate";
import { DELETION_REDIRECT } from "../contract/constants.ts";
import { serverText, statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import { deletionPasswordProblem } from "../contract/rules/password.ts";
import { failureOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

export type DeletionContext = {
  readonly password: string;
  /** What is wrong with the password. */
  readonly problem: Message | null;
  /** Why the account is still there. */
  readonly notice: Message | null;
  /** What is done. */
  readonly success: Message | null;
};
export type DeletionEvent =
  | { type: "deletion.confirmed" }
  | { type: "deletion.cancelled" }
  | { type: "password.changed"; value: string }
  | { type: "form.submitted" };

/**
 * Deleting the own account (§4 Delete account, §5, §8): a warning, the password only after a confirming click,
 * every refusal in its own words, and the home page 1.5 seconds after it is done.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    tags: {} as "warning" | "form" | "busy" | "ended" | "done",
  },
  actors: {
    deleteAccount: fromPromise<unknown, { readonly password: string }>(
      notProvided,
    ),
  },
  guards: {
    hasProblem: ({ context }) =>
      deletionPasswordProblem(context.password) !== null,
    isWrongPassword: ({ event }) => statusOf(failureOf(event)) === 400,
    isSessionEnded: ({ event }) => statusOf(failureOf(event)) === 401,
    isNotAuthorized: ({ event }) => statusOf(failureOf(event)) === 403,
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
  },
  actions: {
    changePassword: assign(({ context, event }) => ({
      password:
        event.type === "password.changed" ? event.value : context.password,
      problem: null,
    })),
    showProblem: assign({
      notice: null,
      problem: ({ context }) => deletionPasswordProblem(context.password),
    }),
    clearNotices: assign({ problem: null, notice: null }),
    /** No password stays in memory once it is of no more use. */
    forgetPassword: assign({ password: "", problem: null, notice: null }),
    noticeWrongPassword: assign({
      problem: ({ event }) => {
        const text = serverText(failureOf(event));
        return text === null ? message("deletion.wrongPassword") : { text };
      },
    }),
    noticeSessionEnded: assign({ notice: message("account.sessionEnded") }),
    noticeNotAuthorized: assign({ notice: message("deletion.notAuthorized") }),
    noticeTooMany: assign({ notice: message("deletion.tooMany") }),
    noticeFailed: assign({ notice: message("deletion.failed") }),
    tellDeleted: assign({ success: message("deletion.success") }),
    /** Effects, given by the browser. */
    focusPassword: () => {},
    focusConfirm: () => {},
    /** This tab ends its session itself and says what comes next. */
    closeSession: () => {},
    /** Forgets what was typed in profile forms. */
    forgetDrafts: () => {},
    goHome: () => {},
  },
  delays: { deletionRedirect: DELETION_REDIRECT },
}).createMachine({
  id: "accountDeletion",
  description: "Delete the own account for good.",
  context: { password: "", problem: null, notice: null, success: null },
  initial: "warning",
  states: {
    warning: {
      description: "What will be gone, and a button to go on.",
      tags: "warning",
      meta: { specification: ["§4 Delete account"] },
      on: {
        "deletion.confirmed": {
          target: "entering",
          actions: "focusPassword",
          description: "The confirming click reveals the password field.",
        },
      },
    },
    entering: {
      description: "The password is asked for, below the warning.",
      tags: "form",
      meta: {
        specification: ["§4 Delete account", "§5 Delete-account password"],
      },
      on: {
        "deletion.cancelled": {
          target: "warning",
          actions: ["forgetPassword", "focusConfirm"],
          description: "Back to the warning; nothing was sent.",
        },
        "password.changed": {
          actions: "changePassword",
          description: "What was wrong with it is forgotten.",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            actions: ["showProblem", "focusPassword"],
            description: "The first rule that the password breaks.",
          },
          { target: "deleting", description: "Delete my account." },
        ],
      },
    },
    deleting: {
      description: "The account is being deleted; the button is busy.",
      tags: ["form", "busy"],
      meta: { specification: ["§7 DELETE /api/delete_account/", "§8"] },
      entry: "clearNotices",
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: deletionRequest,
        onDone: {
          target: "deleted",
          actions: [
            "forgetPassword",
            "tellDeleted",
            "forgetDrafts",
            "closeSession",
          ],
          description: "The account and its sessions are gone.",
        },
        onError: [
          {
            guard: "isWrongPassword",
            target: "entering",
            actions: ["noticeWrongPassword", "focusPassword"],
            description:
              "The server's words, or 'Incorrect password. Please try again.', at the field.",
          },
          {
            guard: "isSessionEnded",
            target: "sessionEnded",
            actions: ["forgetPassword", "noticeSessionEnded", "closeSession"],
            description: "'Your session has expired. Please sign in again.'",
          },
          {
            guard: "isNotAuthorized",
            target: "entering",
            actions: "noticeNotAuthorized",
            description: "'You are not authorized to delete this account.'",
          },
          {
            guard: "isTooMany",
            target: "entering",
            actions: "noticeTooMany",
            description: "'Too many attempts. Please try again later.'",
          },
          {
            target: "entering",
            actions: "noticeFailed",
            description: "'Server error. Please try again later.'",
          },
        ],
      },
    },
    sessionEnded: {
      description:
        "Nothing was deleted: the session is over; the page says so and offers Log In.",
      tags: "ended",
      meta: { specification: ["§8 Delete account", "decisions: Passwords"] },
    },
    deleted: {
      description: "The message shows for 1.5 seconds, then / opens.",
      tags: "done",
      meta: { specification: ["§4 Delete account", "§9"] },
      after: {
        deletionRedirect: {
          target: "leftForHome",
          description: "1.5 seconds are over.",
        },
      },
    },
    leftForHome: {
      description: "The home page is open, for a visitor.",
      type: "final",
      entry: "goHome",
    },
  },
});

/** What DELETE /api/delete_account/ gets (§7). */
function deletionRequest({
  context: { password },
}: {
  context: DeletionContext;
}) {
  return { password };
}
