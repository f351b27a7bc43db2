import { fromPromise, setup } from "xstate";

/** Log in and open the right page. Generated: `npm run docs` writes it anew. */
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
    notice: () => {},
    noticeBadEmail: () => {},
    noticeDetail: () => {},
    noticeResent: () => {},
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
  description: "Log in and open the right page.",
  meta: {
    title: "Login",
    who: "Visitors",
  },
  invoke: {
    id: "watchLockout",
    src: "watchLockout",
    onError: {
      description: "The lockout is not shared with other tabs. The server enforces it anyway.",
    },
  },
  on: {
    "lockout.changed": {
      actions: "rememberLockout",
      description: "This tab or another one was locked out.",
    },
  },
  initial: "opening",
  states: {
    opening: {
      description: "The page reads the navigation state: an email address, the end of a session, or a page to return to.",
      invoke: {
        id: "readArrival",
        src: "readArrival",
        onDone: {
          target: "open",
          actions: "rememberArrival",
          description: "Fills in the email address and shows the reason, if any.",
        },
        onError: {
          target: "open",
          description: "The form is empty.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "Input typed before the page is ready is kept.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "Input made before the page is ready is kept.",
        },
      },
    },
    open: {
      description: "The form is open.",
      initial: "editing",
      always: {
        guard: "isLockedOut",
        target: "lockedOut",
        description: "The lockout started before a reload or in another tab.",
      },
      on: {
        "field.changed": {
          actions: "changeField",
        },
        "terms.changed": {
          actions: "changeTerms",
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
            meta: {
              rules: [
                "5-login-01",
                "5-login-02",
              ],
            },
          },
          {
            target: "checkingEmail",
            meta: {
              rules: [
                "7-login-01",
              ],
            },
          },
        ],
      },
      states: {
        editing: {
          description: "The form can be filled in and submitted.",
        },
        unverified: {
          description: "The password is correct, but the email is not verified. The page offers a new link and the code form.",
          tags: "unverified",
          initial: "offering",
          on: {
            "code.chosen": {
              guard: "hasHandle",
              target: "#login.leftForCode",
            },
          },
          states: {
            offering: {
              description: "A new verification link can be requested.",
              on: {
                "link.requested": {
                  target: "#login.resending",
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
      },
    },
    checkingEmail: {
      description: "Checks whether the address is registered. Log In is busy.",
      tags: "busy",
      entry: "clearNotices",
      invoke: {
        id: "checkEmail",
        src: "checkEmail",
        onDone: [
          {
            guard: "isNotRegistered",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.notRegistered",
              },
            },
            meta: {
              rules: [
                "7-login-02",
                "8-login-01",
              ],
            },
          },
          {
            target: "loggingIn",
            meta: {
              rules: [
                "3-login-01",
                "7-login-03",
              ],
            },
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
          },
          {
            guard: "hasNoAnswer",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.noAnswer",
              },
            },
            meta: {
              rules: [
                "8-login-12",
              ],
            },
          },
          {
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.checkFailed",
              },
            },
            meta: {
              rules: [
                "8-login-02",
              ],
            },
          },
        ],
      },
    },
    loggingIn: {
      description: "The login request is running. Log In is busy.",
      tags: "busy",
      invoke: {
        id: "logIn",
        src: "logIn",
        onDone: {
          target: "arriving",
          actions: [
            "rememberSession",
            "openSession",
          ],
          meta: {
            rules: [
              "3-login-02",
            ],
          },
        },
        onError: [
          {
            guard: "isTooMany",
            target: "lockedOut",
            actions: [
              "startLockout",
              "storeLockout",
            ],
            description: "The server locks an address after too many wrong passwords within a period.",
            meta: {
              rules: [
                "4-login-01",
                "8-login-03",
              ],
            },
          },
          {
            guard: "isPasswordExpired",
            target: "leftForReset",
            description: "The page for a new password explains why.",
            meta: {
              rules: [
                "2-login-10",
              ],
            },
          },
          {
            guard: "isBadRequest",
            target: "open",
            actions: [
              "noticeWrongPassword",
              "focusFirstProblem",
            ],
            description: "The account exists and the password is wrong.",
            meta: {
              rules: [
                "8-login-05",
              ],
            },
          },
          {
            guard: "isRefused",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.refused",
              },
            },
            description: "The answer does not reveal whether the address or the password is wrong.",
            meta: {
              rules: [
                "8-login-06",
              ],
            },
          },
          {
            guard: "isUnverifiedInWords",
            target: "open.unverified",
            actions: [
              "rememberHandle",
              "noticeDetail",
            ],
            description: "Shows the server's message.",
            meta: {
              rules: [
                "8-login-07",
              ],
            },
          },
          {
            guard: "isUnverified",
            target: "open.unverified",
            actions: [
              "rememberHandle",
              {
                type: "notice",
                params: {
                  key: "login.unverified",
                },
              },
            ],
            meta: {
              rules: [
                "8-login-08",
              ],
            },
          },
          {
            guard: "isUnknown",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.notRegistered",
              },
            },
            meta: {
              rules: [
                "8-login-10",
              ],
            },
          },
          {
            guard: "isMailFailure",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.verificationMailFailed",
              },
            },
            meta: {
              rules: [
                "8-login-11",
              ],
            },
          },
          {
            guard: "hasNoAnswer",
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.noAnswer",
              },
            },
            meta: {
              rules: [
                "8-login-12",
              ],
            },
          },
          {
            target: "open",
            actions: {
              type: "notice",
              params: {
                key: "login.failed",
              },
            },
            meta: {
              rules: [
                "8-login-13",
              ],
            },
          },
        ],
      },
    },
    resending: {
      description: "A new verification link is being sent.",
      tags: [
        "unverified",
        "resending",
      ],
      entry: "clearNotice",
      invoke: {
        id: "resendLink",
        src: "resendLink",
        onDone: {
          target: "open.unverified.waiting",
          actions: "noticeResent",
        },
        onError: {
          target: "open.unverified",
          actions: {
            type: "notice",
            params: {
              key: "registration.resendFailed",
            },
          },
        },
      },
    },
    lockedOut: {
      description: "Log In is disabled until the lockout ends, in every tab and across reloads. The correct password is refused too.",
      tags: "locked",
      meta: {
        rules: [
          "4-login-01",
        ],
      },
      entry: {
        type: "notice",
        params: {
          key: "login.tooMany",
        },
      },
      invoke: {
        id: "tick",
        src: "tick",
        onError: {
          description: "The countdown stops; reloading the page restarts it.",
        },
      },
      on: {
        "field.changed": {
          actions: "changeField",
          description: "The form can be corrected during the lockout.",
        },
        "terms.changed": {
          actions: "changeTerms",
          description: "The form can be corrected during the lockout.",
        },
        "clock.ticked": [
          {
            guard: "isLockoutOver",
            target: "open",
            actions: "endLockout",
            meta: {
              rules: [
                "4-login-01",
              ],
            },
          },
          {
            actions: "keepTime",
          },
        ],
      },
    },
    arriving: {
      description: "Determines the page to open after the login.",
      always: [
        {
          guard: "cameFromOpenPage",
          target: "loggedIn",
          actions: "goBack",
          description: "Returns to the page that required the login.",
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
          meta: {
            rules: [
              "2-login-07",
            ],
          },
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
          meta: {
            rules: [
              "2-login-08",
            ],
          },
        },
        {
          target: "loggedIn",
          actions: {
            type: "goTo",
            params: {
              to: "/",
            },
          },
          description: "An unknown role opens the home page.",
          meta: {
            rules: [
              "2-login-09",
            ],
          },
        },
      ],
    },
    loggedIn: {
      description: "The session is open.",
      type: "final",
      tags: "done",
    },
    leftForReset: {
      description: "The page for a new password is open and explains that the old one has expired.",
      type: "final",
      entry: "goToReset",
    },
    leftForCode: {
      description: "The screen for the code is open.",
      type: "final",
      entry: "goToCode",
    },
  },
});
