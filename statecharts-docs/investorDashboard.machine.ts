import { fromPromise, setup } from "xstate";

/** See the matched businesses and answer them. Generated: `npm run docs` writes it anew. */
export const investorDashboardMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchMatches: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearDeferred: () => {},
    clearNews: () => {},
    clearSaving: () => {},
    deferUpdates: () => {},
    logFailure: () => {},
    noteNotSlow: () => {},
    noteSaving: () => {},
    noteSlow: () => {},
    noticeLoadFailed: () => {},
    noticeNotRefreshed: () => {},
    notifyReader: () => {},
    rememberMatches: () => {},
    rememberNews: () => {},
    rememberProfile: () => {},
    replaceMatch: () => {},
    startReader: () => {},
    startReviews: () => {},
    startTable: () => {},
  },
  guards: {
    hasMatches: () => true,
    isInList: () => true,
    isMissing: () => true,
    isSaving: () => true,
    lacksUpdate: () => true,
  },
  delays: {
    newsShown: 10000,
    slowLoad: 5000,
  },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses and answer them.",
  meta: {
    title: "Investor dashboard",
    who: "Investors",
  },
  context: {
    profile: null,
    matches: [],
    reviewed: [],
    saving: [],
    deferred: [],
    notice: null,
    news: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Refresh and an answer reload the list.",
    },
  },
  entry: [
    "startTable",
    "startReader",
  ],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "Each visible row can be approved or declined.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The business name in the welcome line.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the profile. The welcome line has no name yet.",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              meta: {
                rules: [
                  "2-investor-dashboard-09",
                ],
              },
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
              },
              {
                target: "unknown",
                actions: "logFailure",
                description: "The failure is only logged.",
                meta: {
                  rules: [
                    "8-investor-dashboard-01",
                  ],
                },
              },
            ],
          },
        },
        known: {
          description: "The welcome line shows the business name.",
        },
        missing: {
          description: "There is no profile yet, so no business can be matched. The page asks to set up a profile.",
          tags: "noProfile",
        },
        unknown: {
          description: "The welcome line has no name.",
          meta: {
            rules: [
              "8-investor-dashboard-01",
            ],
          },
          on: {
            "page.resumed": {
              target: "fetching",
            },
          },
        },
      },
    },
    news: {
      description: "The result of the last answer.",
      initial: "none",
      states: {
        none: {
          description: "No result is shown.",
          on: {
            "match.changed": {
              target: "told",
              actions: "rememberNews",
            },
          },
        },
        told: {
          description: "The page shows which business was approved or declined.",
          exit: "clearNews",
          on: {
            "match.changed": {
              target: "told",
              reenter: true,
              actions: "rememberNews",
            },
            "news.read": {
              target: "none",
            },
          },
          after: {
            newsShown: {
              target: "none",
              description: "It disappears by itself, because the row shows the same status.",
            },
          },
        },
      },
    },
    matches: {
      description: "The businesses matched with this investor.",
      initial: "loading",
      states: {
        loading: {
          description: "Loading the matches. The page shows a skeleton.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              meta: {
                rules: [
                  "2-investor-dashboard-16",
                ],
              },
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
            },
          },
          on: {
            "list.stale": {
              target: "loading",
              reenter: true,
              description: "The running request may return stale data.",
            },
          },
        },
        failed: {
          description: "The matches could not be loaded. The page explains why and offers Try Again.",
          tags: "failed",
          meta: {
            rules: [
              "2-investor-dashboard-16",
            ],
          },
          on: {
            "load.retried": {
              target: "loading",
            },
            "page.resumed": {
              target: "loading",
            },
            "list.stale": {
              target: "loading",
              description: "An update arrived, so the server is reachable.",
            },
          },
        },
        list: {
          description: "The list is loaded.",
          tags: "list",
          initial: "looking",
          on: {
            "refresh.asked": {
              target: ".refreshing",
            },
            "page.resumed": {
              target: ".refreshing",
              description: "The list may have changed while the page was hidden.",
            },
            "list.stale": [
              {
                guard: "isInList",
                description: "The list already contains the changes.",
              },
              {
                guard: "isSaving",
                actions: "deferUpdates",
                description: "The change may be the answer that is being saved.",
              },
              {
                target: ".refreshing",
              },
            ],
            "change.started": {
              actions: "noteSaving",
            },
            "match.changed": [
              {
                guard: "lacksUpdate",
                target: ".refreshing",
                actions: [
                  "replaceMatch",
                  "notifyReader",
                ],
                description: "Another change was reported while the answer was being saved.",
                meta: {
                  rules: [
                    "4-match-review-05",
                  ],
                },
              },
              {
                actions: [
                  "replaceMatch",
                  "notifyReader",
                ],
                description: "The confirmed match updates the list.",
                meta: {
                  rules: [
                    "4-match-review-05",
                  ],
                },
              },
            ],
            "change.failed": {
              target: ".refreshing",
              actions: "clearSaving",
              description: "The server refused an answer, so the list may be stale.",
            },
          },
          states: {
            looking: {
              description: "Checks whether the list has matches.",
              always: [
                {
                  guard: "hasMatches",
                  target: "filled",
                },
                {
                  target: "empty",
                  meta: {
                    rules: [
                      "2-investor-dashboard-14",
                    ],
                  },
                },
              ],
            },
            filled: {
              description: "The figures, the pie chart, and one row per match with Approve and Decline are shown.",
            },
            empty: {
              description: "The empty table explains how to get the first match.",
              tags: "empty",
              meta: {
                rules: [
                  "2-investor-dashboard-14",
                  "2-investor-dashboard-15",
                ],
              },
            },
            refreshing: {
              description: "The list is being reloaded. The previous list stays visible.",
              tags: "refreshing",
              entry: "clearDeferred",
              invoke: {
                id: "refreshMatches",
                src: "fetchMatches",
                onDone: {
                  target: "looking",
                  actions: "rememberMatches",
                },
                onError: {
                  target: "looking",
                  actions: "noticeNotRefreshed",
                  description: "The previous list stays, with a note that it may be stale.",
                },
              },
              on: {
                "refresh.asked": {},
                "page.resumed": {},
                "list.stale": {
                  target: "refreshing",
                  reenter: true,
                  description: "The running request may return stale data.",
                },
                "match.changed": {
                  target: "refreshing",
                  reenter: true,
                  actions: [
                    "replaceMatch",
                    "notifyReader",
                  ],
                  description: "The running request may return the match as it was before.",
                  meta: {
                    rules: [
                      "4-match-review-05",
                    ],
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
