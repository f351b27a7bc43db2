import { fromPromise, setup } from "xstate";

/** See where my matches stand, and what I have said of myself. Generated: `npm run docs` writes it anew. */
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
  description: "See where my matches stand, and what I have said of myself.",
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
      description: "Then only Refresh reads the list again.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The figures, and whose they are.",
      initial: "fetching",
      meta: {
        specification: [
          "§2 Investee dashboard",
          "§7",
          "§8",
        ],
      },
      states: {
        fetching: {
          description: "The profile is on its way.",
          tags: "profileLoading",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              description: "The figures of the profile.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "missing",
                description: "There is no profile yet: the user is asked for instead.",
              },
              {
                target: "fallingBack",
                actions: "logFailure",
                description: "A profile failure is logged only: the user is asked for instead.",
              },
            ],
          },
        },
        known: {
          description: "The figures are those of the profile.",
        },
        missing: {
          description: "There is no profile yet: the defaults stand in, and the page asks to set one up.",
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
              description: "It is logged only; no name then.",
            },
          },
        },
        fallingBack: {
          description: "The profile failed; GET /api/user/ is on its way.",
          tags: "profileLoading",
          meta: {
            specification: [
              "§7 GET /api/profile/",
            ],
          },
          invoke: {
            id: "fetchUser",
            src: "fetchUser",
            onDone: {
              target: "unknown",
              actions: "rememberUser",
              description: "The business name at least.",
            },
            onError: {
              target: "unknown",
              actions: "logFailure",
              description: "It is logged only; the page stands without a name.",
            },
          },
        },
        unknown: {
          description: "The defaults stand in for the figures.",
          on: {
            "page.woke": {
              target: "fetching",
              description: "The page or the network is back: another try.",
            },
          },
        },
      },
    },
    matches: {
      description: "The first 2 matches, and the one that the tracker shows.",
      initial: "loading",
      meta: {
        specification: [
          "§2 Investee dashboard",
          "§7",
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
              description: "The list is there; its first 2 count.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              description: "The page says so and offers to try again.",
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
          description: "The matches could not be read, but they are safe.",
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
            "match.chosen": {
              actions: "chooseMatch",
              description: "View Status: the tracker shows this match.",
            },
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
          },
          states: {
            looking: {
              description: "Is there anything in the list?",
              always: [
                {
                  guard: "hasMatches",
                  target: "filled",
                  description: "Yes: the tracker and the table.",
                },
                {
                  target: "empty",
                  description: "No: the empty table.",
                },
              ],
            },
            filled: {
              description: "The tracker with its sentence, and the table of matched investors.",
            },
            empty: {
              description: "'You currently have no matches. Please check back later.'",
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
