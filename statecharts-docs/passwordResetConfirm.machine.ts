import { fromPromise, setup } from "xstate";

/** Choose a new password by the link in the mail. Generated: `npm run docs` writes it anew. */
export const passwordResetConfirmMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    confirmReset: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changeField: () => {},
    clearNotices: () => {},
    closeSession: () => {},
    focusFirstProblem: () => {},
    forgetPasswords: () => {},
    goToLogin: () => {},
    noticeFailed: () => {},
    noticeLinkDead: () => {},
    noticeReused: () => {},
    noticeTooMany: () => {},
    showProblems: () => {},
    tellSuccess: () => {},
  },
  guards: {
    hasProblems: () => true,
    isLinkDead: () => true,
    isReused: () => true,
    isTooMany: () => true,
  },
  delays: {
    resetConfirmRedirect: 3000,
  },
}).createMachine({
  id: "passwordResetConfirm",
  description: "Choose a new password by the link in the mail.",
  initial: "choosing",
  states: {
    choosing: {
      description: "Two fields, and a checklist of what a password needs that follows what is typed.",
      tags: "form",
      meta: {
        specification: [
          "§2 Route table",
          "§5 New password",
        ],
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "What was wrong with the field is forgotten.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            actions: [
              "clearNotices",
              "showProblems",
              "focusFirstProblem",
            ],
            description: "Every wrong field says what is wrong, and the first one has the focus.",
          },
          {
            target: "confirming",
            description: "Set new password.",
          },
        ],
      },
    },
    confirming: {
      description: "The password is on its way; the button is busy.",
      tags: [
        "form",
        "busy",
      ],
      meta: {
        specification: [
          "§7 POST /api/reset-password-confirm/{uid}/{token}/",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        onDone: {
          target: "confirmed",
          actions: [
            "tellSuccess",
            "forgetPasswords",
            "closeSession",
          ],
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
            actions: [
              "noticeReused",
              "focusFirstProblem",
            ],
            description: "'You've used this password before. Please choose a new one.' at the field.",
          },
          {
            guard: "isLinkDead",
            target: "linkDead",
            actions: [
              "noticeLinkDead",
              "forgetPasswords",
            ],
            description: "'This reset link is no longer valid. Please request a new one.'",
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
      description: "The link was used, replaced or is too old; the page leads to a new one.",
      tags: "dead",
      meta: {
        specification: [
          "§8 Reset confirm",
        ],
      },
    },
    confirmed: {
      description: "The message shows for 3 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: [
          "§4 Reset confirm",
          "§9",
          "decisions: Passwords",
        ],
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
