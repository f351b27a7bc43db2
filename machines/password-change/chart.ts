import { assign, setup } from "xstate";
import { PASSWORD_CHANGE_REDIRECT_DELAY } from "../../contract/constants.ts";
import {
  type CallFailure,
  serverText,
  statusOf,
} from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { PasswordLink } from "../../contract/pages.ts";
import {
  type NewPasswordField,
  newPasswordProblems,
} from "../../contract/rules/accounts.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import { apiActor, effect } from "../shared/actor-stub.ts";
import {
  EMPTY_NEW_PASSWORD,
  hasErrorText,
  type NewPasswordState,
  withField,
} from "../shared/new-password.ts";
import { setNotice, showNotice, textOr } from "../shared/notice.ts";

type PasswordChangeInput = {
  /** Origin of the link in the email. */
  readonly frontendUrl: string;
  /** Parameters of the link in the email; null when the page was opened without one. */
  readonly link: PasswordLink | null;
};

type PasswordChangeContext = PasswordChangeInput &
  NewPasswordState & {
    readonly currentPassword: string;
    readonly currentPasswordProblem: Message | null;
    /** Why the request or the change failed. */
    readonly notice: Message | null;
    /** Confirms the request or the change. */
    readonly success: Message | null;
  };

type PasswordChangeEvent =
  | { type: "currentPassword.changed"; value: string }
  | { type: "field.changed"; field: NewPasswordField; value: string }
  | { type: "form.submitted" }
  | { type: "request.repeated" };

