import { fromPromise, setup } from "xstate";

/** Verify an email address by the code in the mail. Generated: `npm run docs` writes it anew. */
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
    notice: () => {},
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
  description: "Verify an email address by the code in the mail.",
  meta: {
    title: "Email verification by code",
    who: "Visitors",
  },
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
      description: "The page reads the navigation state, which names the email address.",
      tags: "opening",
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: [
          {
            guard: "isAddressed",
            target: "addressed",
            actions: "rememberArrival",
            meta: {
              rules: [
                "2-verification-code-02",
                "4-verification-code-01",
              ],
            },
          },
          {
            target: "unaddressed",
            description: "The page was opened directly.",
          },
        ],
        onError: {
          target: "unaddressed",
          description: "Treated as a page that was opened directly.",
        },
      },
    },
    unaddressed: {
      description: "The page explains how to get a code: log in, or register.",
      tags: "unaddressed",
    },
    addressed: {
      description: "The page shows the email address and the form for its code.",
      initial: "entering",
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stops; reloading the page restarts it.",
        },
      },
      on: {
        "clock.ticked": {
          actions: "keepTime",
        },
      },
      states: {
        entering: {
          description: "The code can be entered and submitted. Another one can be requested after the resend wait.",
          tags: "form",
          meta: {
            rules: [
              "2-verification-code-02",
              "4-verification-code-01",
            ],
          },
          on: {
            "code.changed": {
              actions: "changeCode",
              description: "The code is not validated while typing.",
            },
            "form.submitted": {
              target: "verifying",
              meta: {
                rules: [
                  "5-verification-code-01",
                  "7-verification-code-01",
                ],
              },
            },
            "code.requested": {
              guard: "isWaitOver",
              target: "resending",
              meta: {
                rules: [
                  "4-verification-code-01",
                  "7-verification-code-02",
                ],
              },
            },
          },
        },
        verifying: {
          description: "The code is being checked. Verify Code is busy.",
          tags: [
            "form",
            "busy",
          ],
          entry: "clearNotices",
          invoke: {
            id: "verifyCode",
            src: "verifyCode",
            onDone: {
              target: "#emailVerificationByCode.verified",
              actions: "noticeVerified",
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
                meta: {
                  rules: [
                    "8-verification-code-02",
                  ],
                },
              },
              {
                guard: "hasErrorText",
                target: "failed",
                actions: "noticeServerText",
                description: "Shows the server's message.",
                meta: {
                  rules: [
                    "8-verification-code-01",
                  ],
                },
              },
              {
                target: "failed",
                actions: {
                  type: "notice",
                  params: {
                    key: "verification.failed",
                  },
                },
                meta: {
                  rules: [
                    "8-verification-code-03",
                  ],
                },
              },
            ],
          },
        },
        resending: {
          description: "Another code is being sent.",
          tags: [
            "form",
            "resending",
          ],
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
              description: "The resend wait restarts.",
              meta: {
                rules: [
                  "4-verification-code-02",
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
                meta: {
                  rules: [
                    "8-verification-code-02",
                  ],
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
                    key: "verification.resendFailed",
                  },
                },
                meta: {
                  rules: [
                    "8-verification-code-04",
                  ],
                },
              },
            ],
          },
        },
        failed: {
          description: "The error is shown in a dialog titled Error.",
          tags: [
            "form",
            "problem",
          ],
          meta: {
            rules: [
              "2-verification-code-06",
            ],
          },
          on: {
            "error.dismissed": {
              target: "entering",
              actions: "focusCode",
              description: "The entered code is kept.",
            },
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
        },
      },
    },
    leftForLogin: {
      description: "The login is open with the email address filled in.",
      type: "final",
      entry: "goToLogin",
    },
  },
});
