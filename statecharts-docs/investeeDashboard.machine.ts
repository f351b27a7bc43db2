import { fromPromise, setup } from "xstate";

/** See the status of one's matches. Generated: `npm run docs` writes it anew. */
export const investeeDashboardMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchMatches: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchUser: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    chooseMatch: () => {},
    logFailure: () => {},
    noteNotSlow: () => {},
    noteSlow: () => {},
    noticeLoadFailed: () => {},
    noticeNotRefreshed: () => {},
    rememberMatches: () => {},
    rememberProfile: () => {},
    rememberUser: () => {},
  },
  guards: {
    hasMatches: () => true,
    isMissing: () => true,
  },
  delays: {
    slowLoad: 5000,
  },
}).createMachine({
  id: "investeeDashboard",
  description: "See the status of one's matches.",
  meta: {
    title: "Investee dashboard",
    who: "Investees",
  },
  context: {
    profile: null,
    businessName: null,
    matches: [],
    chosenId: null,
    notice: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Refresh reloads the list.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The metrics and the business name.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the profile.",
          tags: "profileLoading",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                meta: {
                  rules: [
                    "7-investee-dashboard-01",
                  ],
                },
              },
              {
                target: "fallingBack",
                actions: "logFailure",
                description: "The failure is only logged.",
                meta: {
                  rules: [
                    "7-investee-dashboard-01",
                    "8-investee-dashboard-01",
                  ],
                },
              },
            ],
          },
        },
        known: {
          description: "The metrics come from the profile.",
        },
        missing: {
          description: "There is no profile yet. Defaults are shown, and the page asks to set up a profile.",
          tags: "noProfile",
          invoke: {
            id: "fetchUserWithoutProfile",
            src: "fetchUser",
            onDone: {
              actions: "rememberUser",
              description: "The name, if the account has one.",
            },
            onError: {
              actions: "logFailure",
              description: "The page shows no name.",
            },
          },
        },
        fallingBack: {
          description: "The profile could not be loaded. GET /api/user/ is running.",
          tags: "profileLoading",
          meta: {
            rules: [
              "7-investee-dashboard-01",
            ],
          },
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: {
              target: "unknown",
              actions: "rememberUser",
              description: "Only the business name is known.",
              meta: {
                rules: [
                  "7-investee-dashboard-01",
                ],
              },
            },
            onError: {
              target: "unknown",
              actions: "logFailure",
              description: "The page shows no name.",
              meta: {
                rules: [
                  "8-investee-dashboard-01",
                ],
              },
            },
          },
        },
        unknown: {
          description: "Default metrics are shown.",
          meta: {
            rules: [
              "8-investee-dashboard-01",
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
    matches: {
      description: "The matches, and the one that the tracker shows.",
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
          description: "The matches could not be loaded. Try Again is offered.",
          tags: "failed",
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
            "match.chosen": {
              actions: "chooseMatch",
              meta: {
                rules: [
                  "2-investee-dashboard-11",
                ],
              },
            },
            "refresh.asked": {
              target: ".refreshing",
            },
            "page.resumed": {
              target: ".refreshing",
              description: "The list may have changed while the page was hidden.",
            },
            "list.stale": {
              target: ".refreshing",
              description: "Restarts a running refresh, which may return stale data.",
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
                },
              ],
            },
            filled: {
              description: "The tracker and the table of matched investors are shown.",
              meta: {
                rules: [
                  "1-investee-dashboard-01",
                  "7-investee-dashboard-02",
                ],
              },
            },
            empty: {
              description: "The empty table is shown.",
              tags: "empty",
              meta: {
                rules: [
                  "2-investee-dashboard-12",
                ],
              },
            },
            refreshing: {
              description: "The list is being reloaded. The previous list stays visible.",
              tags: "refreshing",
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
              },
            },
          },
        },
      },
    },
  },
});
