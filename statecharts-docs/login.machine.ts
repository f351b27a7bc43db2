import { fromPromise, setup } from "xstate";

/** Log in, and go to where this person belongs. Generated: `npm run docs` writes it anew. */
export const loginMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    checkEmail: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    logIn: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    readArrival: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    resendLink: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    tick: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchLockout: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    changeField: () => {},
    changeTerms: () => {},
    clearNotice: () => {},
    clearNotices: () => {},
    endLockout: () => {},
    focusFirstProblem: () => {},
    goBack: () => {},
    goTo: () => {},
    goToCode: () => {},
    goToReset: () => {},
    keepTime: () => {},
    noticeBadEmail: () => {},
    noticeCheckFailed: () => {},
    noticeDetail: () => {},
    noticeFailed: () => {},
    noticeMailFailed: () => {},
    noticeNoAnswer: () => {},
    noticeNotRegistered: () => {},
    noticeRefused: () => {},
    noticeResendFailed: () => {},
    noticeResent: () => {},
    noticeTooMany: () => {},
    noticeUnverified: () => {},
    noticeWrongPassword: () => {},
    openSession: () => {},
    rememberArrival: () => {},
    rememberHandle: () => {},
    rememberLockout: () => {},
    rememberSession: () => {},
    showProblems: () => {},
    startLockout: () => {},
    storeLockout: () => {},
  },
  guards: {
    cameFromOpenPage: () => true,
    hasHandle: () => true,
    hasNoAnswer: () => true,
    hasProblems: () => true,
    isBadRequest: () => true,
    isInvestee: () => true,
    isInvestor: () => true,
    isLockedOut: () => true,
    isLockoutOver: () => true,
    isMailFailure: () => true,
    isNotRegistered: () => true,
    isPasswordExpired: () => true,
    isRefused: () => true,
    isTooMany: () => true,
    isUnknown: () => true,
    isUnverified: () => true,
    isUnverifiedInWords: () => true,
  },
  delays: {
    resendWait: 30000,
  },
}).createMachine({
  id: "login",
  description: "Log in, and go to where this person belongs.",
  invoke: {
    id: "watchLockout",
    src: "watchLockout",
    onError: {
      description: "Without a storage the lockout holds for this page alone; the server holds it anyway.",
    },
  },
  on: {
    "lockout.changed": {
      actions: "rememberLockout",
      description: "This or another tab was locked out, before or just now.",
    },
  },
  initial: "opening",
  states: {
    opening: {
      description: "The page looks up what the person comes with: an email, the end of a session, a page to go back to.",
      meta: {
        specification: [
          "§2 Registration screen",
          "decisions: Access",
        ],
      },
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description: "The email is filled in, and the reason shows.",
        },
        onError: {
          target: "open",
          description: "An empty form.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "Whoever types that early is heard.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "Whoever ticks that early is heard.",
        },
      },
    },
    open: {
      description: "The form is open.",
      meta: {
        specification: [
          "§2 Login screen",
          "§5 Login",
        ],
      },
      initial: "editing",
      always: {
        guard: "isLockedOut",
        target: "lockedOut",
        description: "Locked out before a reload, or in another tab.",
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "What was wrong with the field is forgotten.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The terms are accepted, or not any more.",
        },
        "form.submitted": [
          {
            guard: "hasProblems",
            target: ".editing",
            actions: [
              "clearNotices",
              "showProblems",
              "focusFirstProblem",
            ],
            description: "Every wrong field says what is wrong, and the first one has the focus.",
          },
          {
            target: "checkingEmail",
            description: "Log In.",
          },
        ],
      },
      states: {
        editing: {
          description: "The form waits to be filled in and sent.",
        },
        unverified: {
          description: "The password is right, but the email is not verified: a note to look in the inbox, a new link, or a code instead.",
          tags: "unverified",
          meta: {
            specification: [
              "§8 Login",
              "decisions: Verification",
            ],
          },
          initial: "offering",
          on: {
            "code.chosen": {
              guard: "hasHandle",
              target: "#login.leftForCode",
              description: "Enter a code instead.",
            },
          },
          states: {
            offering: {
              description: "Resend verification link can be pressed.",
              on: {
                "link.requested": {
                  target: "#login.resending",
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
      },
    },
    checkingEmail: {
      description: "Is this address registered? Log In is busy.",
      tags: "busy",
      meta: {
        specification: [
          "§7 POST /api/check-email/",
          "§8 Login",
        ],
      },
      entry: "clearNotices",
      invoke: {
        id: "checkEmail",
        src: "checkEmail",
        onDone: [
          {
            guard: "isNotRegistered",
            target: "open",
            actions: "noticeNotRegistered",
            description: "'This email address is not registered. Please sign up first.'",
          },
          {
            target: "loggingIn",
            description: "It is: on to the login.",
          },
        ],
        onError: [
          {
            guard: "isBadRequest",
            target: "open",
            actions: [
              "noticeBadEmail",
              "focusFirstProblem",
            ],
            description: "'Please enter a valid email address.' at the email field.",
          },
          {
            guard: "hasNoAnswer",
            target: "open",
            actions: "noticeNoAnswer",
            description: "'Network error. Please check your connection.'",
          },
          {
            target: "open",
            actions: "noticeCheckFailed",
            description: "'Something went wrong. Please try again.'",
          },
        ],
      },
    },
    loggingIn: {
      description: "Email and password are on their way; Log In is busy.",
      tags: "busy",
      meta: {
        specification: [
          "§7 POST /api/login/",
          "§8 Login",
        ],
      },
      invoke: {
        id: "logIn",
        src: "logIn",
        onDone: {
          target: "arriving",
          actions: [
            "rememberSession",
            "openSession",
          ],
          description: "Token and role go to the session.",
        },
        onError: [
          {
            guard: "isTooMany",
            target: "lockedOut",
            actions: [
              "startLockout",
              "storeLockout",
            ],
            description: "429: five wrong passwords within five minutes, so the sixth login is refused. 'Too many login attempts. Please try again after 5 minutes.'",
          },
          {
            guard: "isPasswordExpired",
            target: "leftForReset",
            description: "'Your password has expired. Please set a new one.', on the page for it.",
          },
          {
            guard: "isBadRequest",
            target: "open",
            actions: [
              "noticeWrongPassword",
              "focusFirstProblem",
            ],
            description: "400: the account is known and the password is wrong. 'Invalid password. Please try again.'",
          },
          {
            guard: "isRefused",
            target: "open",
            actions: "noticeRefused",
            description: "401: the server doesn't say which of the two is wrong. 'Invalid email or password.'",
          },
          {
            guard: "isUnverifiedInWords",
            target: "open.unverified",
            actions: [
              "rememberHandle",
              "noticeDetail",
            ],
            description: "The server's words, and a note about the inbox.",
          },
          {
            guard: "isUnverified",
            target: "open.unverified",
            actions: [
              "rememberHandle",
              "noticeUnverified",
            ],
            description: "'Please verify your email before logging in.', and a note about the inbox.",
          },
          {
            guard: "isUnknown",
            target: "open",
            actions: "noticeNotRegistered",
            description: "'This email address is not registered. Please sign up first.'",
          },
          {
            guard: "isMailFailure",
            target: "open",
            actions: "noticeMailFailed",
            description: "'Failed to send the verification email. Please try again later.'",
          },
          {
            guard: "hasNoAnswer",
            target: "open",
            actions: "noticeNoAnswer",
            description: "'Network error. Please check your connection.'",
          },
          {
            target: "open",
            actions: "noticeFailed",
            description: "'Something went wrong. Please try again.'",
          },
        ],
      },
    },
    resending: {
      description: "A new verification link is on its way.",
      tags: [
        "unverified",
        "resending",
      ],
      meta: {
        specification: [
          "§7 POST /api/resend-activation/",
        ],
      },
      entry: "clearNotice",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        onDone: {
          target: "open.unverified.waiting",
          actions: "noticeResent",
          description: "'A verification link has been sent to your email.'",
        },
        onError: {
          target: "open.unverified",
          actions: "noticeResendFailed",
          description: "'Could not resend verification link. Please contact support.'",
        },
      },
    },
    lockedOut: {
      description: "Too many wrong passwords: Log In is disabled and counts down five minutes, here and in every tab, across reloads. The right password is refused too.",
      tags: "locked",
      meta: {
        specification: [
          "§4 Session",
          "§9",
          "decisions: Access",
        ],
      },
      entry: "noticeTooMany",
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stands still; a reload starts it again.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "The form can be corrected meanwhile.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The form can be corrected meanwhile.",
        },
        "clock.ticked": [
          {
            guard: "isLockoutOver",
            target: "open",
            actions: "endLockout",
            description: "The five minutes are over.",
          },
          {
            actions: "keepTime",
            description: "One second less.",
          },
        ],
      },
    },
    arriving: {
      description: "Where does this person belong?",
      meta: {
        specification: [
          "§2 Login screen",
          "decisions: Access",
        ],
      },
      always: [
        {
          guard: "cameFromOpenPage",
          target: "loggedIn",
          actions: "goBack",
          description: "Back to the page that asked for the login.",
        },
        {
          guard: "isInvestee",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: {
              to: "/investee-page",
            },
          },
          description: "An investee goes to the investee page.",
        },
        {
          guard: "isInvestor",
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: {
              to: "/investor-page",
            },
          },
          description: "An investor goes to the investor page.",
        },
        {
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: {
              to: "/",
            },
          },
          description: "Any other type goes home.",
        },
      ],
    },
    loggedIn: {
      description: "The session is open.",
      type: "final",
      tags: "done",
    },
    leftForReset: {
      description: "The page to set a new password is open and says that the old one has expired.",
      type: "final",
      meta: {
        specification: [
          "§2 Login screen",
          "§8 Login",
        ],
      },
      entry: "goToReset",
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
