import { fromPromise, setup } from "xstate";

/** See who was matched with me, and answer. Generated: `npm run docs` writes it anew. */
export const investorDashboardMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchMatches: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNews: () => {},
    logFailure: () => {},
    noteNotSlow: () => {},
    noteSlow: () => {},
    noticeLoadFailed: () => {},
    noticeNotRefreshed: () => {},
    rememberMatches: () => {},
    rememberNews: () => {},
    rememberProfile: () => {},
    replaceMatch: () => {},
    startReader: () => {},
    startReviews: () => {},
    startTable: () => {},
    tellReader: () => {},
  },
  guards: {
    hasMatches: () => true,
    isMissing: () => true,
  },
  delays: {
    newsShown: 10000,
    slowLoad: 5000,
  },
}).createMachine({
  id: "investorDashboard",
  description: "See who was matched with me, and answer.",
  context: {
    profile: null,
    matches: [],
    reviewed: [],
    notice: null,
    news: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Then only Refresh and a change read the list again.",
    },
  },
  entry: [
    "startTable",
    "startReader",
  ],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "The table has other rows in view; each can be approved or declined.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "Who the Welcome line speaks to.",
      initial: "fetching",
      meta: {
        specification: [
          "§2 Investor dashboard",
          "§8",
        ],
      },
      states: {
        fetching: {
          description: "The profile is on its way; Welcome stands alone.",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              description: "Welcome, and the business name.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                description: "There is no profile yet.",
              },
              {
                target: "unknown",
                actions: "logFailure",
                description: "A profile failure is logged only.",
              },
            ],
          },
        },
        known: {
          description: "The Welcome line has the business name.",
        },
        missing: {
          description: "Nobody can be matched with this investor yet; the page asks to set up the profile.",
          tags: "noProfile",
        },
        unknown: {
          description: "Welcome stands alone.",
          on: {
            "page.woke": {
              target: "fetching",
              description: "The page or the network is back: another try.",
            },
          },
        },
      },
    },
    news: {
      description: "What the last answer has done.",
      initial: "none",
      meta: {
        specification: [
          "§4 Match status",
        ],
      },
      states: {
        none: {
          description: "Nothing to tell.",
          on: {
            "match.changed": {
              target: "told",
              actions: "rememberNews",
              description: "The server has confirmed an answer.",
            },
          },
        },
        told: {
          description: "A short line says who was approved or declined.",
          exit: "clearNews",
          on: {
            "match.changed": {
              target: "told",
              reenter: true,
              actions: "rememberNews",
              description: "The next answer takes its place.",
            },
            "news.read": {
              target: "none",
              description: "Read.",
            },
          },
          after: {
            newsShown: {
              target: "none",
              description: "It goes by itself, as the row says it too.",
            },
          },
        },
      },
    },
    matches: {
      description: "The businesses that were matched with this investor.",
      initial: "loading",
      meta: {
        specification: [
          "§2 Investor dashboard",
          "§8",
        ],
      },
      states: {
        loading: {
          description: "The matches are on their way; the page shows bare threads.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
              description: "The list is there.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              description: "The placeholder row and the notice.",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
              description: "It takes longer than usual, and the page says so.",
            },
          },
          on: {
            "list.outdated": {
              target: "loading",
              reenter: true,
              description: "What is on its way may be old already.",
            },
          },
        },
        failed: {
          description: "'No matches yet', why that may be wrong, and a way to try again.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "loading",
              description: "The person tries again.",
            },
            "page.woke": {
              target: "loading",
              description: "The page or the network is back.",
            },
            "list.outdated": {
              target: "loading",
              description: "Something has changed, so the server is there.",
            },
          },
        },
        list: {
          description: "The list is known.",
          tags: "list",
          initial: "looking",
          on: {
            "refresh.asked": {
              target: ".refreshing",
              description: "Refresh.",
            },
            "page.woke": {
              target: ".refreshing",
              description: "Something may have changed meanwhile.",
            },
            "list.outdated": {
              target: ".refreshing",
              description: "The other side has done something; a reading under way may be too early.",
            },
            "match.changed": {
              target: ".refreshing",
              actions: [
                "replaceMatch",
                "tellReader",
              ],
              description: "The server has confirmed an answer.",
            },
            "change.failed": {
              target: ".refreshing",
              description: "An answer was refused; what stands there may be old.",
            },
          },
          states: {
            looking: {
              description: "Is there anything in the list?",
              always: [
                {
                  guard: "hasMatches",
                  target: "filled",
                  description: "Yes: the table.",
                },
                {
                  target: "empty",
                  description: "No: the placeholder row.",
                },
              ],
            },
            filled: {
              description: "The figures, the pie, and one row per match with Approve and Decline.",
            },
            empty: {
              description: "'No matches yet', and what will bring the first one.",
              tags: "empty",
            },
            refreshing: {
              description: "The list is read again; what was known stays in view.",
              tags: "refreshing",
              invoke: {
                id: "refreshMatches",
                src: "fetchMatches",
                onDone: {
                  target: "looking",
                  actions: "rememberMatches",
                  description: "The list is new.",
                },
                onError: {
                  target: "looking",
                  actions: "noticeNotRefreshed",
                  description: "The list stays, and a line says that it may be old.",
                },
              },
              on: {
                "refresh.asked": {},
                "page.woke": {},
              },
            },
          },
        },
      },
    },
  },
});
