import { fromPromise, setup } from "xstate";

/** Verify an email by the link in the mail. Generated: `npm run docs` writes it anew. */
export const emailVerificationByLinkMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    verifyLink: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNotice: () => {},
    goToLogin: () => {},
    noticeFailed: () => {},
    noticeNoAnswer: () => {},
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
  description: "Verify an email by the link in the mail.",
  initial: "idle",
  states: {
    idle: {
      description: "The link was opened, and nothing has been sent yet.",
      tags: "busy",
      meta: {
        specification: [
          "§2 Verification",
          "§4 Verification by link",
        ],
      },
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          target: "verifying",
          description: "Who cannot watch the page takes it for opened.",
        },
      },
      on: {
        "page.opened": {
          target: "verifying",
          description: "The page is in front of somebody.",
        },
      },
    },
    verifying: {
      description: "The link is being checked.",
      tags: "busy",
      meta: {
        specification: [
          "§4 Verification by link",
          "§7",
        ],
      },
      entry: "clearNotice",
      invoke: {
        id: "verifyLink",
        src: "verifyLink",
        onDone: {
          target: "verified",
          actions: "noticeVerified",
          description: "The email is verified.",
        },
        onError: [
          {
            guard: "hasNoAnswer",
            target: "failed",
            actions: "noticeNoAnswer",
            description: "'Something went wrong!'",
          },
          {
            guard: "hasErrorText",
            target: "failed",
            actions: "noticeServerText",
            description: "The server's own words, such as 'This link has already been used. You can log in.'",
          },
          {
            target: "failed",
            actions: "noticeFailed",
            description: "'Verification failed. The link may be invalid or expired.'",
          },
        ],
      },
    },
    failed: {
      description: "The reason stands in a dialog titled Error, with Try Again.",
      tags: "problem",
      meta: {
        specification: [
          "§2 Verification",
          "§8 Verification",
        ],
      },
      initial: "told",
      on: {
        "link.retried": {
          target: "verifying",
          description: "Try Again.",
        },
      },
      states: {
        told: {
          description: "The dialog is open.",
          tags: "told",
          on: {
            "error.dismissed": {
              target: "dismissed",
              description: "The person has read it.",
            },
          },
        },
        dismissed: {
          description: "The dialog is closed; the page keeps the reason, Try Again and the way to the login.",
          tags: "dismissed",
        },
      },
    },
    verified: {
      description: "The message shows for 3 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: [
          "§2 Verification",
          "§4 Verification by link",
        ],
      },
      after: {
        verificationRedirect: {
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
