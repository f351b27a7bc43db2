import { fromPromise, setup } from "xstate";

/** Delete the own account for good. Generated: `npm run docs` writes it anew. */
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
    noticeFailed: () => {},
    noticeNotAuthorized: () => {},
    noticeSessionEnded: () => {},
    noticeTooMany: () => {},
    noticeWrongPassword: () => {},
    showProblem: () => {},
    tellDeleted: () => {},
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
  description: "Delete the own account for good.",
  context: {
    password: "",
    problem: null,
    notice: null,
    success: null,
  },
  initial: "warning",
  states: {
    warning: {
      description: "What will be gone, and a button to go on.",
      tags: "warning",
      meta: {
        specification: [
          "§4 Delete account",
        ],
      },
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
        specification: [
          "§4 Delete account",
          "§5 Delete-account password",
        ],
      },
      on: {
        "deletion.cancelled": {
          target: "warning",
          actions: [
            "forgetPassword",
            "focusConfirm",
          ],
          description: "Back to the warning; nothing was sent.",
        },
        "password.changed": {
          actions: "changePassword",
          description: "What was wrong with it is forgotten.",
        },
        "form.submitted": [
          {
            guard: "hasProblem",
            actions: [
              "showProblem",
              "focusPassword",
            ],
            description: "The first rule that the password breaks.",
          },
          {
            target: "deleting",
            description: "Delete my account.",
          },
        ],
      },
    },
    deleting: {
      description: "The account is being deleted; the button is busy.",
      tags: [
        "form",
        "busy",
      ],
      meta: {
        specification: [
          "§7 DELETE /api/delete_account/",
          "§8",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "deleteAccount",
        src: "deleteAccount",
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
            actions: [
              "noticeWrongPassword",
              "focusPassword",
            ],
            description: "The server's words, or 'Incorrect password. Please try again.', at the field.",
          },
          {
            guard: "isSessionEnded",
            target: "sessionEnded",
            actions: [
              "forgetPassword",
              "noticeSessionEnded",
              "closeSession",
            ],
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
      description: "Nothing was deleted: the session is over; the page says so and offers Log In.",
      tags: "ended",
      meta: {
        specification: [
          "§8 Delete account",
          "decisions: Passwords",
        ],
      },
    },
    deleted: {
      description: "The message shows for 1.5 seconds, then / opens.",
      tags: "done",
      meta: {
        specification: [
          "§4 Delete account",
          "§9",
        ],
      },
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
