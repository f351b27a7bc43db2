import { fromPromise, setup } from "xstate";

/** Verify an email address by the link in the mail. Generated: `npm run docs` writes it anew. */
export const emailVerificationByLinkMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    verifyLink: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNotice: () => {},
    goToLogin: () => {},
    notice: () => {},
    noticeServerText: () => {},
    noticeVerified: () => {},
  },
  guards: {
    hasErrorText: () => true,
    hasNoAnswer: () => true,
  },
  delays: {
    verificationRedirect: 3000,
  },
}).createMachine({
  id: "emailVerificationByLink",
  description: "Verify an email address by the link in the mail.",
  meta: {
    title: "Email verification by link",
    who: "Visitors",
  },
  initial: "idle",
  states: {
    idle: {
      description: "The page is not visible yet. Nothing has been sent.",
      tags: "busy",
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          target: "verifying",
          description: "If visibility cannot be observed, the page counts as visible.",
        },
      },
      on: {
        "page.opened": {
          target: "verifying",
          meta: {
            rules: [
              "2-verification-link-02",
              "7-verification-link-02",
            ],
          },
        },
      },
    },
    verifying: {
      description: "The link is being checked.",
      tags: "busy",
      entry: "clearNotice",
      invoke: {
        id: "verifyLink",
        src: "verifyLink",
        onDone: {
          target: "verified",
          actions: "noticeVerified",
          meta: {
            rules: [
              "2-verification-link-02",
            ],
          },
        },
        onError: [
          {
            guard: "hasNoAnswer",
            target: "failed",
            actions: {
              type: "notice",
              params: {
                key: "verification.noAnswer",
              },
            },
          },
          {
            guard: "hasErrorText",
            target: "failed",
            actions: "noticeServerText",
            description: "Shows the server's message.",
          },
          {
            target: "failed",
            actions: {
              type: "notice",
              params: {
                key: "verification.linkFailed",
              },
            },
            meta: {
              rules: [
                "2-verification-link-02",
                "8-verification-link-01",
              ],
            },
          },
        ],
      },
    },
    failed: {
      description: "The error is shown, with Try Again.",
      tags: "problem",
      initial: "confirmed",
      on: {
        "link.retried": {
          target: "verifying",
          meta: {
            rules: [
              "2-verification-link-04",
            ],
          },
        },
      },
      states: {
        confirmed: {
          description: "The error dialog is open.",
          tags: "confirmed",
          meta: {
            rules: [
              "2-verification-link-04",
              "2-verification-link-05",
            ],
          },
          on: {
            "error.dismissed": {
              target: "dismissed",
            },
          },
        },
        dismissed: {
          description: "The dialog is closed. The page still shows the error, Try Again and the link to the login.",
          tags: "dismissed",
          meta: {
            rules: [
              "2-verification-link-04",
            ],
          },
        },
      },
    },
    verified: {
      description: "The confirmation is shown until the login opens.",
      tags: "done",
      after: {
        verificationRedirect: {
          target: "leftForLogin",
          meta: {
            rules: [
              "2-verification-link-03",
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
