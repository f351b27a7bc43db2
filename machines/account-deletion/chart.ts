import { assign, setup } from "xstate";
import { DELETION_REDIRECT_DELAY } from "../../contract/constants.ts";
import { serverText, statusOf } from "../../contract/failure.ts";
import {
  type Message,
  type MessageKey,
  message,
} from "../../contract/messages/index.ts";
import { deletionPasswordProblem } from "../../contract/rules/accounts.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import { setNotice, showNotice, textOr } from "../shared/notice.ts";

type DeletionContext = {
  readonly password: string;
  /** What is wrong with the password. */
  readonly problem: Message | null;
  /** Why the account was not deleted. */
  readonly notice: Message | null;
  /** True if a request may have deleted the account: it got no response, or a 5xx that a proxy may have sent. */
  readonly isUncertain: boolean;
  /** Confirms the deletion. */
  readonly success: Message | null;
};
type DeletionEvent =
  | { type: "deletion.confirmed" }
  | { type: "deletion.cancelled" }
  | { type: "password.changed"; value: string }
  | { type: "form.submitted" };

/**
 * Deletes the member's own account: a warning, a password field that appears only after a confirmation, and a
 * redirect to the home page after the deletion.
 */
export const accountDeletionMachine = setup({
  types: {
    context: {} as DeletionContext,
    events: {} as DeletionEvent,
    tags: {} as "warning" | "form" | "busy" | "ended" | "done",
  },
  actors: { deleteAccount: apiActor("deleteAccount") },
  guards: {
    hasProblem: ({ context }) =>
      deletionPasswordProblem(context.password) !== null,
    isWrongPassword: hasStatus(400),
    isPossiblyDeleted: ({ context, event }) =>
      context.isUncertain && statusOf(failureOf(event)) === 401,
    isSessionEnded: hasStatus(401),
  },
  actions: {
    changePassword: assign(({ event }) => ({
      password: eventOf(event, "password.changed").value,
      problem: null,
    })),
    showProblem: assign({
      notice: null,
      problem: ({ context }) => deletionPasswordProblem(context.password),
    }),
    clearNotices: assign({ problem: null, notice: null }),
    /** Clears the messages and the password, which must not stay in memory longer than needed. */
    clearPassword: assign({ password: "", problem: null, notice: null }),
    showWrongPassword: assign({
      problem: ({ event }) =>
        textOr(serverText(failureOf(event)), "deletion.wrongPassword"),
      isUncertain: false,
    }),
    showNotice: assign(setNotice),
    showFailure: assign(({ context, event }) => {
      const status = statusOf(failureOf(event));
      return {
        notice: message(failureKey(status)),
        isUncertain: context.isUncertain || status < 400 || status >= 500,
      };
    }),
    showDeleted: assign({ success: message("deletion.success") }),
    focusPassword: effect(),
    focusConfirm: effect(),
    /** Notifies the session chart that this page is sending a request that ends the session. */
    announceClosing: effect(),
    /** Ends the session in this tab without the notice for an expired session. */
    closeSession: effect(),
    /** Deletes the drafts of profile forms. */
    deleteDrafts: effect(),
    goHome: effect(),
  },
  delays: { deletionRedirect: DELETION_REDIRECT_DELAY },
}).createMachine({
  id: "accountDeletion",
  description: "Delete your account permanently.",
  meta: { title: "Account deletion", who: "Members", area: "accounts" },
  context: {
    password: "",
    problem: null,
    notice: null,
    isUncertain: false,
    success: null,
  },
  initial: "warning",
  states: {
    warning: {
      description:
        "The page lists what will be deleted and shows a button to continue.",
      tags: "warning",
      meta: { rules: ["4-delete-account-01"] },
      on: {
        "deletion.confirmed": {
          target: "entering",
          actions: "focusPassword",
          meta: { rules: ["4-delete-account-02"] },
        },
      },
    },
    entering: {
      description: "The password field is shown below the warning.",
      tags: "form",
      meta: { rules: ["4-delete-account-02"] },
      on: {
        "deletion.cancelled": {
          target: "warning",
          actions: ["clearPassword", "focusConfirm"],
        },
        "password.changed": { actions: "changePassword" },
        "form.submitted": [
          {
            guard: "hasProblem",
            actions: ["showProblem", "focusPassword"],
            meta: {
              rules: [
                "5-delete-account-01",
                "5-delete-account-02",
                "5-delete-account-04",
              ],
            },
          },
          { target: "deleting", meta: { rules: ["7-delete-account-01"] } },
        ],
      },
    },
    deleting: {
      description: "The deletion request is running. The button is busy.",
      tags: ["form", "busy"],
      entry: ["clearNotices", "announceClosing"],
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        input: deletionRequest,
        onDone: {
          target: "deleted",
          actions: [
            "clearPassword",
            "showDeleted",
            "deleteDrafts",
            "closeSession",
          ],
        },
        onError: [
          {
            guard: "isWrongPassword",
            target: "entering",
            actions: ["showWrongPassword", "focusPassword"],
            description: "Shows the server's message or a default one.",
            meta: { rules: ["8-delete-account-01", "8-delete-account-02"] },
          },
          {
            guard: "isPossiblyDeleted",
            target: "sessionEnded",
            actions: [
              "clearPassword",
              showNotice("deletion.uncertain"),
              "closeSession",
            ],
            description:
              "The outcome of an earlier request is unknown. If that request deleted the account, its session has ended too.",
            meta: { rules: ["8-offline-02"] },
          },
          {
            guard: "isSessionEnded",
            target: "sessionEnded",
            actions: [
              "clearPassword",
              showNotice("account.sessionEnded"),
              "closeSession",
            ],
            meta: { rules: ["8-delete-account-03"] },
          },
          {
            target: "entering",
            actions: "showFailure",
            meta: {
              rules: [
                "8-delete-account-04",
                "8-delete-account-05",
                "8-delete-account-06",
              ],
            },
          },
        ],
      },
    },
    sessionEnded: {
      description:
        "The session has ended, so the last request deleted nothing. The page offers Log In.",
      tags: "ended",
    },
    deleted: {
      description: "The confirmation is shown until the redirect.",
      tags: "done",
      meta: { rules: ["4-delete-account-03"] },
      after: {
        deletionRedirect: {
          target: "redirectedHome",
          meta: { rules: ["4-delete-account-04"] },
        },
      },
    },
    redirectedHome: {
      description: "The home page opens.",
      type: "final",
      tags: "done",
      entry: "goHome",
    },
  },
});

function deletionRequest({ context }: { context: DeletionContext }) {
  return { password: context.password };
}

function failureKey(status: number): MessageKey {
  if (status === 403) return "deletion.notAuthorized";
  return status === 429 ? "deletion.tooMany" : "deletion.failed";
}
