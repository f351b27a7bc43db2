import { fromPromise, setup } from "xstate";

/** Open an account as an investor or an investee. Generated: `npm run docs` writes it anew. */
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
    noticeAccount: () => {},
    noticeFailed: () => {},
    noticeInactive: () => {},
    noticeNoAnswer: () => {},
    noticeResendFailed: () => {},
    noticeResent: () => {},
    noticeServerError: () => {},
    noticeServerText: () => {},
    noticeTooMany: () => {},
    noticeUnavailable: () => {},
    noticeUnexpected: () => {},
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
  description: "Open an account as an investor or an investee.",
  initial: "editing",
  states: {
    editing: {
      description: "The form is open. Continue stays disabled while a field is empty or wrong.",
      tags: "form",
      meta: {
        specification: [
          "§2 Registration screen",
          "§5 Registration",
        ],
      },
      initial: "still",
      on: {
        "field.changed": [
          {
            guard: "clearsEmail",
            target: ".still",
            actions: "clearForm",
            description: "Clearing the email clears the passwords and every error.",
          },
          {
            target: ".typing",
            reenter: true,
            actions: "changeField",
            description: "A key or a choice; what is shown follows at once.",
          },
        ],
        "field.left": {
          target: ".still",
          actions: "touchField",
          description: "From now on the field says what is wrong with it.",
        },
        "form.submitted": {
          guard: "isReady",
          target: "submitting",
          description: "Continue: nothing is empty and nothing is wrong.",
        },
      },
      states: {
        still: {
          description: "Nobody is typing.",
        },
        typing: {
          description: "Someone is typing; a field that is new to it is left in peace.",
          after: {
            typingPause: {
              target: "still",
              actions: "touchTyped",
              description: "A pause: the field says what is wrong, so that nobody faces a disabled button without a word.",
            },
          },
        },
      },
    },
    submitting: {
      description: "The account is on its way; Continue is busy.",
      tags: [
        "form",
        "busy",
      ],
      meta: {
        specification: [
          "§7 POST /api/register/",
          "§8 Registration",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "register",
        src: "register",
        onDone: {
          target: "registered",
          actions: "noticeAccount",
          description: "The server's message, or ours.",
        },
        onError: [
          {
            guard: "isInactive",
            target: "inactive",
            actions: [
              "rememberHandle",
              "noticeInactive",
            ],
            description: "'This account exists but is not yet activated.'",
          },
          {
            guard: "isTooManyInWords",
            target: "editing",
            actions: "noticeServerText",
            description: "429 with the server's own words.",
          },
          {
            guard: "isTooManyForAWhile",
            target: "editing",
            actions: "noticeWait",
            description: "'Too many registration attempts. Try again in {minutes and seconds}.'",
          },
          {
            guard: "isTooMany",
            target: "editing",
            actions: "noticeTooMany",
            description: "429 that does not say for how long.",
          },
          {
            guard: "hasNoAnswer",
            target: "editing",
            actions: "noticeNoAnswer",
            description: "'Network error: please check your connection.'",
          },
          {
            guard: "isHtmlNotFound",
            target: "editing",
            actions: "noticeUnavailable",
            description: "'Service temporarily unavailable. Please try again later.'",
          },
          {
            guard: "isHtmlServerError",
            target: "editing",
            actions: "noticeServerError",
            description: "'Server error. Please try again shortly.'",
          },
          {
            guard: "isHtml",
            target: "editing",
            actions: "noticeUnexpected",
            description: "'Unexpected response from the server.'",
          },
          {
            guard: "hasErrorText",
            target: "editing",
            actions: "noticeServerText",
            description: "The error text, the first general error, or all field errors.",
          },
          {
            target: "editing",
            actions: "noticeFailed",
            description: "'Something went wrong. Please try again.'",
          },
        ],
      },
    },
    inactive: {
      description: "The account exists and waits for its email to be verified; a new link can be sent.",
      tags: [
        "form",
        "inactive",
      ],
      meta: {
        specification: [
          "§2 Registration screen",
          "§8 Registration",
        ],
      },
      initial: "offering",
      on: {
        "field.changed": [
          {
            guard: "clearsEmail",
            target: "editing",
            actions: "clearForm",
            description: "Another address, from the start.",
          },
          {
            target: "editing.typing",
            actions: [
              "clearNotices",
              "changeField",
            ],
            description: "Back to the form.",
          },
        ],
        "form.submitted": {
          target: "submitting",
          description: "Continue once more.",
        },
        "code.chosen": {
          guard: "hasHandle",
          target: "leftForCode",
          description: "Enter a code instead.",
        },
      },
      states: {
        offering: {
          description: "Resend verification link can be pressed.",
          on: {
            "link.requested": {
              target: "#registration.resending",
              description: "The person asks for a new link.",
            },
          },
        },
        waiting: {
          description: "A link was just sent; the next one can be asked for in 30 seconds.",
          after: {
            resendWait: {
              target: "offering",
              description: "30 seconds are over.",
            },
          },
        },
      },
    },
    resending: {
      description: "A new verification link is on its way.",
      tags: [
        "form",
        "inactive",
        "resending",
      ],
      meta: {
        specification: [
          "§7 POST /api/resend-activation/",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        onDone: {
          target: "inactive.waiting",
          actions: "noticeResent",
          description: "'A verification link has been sent to your email.'",
        },
        onError: {
          target: "inactive",
          actions: "noticeResendFailed",
          description: "'Could not resend verification link. Please contact support.'",
        },
      },
    },
    registered: {
      description: "The account exists. The message shows for 4 seconds, then the login opens.",
      tags: "done",
      meta: {
        specification: [
          "§2 Registration screen",
          "§4 Registration",
        ],
      },
      on: {
        "code.chosen": {
          guard: "hasHandle",
          target: "leftForCode",
          description: "Enter a code instead.",
        },
        "login.chosen": {
          target: "leftForLogin",
          description: "The person does not wait.",
        },
      },
      after: {
        registrationRedirect: {
          target: "leftForLogin",
          description: "4 seconds are over.",
        },
      },
    },
    leftForLogin: {
      description: "The login is open, with the email filled in.",
      type: "final",
      meta: {
        specification: [
          "§2 Registration screen",
        ],
      },
      entry: "goToLogin",
    },
    leftForCode: {
      description: "The screen for the code is open.",
      type: "final",
      meta: {
        specification: [
          "decisions: Verification",
        ],
      },
      entry: "goToCode",
    },
  },
});
