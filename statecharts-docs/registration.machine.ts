import { fromPromise, setup } from "xstate";

/** Create an account as an investor or an investee. Generated: `npm run docs` writes it anew. */
export const registrationMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    register: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    resendLink: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changeField: () => {},
    clearForm: () => {},
    clearNotices: () => {},
    goToCode: () => {},
    goToLogin: () => {},
    notice: () => {},
    noticeAccount: () => {},
    noticeResent: () => {},
    noticeServerText: () => {},
    noticeWait: () => {},
    rememberHandle: () => {},
    touchField: () => {},
    touchTyped: () => {},
  },
  guards: {
    clearsEmail: () => true,
    hasErrorText: () => true,
    hasHandle: () => true,
    hasNoAnswer: () => true,
    isHtml: () => true,
    isHtmlNotFound: () => true,
    isHtmlServerError: () => true,
    isInactive: () => true,
    isReady: () => true,
    isTooMany: () => true,
    isTooManyForAWhile: () => true,
    isTooManyInWords: () => true,
  },
  delays: {
    registrationRedirect: 4000,
    resendWait: 30000,
    typingPause: 1000,
  },
}).createMachine({
  id: "registration",
  description: "Create an account as an investor or an investee.",
  meta: {
    title: "Registration",
    who: "Visitors",
  },
  initial: "editing",
  states: {
    editing: {
      description: "The form is open. Continue is disabled while a field is empty or invalid.",
      tags: "form",
      initial: "still",
      on: {
        "field.changed": [
          {
            guard: "clearsEmail",
            target: ".still",
            actions: "clearForm",
            description: "Clearing the email also clears the passwords and all problems.",
            meta: {
              rules: [
                "5-registration-18",
                "5-registration-19",
              ],
            },
          },
          {
            target: ".typing",
            reenter: true,
            actions: "changeField",
          },
        ],
        "field.left": {
          target: ".still",
          actions: "touchField",
          description: "The field shows its problems from now on.",
        },
        "form.submitted": {
          guard: "isReady",
          target: "submitting",
          meta: {
            rules: [
              "3-registration-01",
              "7-registration-01",
              "7-registration-02",
              "7-registration-03",
            ],
          },
        },
      },
      states: {
        still: {
          description: "The person is not typing.",
        },
        typing: {
          description: "The person is typing. A field that is edited for the first time shows no problems yet.",
          after: {
            typingPause: {
              target: "still",
              actions: "touchTyped",
              description: "After a pause, the field shows its problems, so that a disabled button is always explained.",
            },
          },
        },
      },
    },
    submitting: {
      description: "The registration is being sent. Continue is busy.",
      tags: [
        "form",
        "busy",
      ],
      meta: {
        rules: [
          "5-registration-17",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "register",
        src: "register",
        onDone: {
          target: "registered",
          actions: "noticeAccount",
          description: "Shows the server's message, or the default message when there is none.",
          meta: {
            rules: [
              "2-registration-07",
              "7-registration-04",
              "8-registration-07",
            ],
          },
        },
        onError: [
          {
            guard: "isInactive",
            target: "inactive",
            actions: [
              "rememberHandle",
              {
                type: "notice",
                params: {
                  key: "registration.inactive",
                },
              },
            ],
            meta: {
              rules: [
                "8-registration-04",
              ],
            },
          },
          {
            guard: "isTooManyInWords",
            target: "editing",
            actions: "noticeServerText",
            description: "Shows the server's message.",
            meta: {
              rules: [
                "8-registration-01",
              ],
            },
          },
          {
            guard: "isTooManyForAWhile",
            target: "editing",
            actions: "noticeWait",
            description: "Shows the wait from the Retry-After header.",
            meta: {
              rules: [
                "8-registration-02",
                "8-registration-03",
              ],
            },
          },
          {
            guard: "isTooMany",
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.tooManyLater",
              },
            },
            description: "The answer has no Retry-After header.",
          },
          {
            guard: "hasNoAnswer",
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.noAnswer",
              },
            },
            meta: {
              rules: [
                "8-registration-08",
              ],
            },
          },
          {
            guard: "isHtmlNotFound",
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.unavailable",
              },
            },
            meta: {
              rules: [
                "8-registration-09",
              ],
            },
          },
          {
            guard: "isHtmlServerError",
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.serverError",
              },
            },
            meta: {
              rules: [
                "8-registration-10",
              ],
            },
          },
          {
            guard: "isHtml",
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.unexpected",
              },
            },
            meta: {
              rules: [
                "8-registration-11",
              ],
            },
          },
          {
            guard: "hasErrorText",
            target: "editing",
            actions: "noticeServerText",
            description: "Shows the error text, the first general error, or all field errors.",
            meta: {
              rules: [
                "8-registration-14",
              ],
            },
          },
          {
            target: "editing",
            actions: {
              type: "notice",
              params: {
                key: "registration.failed",
              },
            },
            meta: {
              rules: [
                "8-registration-15",
              ],
            },
          },
        ],
      },
    },
    inactive: {
      description: "The account exists but its email is not verified. A new link can be sent.",
      tags: [
        "form",
        "inactive",
      ],
      initial: "offering",
      on: {
        "field.changed": [
          {
            guard: "clearsEmail",
            target: "editing",
            actions: "clearForm",
          },
          {
            target: "editing.typing",
            actions: [
              "clearNotices",
              "changeField",
            ],
          },
        ],
        "form.submitted": {
          target: "submitting",
        },
        "code.chosen": {
          guard: "hasHandle",
          target: "leftForCode",
        },
      },
      states: {
        offering: {
          description: "A new verification link can be requested.",
          meta: {
            rules: [
              "2-registration-10",
            ],
          },
          on: {
            "link.requested": {
              target: "#registration.resending",
              meta: {
                rules: [
                  "7-registration-05",
                ],
              },
            },
          },
        },
        waiting: {
          description: "A link was just sent. Another one can be requested after the resend wait.",
          after: {
            resendWait: {
              target: "offering",
            },
          },
        },
      },
    },
    resending: {
      description: "A new verification link is being sent.",
      tags: [
        "form",
        "inactive",
        "resending",
      ],
      entry: "clearNotices",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        onDone: {
          target: "inactive.waiting",
          actions: "noticeResent",
          meta: {
            rules: [
              "8-registration-05",
            ],
          },
        },
        onError: {
          target: "inactive",
          actions: {
            type: "notice",
            params: {
              key: "registration.resendFailed",
            },
          },
          meta: {
            rules: [
              "8-registration-06",
            ],
          },
        },
      },
    },
    registered: {
      description: "The account exists. The confirmation is shown until the login opens.",
      tags: "done",
      on: {
        "code.chosen": {
          guard: "hasHandle",
          target: "leftForCode",
        },
        "login.chosen": {
          target: "leftForLogin",
        },
      },
      after: {
        registrationRedirect: {
          target: "leftForLogin",
          meta: {
            rules: [
              "2-registration-08",
              "2-registration-09",
            ],
          },
        },
      },
    },
    leftForLogin: {
      description: "The login is open with the email address filled in.",
      type: "final",
      entry: "goToLogin",
    },
    leftForCode: {
      description: "The screen for the code is open.",
      type: "final",
      entry: "goToCode",
    },
  },
});
