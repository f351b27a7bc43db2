import { fromPromise, setup } from "xstate";

/** Ask for a link to change the password, and change it there. Generated: `npm run docs` writes it anew. */
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
    noticeLinkFailed: () => {},
    noticeMailFailed: () => {},
    noticeMissing: () => {},
    noticeRefused: () => {},
    noticeRequestFailed: () => {},
    noticeReused: () => {},
    noticeSessionEnded: () => {},
    showProblems: () => {},
    tellChanged: () => {},
    tellSent: () => {},
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
  description: "Ask for a link to change the password, and change it there.",
  initial: "opening",
  states: {
    opening: {
      description: "Was the page opened by the link in the mail?",
      meta: {
        specification: [
          "decisions: Passwords",
        ],
      },
      always: [
        {
          guard: "isByLink",
          target: "byLink",
          description: "It was.",
        },
        {
          target: "byRequest",
          description: "It was opened by a member.",
        },
      ],
    },
    byRequest: {
      description: "A member asks for a link with the current password.",
      tags: "request",
      meta: {
        specification: [
          "§5 Change-password request",
          "§8",
        ],
      },
      initial: "asking",
      states: {
        asking: {
          description: "The form asks for the current password.",
          on: {
            "current.changed": {
              actions: "changeCurrent",
              description: "What was wrong with it is forgotten.",
            },
            "form.submitted": [
              {
                guard: "lacksCurrent",
                actions: [
                  "clearNotices",
                  "askForCurrent",
                  "focusFirstProblem",
                ],
                description: "'Please enter your current password.'",
              },
              {
                target: "requesting",
                description: "Email me a link.",
              },
            ],
          },
        },
        requesting: {
          description: "The request is on its way; the button is busy.",
          tags: "busy",
          meta: {
            specification: [
              "§7 POST /api/reset-password/",
            ],
          },
          entry: "clearNotices",
          invoke: {
            id: "requestChange",
            src: "requestChange",
            onDone: {
              target: "sent",
              actions: [
                "tellSent",
                "forgetPasswords",
              ],
              description: "'A password change link has been sent to your email.'",
            },
            onError: [
              {
                guard: "isRefused",
                target: "asking",
                actions: [
                  "noticeRefused",
                  "focusFirstProblem",
                ],
                description: "The server's words, or 'Incorrect current password.', at the field.",
              },
              {
                guard: "isBadRequest",
                target: "asking",
                actions: "noticeMissing",
                description: "The server's words, or 'Missing current password or frontend URL.'",
              },
              {
                guard: "isMailFailure",
                target: "asking",
                actions: "noticeMailFailed",
                description: "'Failed to send email. Please try again later.'",
              },
              {
                guard: "isSessionEnded",
                target: "#passwordChange.sessionEnded",
                actions: [
                  "noticeSessionEnded",
                  "forgetPasswords",
                  "closeSession",
                ],
                description: "'Your session has expired. Please sign in again.'",
              },
              {
                target: "asking",
                actions: "noticeRequestFailed",
                description: "'Unable to process your request. Please try again.'",
              },
            ],
          },
        },
        sent: {
          description: "The mail is on its way; what to do when it does not come.",
          tags: "sent",
          on: {
            "request.repeated": {
              target: "asking",
              actions: "clearSuccess",
              description: "No mail came: ask again.",
            },
          },
        },
      },
    },
    byLink: {
      description: "Somebody with the link chooses a new password.",
      tags: "link",
      meta: {
        specification: [
          "§5 New password",
          "§8 Change password by link",
        ],
      },
      initial: "choosing",
      states: {
        choosing: {
          description: "Two fields, and a checklist of what a password needs that follows what is typed.",
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
                target: "changing",
                description: "Change password.",
              },
            ],
          },
        },
        changing: {
          description: "The password is on its way; the button is busy.",
          tags: "busy",
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
              target: "#passwordChange.changed",
              actions: [
                "tellChanged",
                "forgetPasswords",
                "closeSession",
              ],
              description: "The server has ended every session of the account; this tab ends its own before it goes on.",
            },
            onError: [
              {
                guard: "isReused",
                target: "choosing",
                actions: [
                  "noticeReused",
                  "focusFirstProblem",
                ],
                description: "'You can't reuse your recent passwords (last 9).' at the field.",
              },
              {
                target: "choosing",
                actions: "noticeLinkFailed",
                description: "The server's words, or 'Reset failed. The link may be invalid or expired.'",
              },
            ],
          },
        },
      },
    },
    sessionEnded: {
      description: "The session is over; the page says so and offers Log In.",
      tags: "ended",
      meta: {
        specification: [
          "decisions: Passwords",
        ],
      },
    },
    changed: {
      description: "The message shows for 2 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: [
          "§4 Change password",
          "§9",
        ],
      },
      after: {
        passwordChangeRedirect: {
          target: "leftForLogin",
          description: "2 seconds are over.",
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
