import { fromPromise, setup } from "xstate";

/** Stay logged in for as long as it is safe, in all tabs. The first limit to pass ends the session: one since the login, with a notice before its end, and one since the last activity, without a notice. Generated: `npm run docs` writes it anew. */
export const sessionMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    logInAgain: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    readStored: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    adoptReading: () => {},
    adoptTab: () => {},
    askForPassword: () => {},
    clearNews: () => {},
    clearRenewal: () => {},
    dropToken: () => {},
    endRefused: () => {},
    endSession: () => {},
    focusPassword: () => {},
    forgetSession: () => {},
    goTo: () => {},
    goToOwnHome: () => {},
    holdToken: () => {},
    noteActivity: () => {},
    noteExpired: () => {},
    noteInactive: () => {},
    notePage: () => {},
    notePassword: () => {},
    noteProblem: () => {},
    noteReading: () => {},
    noteStoredEnd: () => {},
    noteTab: () => {},
    noteTime: () => {},
    openSession: () => {},
    raiseNoticeTime: () => {},
    renewSession: () => {},
    shareActivity: () => {},
    storeLockout: () => {},
    storeLogoutAt: () => {},
    storeSession: () => {},
  },
  guards: {
    findsLogout: () => true,
    findsLogoutAtHome: () => true,
    findsOtherSession: () => true,
    findsSession: () => true,
    hasPassword: () => true,
    isEndingSoon: () => true,
    isExpired: () => true,
    isInactive: () => true,
    isLaterActivity: () => true,
    isRefused: () => true,
    isRefusedAtHome: () => true,
    isTooMany: () => true,
    knowsEmail: () => true,
    losesProtectedPage: () => true,
    losesToken: () => true,
    readsEndedSession: () => true,
    readsNoSession: () => true,
    readsOtherSession: () => true,
    readsSameSession: () => true,
  },
  delays: {
    newsShown: 8000,
    untilEnd: 600000,
    untilInactive: 600000,
    untilNotice: 600000,
  },
}).createMachine({
  id: "session",
  description: "Stay logged in for as long as it is safe, in all tabs. The first limit to pass ends the session: one since the login, with a notice before its end, and one since the last activity, without a notice.",
  meta: {
    title: "Session",
    who: "Members",
  },
  initial: "unknown",
  on: {
    "page.changed": {
      actions: "notePage",
    },
    "session.opened": {
      target: ".loggedIn",
      reenter: true,
      actions: [
        "openSession",
        "holdToken",
        "storeSession",
      ],
      description: "A login succeeded in this tab.",
      meta: {
        rules: [
          "3-session-01",
          "4-session-01",
        ],
      },
    },
  },
  states: {
    unknown: {
      description: "The storage has not been read yet. The page shows no member, and protected pages wait.",
      tags: "unknown",
      invoke: {
        id: "readStored",
        src: "readStored",
        onDone: [
          {
            guard: "readsNoSession",
            target: "loggedOut",
            actions: "noteReading",
          },
          {
            guard: "readsEndedSession",
            target: "loggedOut",
            actions: [
              "noteStoredEnd",
              "forgetSession",
            ],
            description: "The session expired while no page was open. A protected page explains this at /login.",
          },
          {
            target: "loggedIn",
            actions: [
              "adoptReading",
              "holdToken",
              "storeSession",
            ],
            description: "The session continues after a reload.",
          },
        ],
        onError: {
          target: "loggedOut",
          description: "Without storage there is no session to restore.",
        },
      },
    },
    loggedOut: {
      description: "The person is a visitor and can open public pages only.",
      tags: "loggedOut",
      initial: "visiting",
      on: {
        "tab.changed": [
          {
            guard: "findsSession",
            target: "loggedIn",
            actions: [
              "adoptTab",
              "holdToken",
              "goToOwnHome",
            ],
            description: "A login in another tab opens the home page of its role.",
            meta: {
              rules: [
                "4-session-08",
              ],
            },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        visiting: {
          description: "No redirect is in progress.",
          meta: {
            rules: [
              "1-guards-01",
            ],
          },
        },
        leaving: {
          description: "The session has just ended, and the tab is being redirected.",
          tags: "leaving",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
        staying: {
          description: "The current page ended the session itself. It stays open and explains the next step.",
          tags: "staying",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member is logged in.",
      tags: "loggedIn",
      type: "parallel",
      on: {
        "session.closed": {
          target: "loggedOut.staying",
          actions: [
            "endSession",
            "dropToken",
            "forgetSession",
          ],
          description: "After a changed password or a deleted account.",
        },
        "session.left": {
          target: "loggedOut.leaving",
          actions: [
            "endSession",
            "dropToken",
            "forgetSession",
          ],
        },
        "call.refused": [
          {
            guard: "isRefusedAtHome",
            target: "loggedOut",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
            ],
            description: "A call with the current token was refused. The tab already shows the home page, which displays a notice.",
            meta: {
              rules: [
                "4-session-15",
              ],
            },
          },
          {
            guard: "isRefused",
            target: "loggedOut.leaving",
            actions: [
              "endRefused",
              "storeLogoutAt",
              "forgetSession",
              "dropToken",
              {
                type: "goTo",
                params: {
                  to: "/",
                },
              },
            ],
            description: "A call with the current token was refused, so the home page opens and displays a notice. Refusals of earlier tokens are ignored.",
            meta: {
              rules: [
                "2-guards-06",
                "4-session-11",
                "4-session-12",
                "4-session-13",
                "4-session-14",
              ],
            },
          },
        ],
        "tab.changed": [
          {
            guard: "findsLogoutAtHome",
            target: "loggedOut",
            actions: [
              "noteTab",
              "endSession",
              "dropToken",
            ],
            description: "A logout in another tab, while this one shows the home page.",
          },
          {
            guard: "findsLogout",
            target: "loggedOut.leaving",
            actions: [
              "noteTab",
              "endSession",
              "dropToken",
              {
                type: "goTo",
                params: {
                  to: "/",
                },
              },
            ],
            description: "A logout in another tab.",
            meta: {
              rules: [
                "4-session-10",
              ],
            },
          },
          {
            guard: "losesProtectedPage",
            target: "loggedOut.leaving",
            actions: [
              "noteTab",
              "endSession",
              "dropToken",
              {
                type: "goTo",
                params: {
                  to: "/login",
                },
              },
            ],
            description: "The token is gone, and this page requires one.",
            meta: {
              rules: [
                "4-session-08",
              ],
            },
          },
          {
            guard: "losesToken",
            target: "loggedOut",
            actions: [
              "noteTab",
              "endSession",
              "dropToken",
            ],
            description: "The token is gone. A public page stays open.",
          },
          {
            guard: "findsOtherSession",
            target: "loggedIn",
            reenter: true,
            actions: [
              "adoptTab",
              "holdToken",
              "goToOwnHome",
            ],
            description: "A new token or role opens the home page of that role.",
            meta: {
              rules: [
                "4-session-08",
                "4-session-09",
              ],
            },
          },
          {
            actions: "noteTab",
            description: "The change does not concern the session.",
          },
        ],
      },
      states: {
        sinceLogin: {
          description: "The limit since the login.",
          initial: "running",
          states: {
            running: {
              description: "The end is not near.",
              after: {
                untilNotice: {
                  target: "endingSoon",
                  actions: "raiseNoticeTime",
                },
              },
              on: {
                "page.resumed": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page was suspended.",
                  },
                  {
                    guard: "isInactive",
                    description: "The region of the inactivity limit ends the session.",
                  },
                  {
                    guard: "isEndingSoon",
                    target: "endingSoon",
                    actions: "noteTime",
                    description: "The notice became due while the page was suspended.",
                  },
                  {
                    target: "running",
                    reenter: true,
                    actions: "noteTime",
                    description: "Restarts the timer from the clock.",
                  },
                ],
              },
            },
            endingSoon: {
              description: "A notice announces the end of the session and offers to log in again.",
              tags: "endingSoon",
              after: {
                untilEnd: {
                  target: "#session.confirming",
                  actions: "noteExpired",
                  meta: {
                    rules: [
                      "4-session-02",
                    ],
                  },
                },
              },
              on: {
                "page.resumed": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page was suspended.",
                  },
                  {
                    guard: "isInactive",
                    description: "The region of the inactivity limit ends the session.",
                  },
                  {
                    target: "endingSoon",
                    reenter: true,
                    actions: "noteTime",
                  },
                ],
              },
            },
          },
        },
        sinceActivity: {
          description: "The limit since the last activity in any tab.",
          initial: "active",
          states: {
            active: {
              description: "The last activity is recent.",
              after: {
                untilInactive: {
                  target: "#session.confirming",
                  actions: "noteInactive",
                  meta: {
                    rules: [
                      "4-session-04",
                    ],
                  },
                },
              },
              on: {
                "activity.seen": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The session had already expired.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description: "The inactivity limit had already passed.",
                  },
                  {
                    guard: "isLaterActivity",
                    target: "active",
                    reenter: true,
                    actions: [
                      "noteActivity",
                      "shareActivity",
                    ],
                    description: "Mouse, click, scroll, key and touch restart the limit.",
                    meta: {
                      rules: [
                        "4-session-05",
                      ],
                    },
                  },
                ],
                "page.resumed": [
                  {
                    guard: "isExpired",
                    description: "The region of the login limit ends the session.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description: "The limit passed while the page was suspended.",
                  },
                  {
                    target: "active",
                    reenter: true,
                    actions: "noteTime",
                    description: "Restarts the timer from the clock.",
                  },
                ],
              },
            },
          },
        },
        renewal: {
          description: "Logging in again on the same page.",
          initial: "closed",
          exit: "clearRenewal",
          states: {
            closed: {
              description: "The dialog is closed. After a renewal, a confirmation is shown for a moment.",
              after: {
                newsShown: {
                  actions: "clearNews",
                },
              },
              on: {
                "renewal.asked": [
                  {
                    guard: "knowsEmail",
                    target: "asking",
                    actions: "focusPassword",
                  },
                  {
                    target: "#session.loggedOut.leaving",
                    actions: [
                      "noteExpired",
                      "endSession",
                      "dropToken",
                      "forgetSession",
                      {
                        type: "goTo",
                        params: {
                          to: "/login",
                        },
                      },
                    ],
                    description: "The email address was never stored, so the login page asks for it.",
                  },
                ],
                "news.read": {
                  actions: "clearNews",
                },
              },
            },
            asking: {
              description: "A dialog asks for the password.",
              tags: "asking",
              on: {
                "password.changed": {
                  actions: "notePassword",
                },
                "renewal.submitted": [
                  {
                    guard: "hasPassword",
                    target: "sending",
                  },
                  {
                    actions: [
                      "askForPassword",
                      "focusPassword",
                    ],
                  },
                ],
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "The notice stays.",
                },
              },
            },
            sending: {
              description: "The login is running. The dialog is busy.",
              tags: [
                "asking",
                "busy",
              ],
              invoke: {
                id: "logInAgain",
                src: "logInAgain",
                onDone: {
                  target: "#session.loggedIn",
                  reenter: true,
                  actions: [
                    "renewSession",
                    "holdToken",
                    "storeSession",
                  ],
                  description: "The limits start again, and the page stays open.",
                },
                onError: [
                  {
                    guard: "isTooMany",
                    target: "lockedOut",
                    actions: [
                      "noteProblem",
                      "storeLockout",
                    ],
                    meta: {
                      rules: [
                        "8-login-03",
                      ],
                    },
                  },
                  {
                    target: "asking",
                    actions: [
                      "noteProblem",
                      "focusPassword",
                    ],
                    description: "Shows the message of the login screen.",
                  },
                ],
              },
              on: {
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "The running call is abandoned.",
                },
              },
            },
            lockedOut: {
              description: "Too many attempts were made. The dialog accepts no further one.",
              tags: [
                "asking",
                "lockedOut",
              ],
              meta: {
                rules: [
                  "4-login-01",
                ],
              },
              on: {
                "renewal.dismissed": {
                  target: "barred",
                  description: "The notice stays until the session ends.",
                },
              },
            },
            barred: {
              description: "The dialog is closed. The lockout lasts longer than the notice, so no further attempt is accepted.",
              on: {
                "renewal.asked": {
                  target: "lockedOut",
                  description: "The dialog explains the lockout again.",
                },
              },
            },
          },
        },
      },
    },
    confirming: {
      description: "A limit has passed as far as this tab knows. The storage shows whether another tab has renewed the session or seen activity.",
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStored",
        onDone: [
          {
            guard: "readsSameSession",
            target: "loggedIn",
            actions: "adoptReading",
            description: "Another tab has seen activity, so the session continues.",
          },
          {
            guard: "readsOtherSession",
            target: "loggedIn",
            actions: [
              "adoptReading",
              "holdToken",
              "goToOwnHome",
            ],
            description: "Another tab has a new session. The home page of its role opens.",
          },
          {
            target: "loggedOut.leaving",
            actions: [
              "endSession",
              "dropToken",
              "forgetSession",
              {
                type: "goTo",
                params: {
                  to: "/login",
                },
              },
            ],
            meta: {
              rules: [
                "4-session-03",
                "4-session-06",
                "4-session-07",
              ],
            },
          },
        ],
        onError: {
          target: "loggedOut.leaving",
          actions: [
            "endSession",
            "dropToken",
            "forgetSession",
            {
              type: "goTo",
              params: {
                to: "/login",
              },
            },
          ],
        },
      },
    },
  },
});
