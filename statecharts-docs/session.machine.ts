import { fromPromise, setup } from "xstate";

/** Stay logged in for as long as it is safe, in every tab alike. Two limits run side by side, and the first to come ends the session: 30 minutes after the login, which only logging in again moves and of which a notice warns 2 minutes before, and 30 minutes without activity, which ends without a warning. Generated: `npm run docs` writes it anew. */
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
    renewSession: () => {},
    shareActivity: () => {},
    storeLockout: () => {},
    storeLogoutAt: () => {},
    storeSession: () => {},
    tellNoticeTime: () => {},
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
  description: "Stay logged in for as long as it is safe, in every tab alike. Two limits run side by side, and the first to come ends the session: 30 minutes after the login, which only logging in again moves and of which a notice warns 2 minutes before, and 30 minutes without activity, which ends without a warning.",
  initial: "unknown",
  on: {
    "page.changed": {
      actions: "notePage",
      description: "This tab shows another page.",
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
    },
  },
  states: {
    unknown: {
      description: "The browser's storage has not been read yet. The page shows as logged out, and protected pages wait.",
      meta: {
        specification: [
          "§3 Stored in the browser",
          "§4 Session",
        ],
      },
      tags: "unknown",
      invoke: {
        id: "readStored",
        src: "readStored",
        onDone: [
          {
            guard: "readsNoSession",
            target: "loggedOut",
            actions: "noteReading",
            description: "Nobody is logged in in this browser.",
          },
          {
            guard: "readsEndedSession",
            target: "loggedOut",
            actions: [
              "noteStoredEnd",
              "forgetSession",
            ],
            description: "The time ran out while no page was open; a protected page says so at /login.",
          },
          {
            target: "loggedIn",
            actions: [
              "adoptReading",
              "holdToken",
              "storeSession",
            ],
            description: "The session goes on after a reload.",
          },
        ],
        onError: {
          target: "loggedOut",
          description: "Without a storage nobody is logged in yet.",
        },
      },
    },
    loggedOut: {
      description: "A visitor: the public pages only.",
      meta: {
        specification: [
          "§6 Roles and permissions",
          "§4 Session",
        ],
      },
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
            description: "A login in another tab: to the home of its role.",
          },
          {
            actions: "noteTab",
            description: "Another tab changed something else.",
          },
        ],
      },
      states: {
        visiting: {
          description: "Nothing is under way.",
        },
        leaving: {
          description: "The session has just ended, and the tab is on its way to / or /login.",
          tags: "leaving",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
              description: "It has arrived.",
            },
          },
        },
        staying: {
          description: "The page in view ended the session itself; it may stay until it is left, and says what comes next.",
          tags: "staying",
          on: {
            "page.changed": {
              target: "visiting",
              actions: "notePage",
              description: "The page is left.",
            },
          },
        },
      },
    },
    loggedIn: {
      description: "A member, with a token and a role.",
      meta: {
        specification: [
          "§4 Session",
          "§6 Roles and permissions",
        ],
      },
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
          description: "The page in view ended it: a changed password, a deleted account.",
        },
        "session.left": {
          target: "loggedOut.leaving",
          actions: [
            "endSession",
            "dropToken",
            "forgetSession",
          ],
          description: "A logout: the page is left at once, for /.",
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
            description: "401 or 403 under the held token at /, which says that the session ended.",
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
            description: "401 or 403 under the held token: to /, which says that the session ended. A late answer to an old token ends nothing.",
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
            description: "A logout in another tab; this one is at / already.",
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
            description: "A logout in another tab: to /.",
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
            description: "The token is gone, and this page needs one: /login.",
          },
          {
            guard: "losesToken",
            target: "loggedOut",
            actions: [
              "noteTab",
              "endSession",
              "dropToken",
            ],
            description: "The token is gone; a public page stays open.",
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
            description: "A new token or role: to that role's home.",
          },
          {
            actions: "noteTab",
            description: "Another tab changed something else.",
          },
        ],
      },
      states: {
        sinceLogin: {
          description: "The first limit: 30 minutes from the login.",
          meta: {
            specification: [
              "§4 Session",
              "§9 Session auto-logout",
            ],
          },
          initial: "running",
          states: {
            running: {
              description: "There is time.",
              after: {
                untilNotice: {
                  target: "endingSoon",
                  actions: "tellNoticeTime",
                  description: "Two minutes are left.",
                },
              },
              on: {
                "page.woke": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page slept.",
                  },
                  {
                    guard: "isInactive",
                    description: "The other limit has passed; its region ends it.",
                  },
                  {
                    guard: "isEndingSoon",
                    target: "endingSoon",
                    actions: "noteTime",
                    description: "The last two minutes began meanwhile.",
                  },
                  {
                    target: "running",
                    reenter: true,
                    actions: "noteTime",
                    description: "The wall clock decides, not the timer.",
                  },
                ],
              },
            },
            endingSoon: {
              description: "A notice says that the session ends in two minutes and offers 'Log in again now'.",
              tags: "endingSoon",
              after: {
                untilEnd: {
                  target: "#session.confirming",
                  actions: "noteExpired",
                  description: "30 minutes since the login.",
                },
              },
              on: {
                "page.woke": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "The end passed while the page slept.",
                  },
                  {
                    guard: "isInactive",
                    description: "The other limit has passed; its region ends it.",
                  },
                  {
                    target: "endingSoon",
                    reenter: true,
                    actions: "noteTime",
                    description: "The notice counts on.",
                  },
                ],
              },
            },
          },
        },
        sinceActivity: {
          description: "The second limit: 30 minutes without activity in any tab.",
          meta: {
            specification: [
              "§4 Session",
              "§9 Session auto-logout",
            ],
          },
          initial: "active",
          states: {
            active: {
              description: "Someone was here less than 30 minutes ago.",
              after: {
                untilInactive: {
                  target: "#session.confirming",
                  actions: "noteInactive",
                  description: "30 minutes without activity.",
                },
              },
              on: {
                "activity.seen": [
                  {
                    guard: "isExpired",
                    target: "#session.confirming",
                    actions: "noteExpired",
                    description: "Back after the session's end.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description: "Back after the limit had passed.",
                  },
                  {
                    guard: "isLaterActivity",
                    target: "active",
                    reenter: true,
                    actions: [
                      "noteActivity",
                      "shareActivity",
                    ],
                    description: "Mouse, click, scroll, key or touch: the 30 minutes begin again.",
                  },
                ],
                "page.woke": [
                  {
                    guard: "isExpired",
                    description: "The other limit has passed; its region ends it.",
                  },
                  {
                    guard: "isInactive",
                    target: "#session.confirming",
                    actions: "noteInactive",
                    description: "The limit passed while the page slept.",
                  },
                  {
                    target: "active",
                    reenter: true,
                    actions: "noteTime",
                    description: "The wall clock decides, not the timer.",
                  },
                ],
              },
            },
          },
        },
        renewal: {
          description: "'Log in again now', on the same page.",
          meta: {
            specification: [
              "decisions: Access",
            ],
          },
          initial: "closed",
          exit: "clearRenewal",
          states: {
            closed: {
              description: "No dialog. After a renewal its news, for a moment.",
              after: {
                newsShown: {
                  actions: "clearNews",
                  description: "The news of a renewal has been in sight long enough.",
                },
              },
              on: {
                "renewal.asked": [
                  {
                    guard: "knowsEmail",
                    target: "asking",
                    actions: "focusPassword",
                    description: "The dialog asks for the password.",
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
                    description: "Whose session it is was never stored: the login page asks.",
                  },
                ],
                "news.read": {
                  actions: "clearNews",
                  description: "The news of a renewal is put away.",
                },
              },
            },
            asking: {
              description: "A dialog asks for the password.",
              tags: "asking",
              on: {
                "password.changed": {
                  actions: "notePassword",
                  description: "A key; what was wrong is forgotten.",
                },
                "renewal.submitted": [
                  {
                    guard: "hasPassword",
                    target: "sending",
                    description: "Log In.",
                  },
                  {
                    actions: [
                      "askForPassword",
                      "focusPassword",
                    ],
                    description: "'Please enter your password.'",
                  },
                ],
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "Not now; the notice stays.",
                },
              },
            },
            sending: {
              description: "The login is on its way; the dialog is busy.",
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
                  description: "A new token and another 30 minutes, on the same page.",
                },
                onError: [
                  {
                    guard: "isTooMany",
                    target: "lockedOut",
                    actions: [
                      "noteProblem",
                      "storeLockout",
                    ],
                    description: "429: the login is locked for 5 minutes.",
                  },
                  {
                    target: "asking",
                    actions: [
                      "noteProblem",
                      "focusPassword",
                    ],
                    description: "The words of the login screen; try again.",
                  },
                ],
              },
              on: {
                "renewal.dismissed": {
                  target: "closed",
                  actions: "clearRenewal",
                  description: "Not now; the call is left.",
                },
              },
            },
            lockedOut: {
              description: "Too many attempts: the dialog says so and takes no other one.",
              tags: [
                "asking",
                "lockedOut",
              ],
              on: {
                "renewal.dismissed": {
                  target: "barred",
                  description: "The notice stays until the end.",
                },
              },
            },
            barred: {
              description: "No dialog. The lock of 5 minutes outlasts the 2 minutes of the notice, so no other attempt is taken.",
              on: {
                "renewal.asked": {
                  target: "lockedOut",
                  description: "The dialog says again that there were too many.",
                },
              },
            },
          },
        },
      },
    },
    confirming: {
      description: "The time is up as far as this tab knows. The storage says whether another tab has renewed the session or seen activity.",
      meta: {
        specification: [
          "§4 Session",
          "decisions: Access",
        ],
      },
      tags: "loggedIn",
      invoke: {
        id: "confirmEnd",
        src: "readStored",
        onDone: [
          {
            guard: "readsSameSession",
            target: "loggedIn",
            actions: "adoptReading",
            description: "Another tab has seen activity: it goes on.",
          },
          {
            guard: "readsOtherSession",
            target: "loggedIn",
            actions: [
              "adoptReading",
              "holdToken",
              "goToOwnHome",
            ],
            description: "Another tab has a new session: to that role's home.",
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
            description: "It is over: /login says why.",
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
          description: "It is over: /login says why.",
        },
      },
    },
  },
});
