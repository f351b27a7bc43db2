import { fromPromise, setup } from "xstate";

/** Verify an email by the code in the mail. Generated: `npm run docs` writes it anew. */
export const emailVerificationByCodeMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    readArrival: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    resendCode: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    tick: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    verifyCode: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changeCode: () => {},
    clearNotices: () => {},
    focusCode: () => {},
    goToLogin: () => {},
    keepTime: () => {},
    noticeFailed: () => {},
    noticeNoAnswer: () => {},
    noticeResendFailed: () => {},
    noticeResent: () => {},
    noticeServerText: () => {},
    noticeVerified: () => {},
    rememberArrival: () => {},
    restartWait: () => {},
  },
  guards: {
    hasErrorText: () => true,
    hasNoAnswer: () => true,
    isAddressed: () => true,
    isWaitOver: () => true,
  },
  delays: {
    verificationRedirect: 3000,
  },
}).createMachine({
  id: "emailVerificationByCode",
  description: "Verify an email by the code in the mail.",
  context: {
    email: "",
    handle: "",
    code: "",
    notice: null,
    success: null,
    resendAt: 0,
    now: 0,
  },
  initial: "opening",
  states: {
    opening: {
      description: "The page looks up whose email it is about.",
      tags: "opening",
      meta: {
        specification: [
          "§2 Route table",
        ],
      },
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: [
          {
            guard: "isAddressed",
            target: "addressed",
            actions: "rememberArrival",
            description: "Email and verification handle came along.",
          },
          {
            target: "unaddressed",
            description: "The page was opened directly.",
          },
        ],
        onError: {
          target: "unaddressed",
          description: "As if the page was opened directly.",
        },
      },
    },
    unaddressed: {
      description: "The page tells how to get a code: by logging in, or by registering.",
      tags: "unaddressed",
      meta: {
        specification: [
          "decisions: Verification",
        ],
      },
    },
    addressed: {
      description: "The page shows the email and asks for its code.",
      meta: {
        specification: [
          "§2 Verification",
          "§4 Verification by code",
        ],
      },
      initial: "entering",
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stands still; a reload starts it again.",
        },
      },
      on: {
        "clock.ticked": {
          actions: "keepTime",
          description: "The countdown of the resend button goes on.",
        },
      },
      states: {
        entering: {
          description: "The code can be typed and sent; another one can be asked for after 30 seconds.",
          tags: "form",
          meta: {
            specification: [
              "§5 Verification code",
            ],
          },
          on: {
            "code.changed": {
              actions: "changeCode",
              description: "As typed, unchecked.",
            },
            "form.submitted": {
              target: "verifying",
              description: "Verify Code.",
            },
            "code.requested": {
              guard: "isWaitOver",
              target: "resending",
              description: "The 30 seconds are over, and the person asks again.",
            },
          },
        },
        verifying: {
          description: "The code is being checked; Verify Code is busy.",
          tags: [
            "form",
            "busy",
          ],
          meta: {
            specification: [
              "§7 POST /api/verify/code/",
            ],
          },
          entry: "clearNotices",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            onDone: {
              target: "#emailVerificationByCode.verified",
              actions: "noticeVerified",
              description: "'Email verified successfully.'",
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
                description: "The server's own words.",
              },
              {
                target: "failed",
                actions: "noticeFailed",
                description: "'Verification failed!'",
              },
            ],
          },
        },
        resending: {
          description: "Another code is on its way.",
          tags: [
            "form",
            "resending",
          ],
          meta: {
            specification: [
              "§7 POST /api/resend-verification-code/",
            ],
          },
          entry: "clearNotices",
          invoke: {
            id: "resendCode",
            src: "resendCode",
            onDone: {
              target: "entering",
              actions: [
                "noticeResent",
                "restartWait",
                "focusCode",
              ],
              description: "The 30 seconds begin again.",
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
                description: "The server's own words.",
              },
              {
                target: "failed",
                actions: "noticeResendFailed",
                description: "'Failed to resend the verification code.'",
              },
            ],
          },
        },
        failed: {
          description: "The reason stands in a dialog titled Error.",
          tags: [
            "form",
            "problem",
          ],
          meta: {
            specification: [
              "§2 Verification",
              "§8 Verification",
            ],
          },
          on: {
            "error.dismissed": {
              target: "entering",
              actions: "focusCode",
              description: "Back to the code, which still stands as it was typed.",
            },
          },
        },
      },
    },
    verified: {
      description: "The message shows for 3 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: [
          "decisions: Verification",
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
      description: "The login is open, with the email filled in.",
      type: "final",
      entry: "goToLogin",
    },
  },
});