/**
 * Changes a password in two steps on one screen: a member enters the current password and receives a link by email; a
 * person who opens the link, logged in or not, sets the new password.
 */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as PasswordChangeEvent,
    input: {} as PasswordChangeInput,
    tags: {} as "link" | "busy" | "sent" | "ended" | "done",
  },
  actors: {
    requestChange: apiActor("requestChange"),
    confirmReset: apiActor("confirmReset"),
  },
  guards: {
    hasLink: ({ context }) => context.link !== null,
    isCurrentPasswordMissing: ({ context }) => context.currentPassword === "",
    isRefused: hasStatus(403),
    isSessionEnded: hasStatus(401),
    hasProblems: ({ context }) =>
      Object.keys(newPasswordProblems(context.form)).length > 0,
    /** The server's message about a reused password contains "reuse". */
    isReused: ({ event }) =>
      hasErrorText(failureOf(event), "server.passwordReused") ||
      /\breuse/i.test(serverText(failureOf(event)) ?? ""),
  },
  actions: {
    changeCurrentPassword: assign(({ event }) => ({
      currentPassword: eventOf(event, "currentPassword.changed").value,
      currentPasswordProblem: null,
    })),
    changeField: assign(({ context, event }) =>
      withField(context, eventOf(event, "field.changed")),
    ),
    clearNotices: assign({
      currentPasswordProblem: null,
      problems: {},
      notice: null,
    }),
    /** Clears the passwords from memory when they are no longer needed. */
    clearPasswords: assign({ currentPassword: "", ...EMPTY_NEW_PASSWORD }),
    requireCurrentPassword: assign({
      currentPasswordProblem: message("change.currentRequired"),
    }),
    showRefusal: assign({
      currentPasswordProblem: ({ event }) =>
        textOr(serverText(failureOf(event)), "change.wrongPassword"),
    }),
    showFailure: assign({
      notice: ({ event }) => requestNotice(failureOf(event)),
    }),
    showNotice: assign(setNotice),
    showSent: assign({ success: message("change.sent") }),
    clearSuccess: assign({ success: null }),
    showProblems: assign({
      problems: ({ context }) => newPasswordProblems(context.form),
    }),
    showReusedPassword: assign({
      problems: { password: message("changeByLink.reused") },
    }),
    showLinkFailure: assign({
      notice: ({ event }) =>
        textOr(serverText(failureOf(event)), "changeByLink.failed"),
    }),
    showChanged: assign({ success: message("changeByLink.success") }),
    focusFirstProblem: effect(),
    /** Notifies the session chart that this page is sending a request that ends the session. */
    announceClosing: effect(),
    /** Ends the session in this tab without the notice for an expired session. */
    closeSession: effect(),
    goToLogin: effect(),
  },
  delays: { passwordChangeRedirect: PASSWORD_CHANGE_REDIRECT_DELAY },
}).createMachine({
  id: "passwordChange",
  description:
    "Request a link to change the password, and use it to set a new one.",
  meta: { title: "Password change", who: "Members", area: "accounts" },
  context: ({ input }) => ({
    ...input,
    ...EMPTY_NEW_PASSWORD,
    currentPassword: "",
    currentPasswordProblem: null,
    notice: null,
    success: null,
  }),
  initial: "opening",
  states: {
    opening: {
      description:
        "Checks whether the page was opened from the link in the email.",
      always: [{ guard: "hasLink", target: "byLink" }, { target: "byRequest" }],
    },
    byRequest: {
      description: "A member enters the current password to request a link.",
      initial: "entering",
      states: {
        entering: {
          description: "The form has a field for the current password.",
          on: {
            "currentPassword.changed": { actions: "changeCurrentPassword" },
            "form.submitted": [
              {
                guard: "isCurrentPasswordMissing",
                actions: [
                  "clearNotices",
                  "requireCurrentPassword",
                  "focusFirstProblem",
                ],
                meta: { rules: ["5-change-password-06"] },
              },
              {
                target: "requesting",
                meta: { rules: ["7-change-password-01"] },
              },
            ],
          },
        },
        requesting: {
          description: "The request is running. The button is busy.",
          tags: "busy",
          entry: "clearNotices",
          invoke: {
            id: "requestChange",
            src: "requestChange",
            input: changeRequest,
            onDone: { target: "sent", actions: ["showSent", "clearPasswords"] },
            onError: [
              {
                guard: "isRefused",
                target: "entering",
                actions: ["showRefusal", "focusFirstProblem"],
                description: "Shows the server's message or a default one.",
                meta: {
                  rules: ["8-change-password-04", "8-change-password-05"],
                },
              },
              {
                guard: "isSessionEnded",
                target: "#passwordChange.sessionEnded",
                actions: [
                  showNotice("account.sessionEnded"),
                  "clearPasswords",
                  "closeSession",
                ],
              },
              {
                target: "entering",
                actions: "showFailure",
                meta: {
                  rules: [
                    "8-change-password-06",
                    "8-change-password-07",
                    "8-change-password-08",
                    "8-change-password-09",
                  ],
                },
              },
            ],
          },
        },
        sent: {
          description:
            "The email has been sent. The page explains what to do if it does not arrive.",
          tags: "sent",
          on: {
            "request.repeated": { target: "entering", actions: "clearSuccess" },
          },
        },
      },
    },
    byLink: {
      description: "A person with the link sets a new password.",
      tags: "link",
      initial: "choosing",
      states: {
        choosing: {
          description:
            "The form shows a checklist of the password rules, which is updated as the person types.",
          on: {
            "field.changed": { actions: "changeField" },
            "form.submitted": [
              {
                guard: "hasProblems",
                actions: ["clearNotices", "showProblems", "focusFirstProblem"],
                meta: {
                  rules: [
                    "5-change-password-01",
                    "5-change-password-03",
                    "5-change-password-04",
                  ],
                },
              },
              { target: "changing" },
            ],
          },
        },
        changing: {
          description: "The change is being saved. The button is busy.",
          tags: "busy",
          entry: ["clearNotices", "announceClosing"],
          invoke: {
            id: "confirmReset",
            src: "confirmReset",
            input: changeByLinkRequest,
            onDone: {
              target: "#passwordChange.changed",
              actions: ["showChanged", "clearPasswords", "closeSession"],
              description:
                "The server has ended every session of the account, so this tab ends its session before the redirect.",
            },
            onError: [
              {
                guard: "isReused",
                target: "choosing",
                actions: ["showReusedPassword", "focusFirstProblem"],
                meta: { rules: ["8-change-password-01"] },
              },
              {
                target: "choosing",
                actions: "showLinkFailure",
                description: "Shows the server's message or a default one.",
                meta: {
                  rules: ["8-change-password-02", "8-change-password-03"],
                },
              },
            ],
          },
        },
      },
    },
    sessionEnded: {
      description:
        "The session has expired. The page explains this and offers Log In.",
      tags: "ended",
    },
    changed: {
      description: "The confirmation is shown until the login page opens.",
      tags: "done",
      after: {
        passwordChangeRedirect: {
          target: "redirectedToLogin",
          meta: { rules: ["4-change-password-01"] },
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

function changeRequest({ context }: { context: PasswordChangeContext }) {
  const { currentPassword, frontendUrl } = context;
  return { current_password: currentPassword, frontend_url: frontendUrl };
}

function changeByLinkRequest({ context }: { context: PasswordChangeContext }) {
  const { uid = "", token = "" } = context.link ?? {};
  return { uid, token, password: context.form.password };
}

function requestNotice(failure: CallFailure): Message {
  const status = statusOf(failure);
  if (status === 400) return textOr(serverText(failure), "change.missing");
  return message(status === 500 ? "change.mailFailed" : "change.failed");
}
