import { fromPromise, setup } from "xstate";

/** Request a link to change the password, and change it there. Generated: `npm run docs` writes it anew. */
export const passwordChangeMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    confirmReset: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    requestChange: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    askForCurrent: () => {},
    changeCurrent: () => {},
    changeField: () => {},
    clearNotices: () => {},
    clearSuccess: () => {},
    closeSession: () => {},
    focusFirstProblem: () => {},
    forgetPasswords: () => {},
    goToLogin: () => {},
    notice: () => {},
    noticeLinkFailed: () => {},
    noticeMissing: () => {},
    noticeRefused: () => {},
    noticeReused: () => {},
    showChanged: () => {},
    showProblems: () => {},
    showSent: () => {},
  },
  guards: {
    hasProblems: () => true,
    isBadRequest: () => true,
    isByLink: () => true,
    isMailFailure: () => true,
    isRefused: () => true,
    isReused: () => true,
    isSessionEnded: () => true,
    lacksCurrent: () => true,
  },
  delays: {
    passwordChangeRedirect: 2000,
  },
}).createMachine({
  id: "passwordChange",
  description: "Request a link to change the password, and change it there.",
  meta: {
    title: "Password change",
    who: "Members",
  },
  initial: "opening",
  states: {
    opening: {
      description: "Checks whether the page was opened by the link in the mail.",
      always: [
        {
          guard: "isByLink",
          target: "byLink",
        },
        {
          target: "byRequest",
        },
      ],
    },
    byRequest: {
      description: "A member requests a link with the current password.",
      tags: "request",
      initial: "asking",
      states: {
        asking: {
          description: "The form asks for the current password.",
          on: {
            "current.changed": {
              actions: "changeCurrent",
            },
            "form.submitted": [
              {
                guard: "lacksCurrent",
                actions: [
                  "clearNotices",
                  "askForCurrent",
                  "focusFirstProblem",
                ],
                meta: {
                  rules: [
                    "5-change-password-06",
                  ],
                },
              },
              {
                target: "requesting",
                meta: {
                  rules: [
                    "7-change-password-01",
                  ],
                },
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
            onDone: {
              target: "sent",
              actions: [
                "showSent",
                "forgetPasswords",
              ],
            },
            onError: [
              {
                guard: "isRefused",
                target: "asking",
                actions: [
                  "noticeRefused",
                  "focusFirstProblem",
                ],
                description: "Shows the server's message at the field, or the default message when there is none.",
                meta: {
                  rules: [
                    "8-change-password-04",
                    "8-change-password-05",
                  ],
                },
              },
              {
                guard: "isBadRequest",
                target: "asking",
                actions: "noticeMissing",
                description: "Shows the server's message, or the default message when there is none.",
                meta: {
                  rules: [
                    "8-change-password-06",
                    "8-change-password-07",
                  ],
                },
              },
              {
                guard: "isMailFailure",
                target: "asking",
                actions: {
                  type: "notice",
                  params: {
                    key: "change.mailFailed",
                  },
                },
                meta: {
                  rules: [
                    "8-change-password-08",
                  ],
                },
              },
              {
                guard: "isSessionEnded",
                target: "#passwordChange.sessionEnded",
                actions: [
                  {
                    type: "notice",
                    params: {
                      key: "account.sessionEnded",
                    },
                  },
                  "forgetPasswords",
                  "closeSession",
                ],
              },
              {
                target: "asking",
                actions: {
                  type: "notice",
                  params: {
                    key: "change.failed",
                  },
                },
                meta: {
                  rules: [
                    "8-change-password-09",
                  ],
                },
              },
            ],
          },
        },
        sent: {
          description: "The mail has been sent. The page explains what to do if it does not arrive.",
          tags: "sent",
          on: {
            "request.repeated": {
              target: "asking",
              actions: "clearSuccess",
            },
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
          description: "The form shows a checklist of the password rules that follows the input.",
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
                    "5-change-password-01",
                    "5-change-password-03",
                    "5-change-password-04",
                  ],
                },
              },
              {
                target: "changing",
              },
            ],
          },
        },
        changing: {
          description: "The change is being saved. The button is busy.",
          tags: "busy",
          entry: "clearNotices",
          invoke: {
            id: "confirmReset",
            src: "confirmReset",
            onDone: {
              target: "#passwordChange.changed",
              actions: [
                "showChanged",
                "forgetPasswords",
                "closeSession",
              ],
              description: "The server has ended every session of the account, so this tab ends its own before the redirect.",
            },
            onError: [
              {
                guard: "isReused",
                target: "choosing",
                actions: [
                  "noticeReused",
                  "focusFirstProblem",
                ],
                meta: {
                  rules: [
                    "8-change-password-01",
                  ],
                },
              },
              {
                target: "choosing",
                actions: "noticeLinkFailed",
                description: "Shows the server's message, or the default message when there is none.",
                meta: {
                  rules: [
                    "8-change-password-02",
                    "8-change-password-03",
                  ],
                },
              },
            ],
          },
        },
      },
    },
    sessionEnded: {
      description: "The session has expired. The page explains this and offers Log In.",
      tags: "ended",
    },
    changed: {
      description: "The confirmation is shown until the login opens.",
      tags: "done",
      after: {
        passwordChangeRedirect: {
          target: "leftForLogin",
          meta: {
            rules: [
              "4-change-password-01",
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
