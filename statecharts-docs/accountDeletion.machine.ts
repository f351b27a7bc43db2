import { fromPromise, setup } from "xstate";

/** Delete one's account permanently. Generated: `npm run docs` writes it anew. */
export const accountDeletionMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    deleteAccount: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changePassword: () => {},
    clearNotices: () => {},
    closeSession: () => {},
    focusConfirm: () => {},
    focusPassword: () => {},
    forgetDrafts: () => {},
    forgetPassword: () => {},
    goHome: () => {},
    notice: () => {},
    noticeWrongPassword: () => {},
    showDeleted: () => {},
    showProblem: () => {},
  },
  guards: {
    hasProblem: () => true,
    isNotAuthorized: () => true,
    isSessionEnded: () => true,
    isTooMany: () => true,
    isWrongPassword: () => true,
  },
  delays: {
    deletionRedirect: 1500,
  },
}).createMachine({
  id: "accountDeletion",
  description: "Delete one's account permanently.",
  meta: {
    title: "Account deletion",
    who: "Members",
  },
  context: {
    password: "",
    problem: null,
    notice: null,
    success: null,
  },
  initial: "warning",
  states: {
    warning: {
      description: "The page lists what will be deleted and offers to continue.",
      tags: "warning",
      meta: {
        rules: [
          "4-delete-account-01",
        ],
      },
      on: {
        "deletion.confirmed": {
          target: "entering",
          actions: "focusPassword",
          meta: {
            rules: [
              "4-delete-account-02",
            ],
          },
        },
      },
    },
    entering: {
      description: "The password field is shown below the warning.",
      tags: "form",
      meta: {
        rules: [
          "4-delete-account-02",
        ],
      },
      on: {
        "deletion.cancelled": {
          target: "warning",
          actions: [
            "forgetPassword",
            "focusConfirm",
          ],
        },
        "password.changed": {
          actions: "changePassword",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            actions: [
              "showProblem",
              "focusPassword",
            ],
            meta: {
              rules: [
                "5-delete-account-01",
                "5-delete-account-02",
                "5-delete-account-04",
              ],
            },
          },
          {
            target: "deleting",
            meta: {
              rules: [
                "7-delete-account-01",
              ],
            },
          },
        ],
      },
    },
    deleting: {
      description: "The deletion request is running. The button is busy.",
      tags: [
        "form",
        "busy",
      ],
      entry: "clearNotices",
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
        onDone: {
          target: "deleted",
          actions: [
            "forgetPassword",
            "showDeleted",
            "forgetDrafts",
            "closeSession",
          ],
        },
        onError: [
          {
            guard: "isWrongPassword",
            target: "entering",
            actions: [
              "noticeWrongPassword",
              "focusPassword",
            ],
            description: "Shows the server's message at the field, or the default message when there is none.",
            meta: {
              rules: [
                "8-delete-account-01",
                "8-delete-account-02",
              ],
            },
          },
          {
            guard: "isSessionEnded",
            target: "sessionEnded",
            actions: [
              "forgetPassword",
              {
                type: "notice",
                params: {
                  key: "account.sessionEnded",
                },
              },
              "closeSession",
            ],
            meta: {
              rules: [
                "8-delete-account-03",
              ],
            },
          },
          {
            guard: "isNotAuthorized",
            target: "entering",
            actions: {
              type: "notice",
              params: {
                key: "deletion.notAuthorized",
              },
            },
            meta: {
              rules: [
                "8-delete-account-04",
              ],
            },
          },
          {
            guard: "isTooMany",
            target: "entering",
            actions: {
              type: "notice",
              params: {
                key: "deletion.tooMany",
              },
            },
            meta: {
              rules: [
                "8-delete-account-05",
              ],
            },
          },
          {
            target: "entering",
            actions: {
              type: "notice",
              params: {
                key: "deletion.failed",
              },
            },
            meta: {
              rules: [
                "8-delete-account-06",
              ],
            },
          },
        ],
      },
    },
    sessionEnded: {
      description: "The session had expired, so nothing was deleted. The page explains this and offers Log In.",
      tags: "ended",
    },
    deleted: {
      description: "The confirmation is shown until the redirect.",
      tags: "done",
      meta: {
        rules: [
          "4-delete-account-03",
        ],
      },
      after: {
        deletionRedirect: {
          target: "leftForHome",
          meta: {
            rules: [
              "4-delete-account-04",
            ],
          },
        },
      },
    },
    leftForHome: {
      description: "The home page is open. The person is logged out.",
      type: "final",
      entry: "goHome",
    },
  },
});
