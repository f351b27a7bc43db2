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
    notice: () => {},
    noticeReused: () => {},
    showProblems: () => {},
    showSuccess: () => {},
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
  meta: {
    title: "Password reset",
    who: "Visitors",
  },
  initial: "choosing",
  states: {
    choosing: {
      description: "The form shows a checklist of the password rules that follows the input.",
      tags: "form",
      on: {
        "field.changed": {
          actions: "changeField",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            actions: [
              "clearNotices",
              "showProblems",
              "focusFirstProblem",
            ],
            meta: {
              rules: [
                "5-reset-confirm-01",
                "5-reset-confirm-03",
                "5-reset-confirm-04",
              ],
            },
          },
          {
            target: "confirming",
            meta: {
              rules: [
                "7-reset-confirm-01",
              ],
            },
          },
        ],
      },
    },
    confirming: {
      description: "The new password is being saved. The button is busy.",
      tags: [
        "form",
        "busy",
      ],
      entry: "clearNotices",
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        onDone: {
          target: "confirmed",
          actions: [
            "showSuccess",
            "forgetPasswords",
            "closeSession",
          ],
        },
        onError: [
          {
            guard: "isTooMany",
            target: "choosing",
            actions: {
              type: "notice",
              params: {
                key: "resetConfirm.tooMany",
              },
            },
            meta: {
              rules: [
                "8-reset-confirm-01",
              ],
            },
          },
          {
            guard: "isReused",
            target: "choosing",
            actions: [
              "noticeReused",
              "focusFirstProblem",
            ],
            meta: {
              rules: [
                "8-reset-confirm-02",
              ],
            },
          },
          {
            guard: "isLinkDead",
            target: "linkDead",
            actions: [
              {
                type: "notice",
                params: {
                  key: "resetConfirm.linkDead",
                },
              },
              "forgetPasswords",
            ],
            meta: {
              rules: [
                "8-reset-confirm-03",
              ],
            },
          },
          {
            target: "choosing",
            actions: {
              type: "notice",
              params: {
                key: "resetConfirm.failed",
              },
            },
            meta: {
              rules: [
                "8-reset-confirm-04",
              ],
            },
          },
        ],
      },
    },
    linkDead: {
      description: "The link was used, replaced or has expired. The page offers to request a new one.",
      tags: "dead",
    },
    confirmed: {
      description: "The confirmation is shown until the login opens.",
      tags: "done",
      after: {
        resetConfirmRedirect: {
          target: "leftForLogin",
          meta: {
            rules: [
              "4-reset-confirm-01",
            ],
          },
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
