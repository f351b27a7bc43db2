import { fromPromise, setup } from "xstate";

/** Find up to two investors for my business. Generated: `npm run docs` writes it anew. */
export const matchingMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchMatches: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    matchInvestors: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    askForRerun: () => {},
    askForSubmission: () => {},
    clearNotice: () => {},
    dropRerunKey: () => {},
    focusResults: () => {},
    forgetProfile: () => {},
    goTo: () => {},
    noteNotSlow: () => {},
    noteOutdated: () => {},
    noteReading: () => {},
    noteSlow: () => {},
    noticeChanged: () => {},
    noticeIncomplete: () => {},
    noticeMatchesFailed: () => {},
    noticeNoOneToReplace: () => {},
    noticeNone: () => {},
    noticeProfileFailed: () => {},
    noticeRefused: () => {},
    noticeRerunLimit: () => {},
    noticeTooFew: () => {},
    noticeTooMany: () => {},
    rememberMatches: () => {},
    rememberProfile: () => {},
    rememberRerun: () => {},
    rememberSubmission: () => {},
  },
  guards: {
    canBeMatched: () => true,
    foundSome: () => true,
    hasMatches: () => true,
    hasNoOneToReplace: () => true,
    hasNoRerunLeft: () => true,
    hasTooFewMatches: () => true,
    isFoundIncomplete: () => true,
    isIncomplete: () => true,
    isMissing: () => true,
    isOutdated: () => true,
    isOutdatedRerun: () => true,
    isRefused: () => true,
    isRerun: () => true,
    isSessionOver: () => true,
    isTooMany: () => true,
  },
  delays: {
    matchingWait: 600000,
    slowLoad: 5000,
  },
}).createMachine({
  id: "matching",
  description: "Find up to two investors for my business.",
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Then only Refresh reads the page again.",
    },
  },
  on: {
    "list.outdated": {
      actions: "noteOutdated",
      description: "It is read again as soon as nothing else is under way.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "Profile and matches are on their way; the page shows bare threads.",
      tags: "loading",
      meta: {
        specification: [
          "§7 GET /api/profile/",
          "§7 GET /api/matches/",
          "§8",
        ],
      },
      entry: [
        "clearNotice",
        "noteReading",
      ],
      exit: "noteNotSlow",
      on: {
        "list.outdated": {
          target: "loading",
          reenter: true,
          description: "What is on its way may be old already.",
        },
      },
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      type: "parallel",
      onDone: {
        target: "settling",
        description: "Both are there.",
      },
      states: {
        profile: {
          description: "What the investee has said of the business.",
          initial: "fetching",
          states: {
            fetching: {
              description: "The profile is on its way.",
              invoke: {
                id: "fetchProfile",
                src: "fetchProfile",
                onDone: {
                  target: "read",
                  actions: "rememberProfile",
                  description: "What is there, and what is missing.",
                },
                onError: [
                  {
                    guard: "isMissing",
                    target: "read",
                    actions: "forgetProfile",
                    description: "There is none yet: everything is missing.",
                  },
                  {
                    target: "#matching.loadFailed",
                    actions: "noticeProfileFailed",
                    description: "'Failed to load profile data'",
                  },
                ],
              },
            },
            read: {
              type: "final",
            },
          },
        },
        matches: {
          description: "The matches that there are already.",
          initial: "fetching",
          states: {
            fetching: {
              description: "The matches are on their way.",
              invoke: {
                id: "fetchMatches",
                src: "fetchMatches",
                onDone: {
                  target: "read",
                  actions: "rememberMatches",
                  description: "At most 2.",
                },
                onError: {
                  target: "#matching.loadFailed",
                  actions: "noticeMatchesFailed",
                  description: "The page says so and offers to try again.",
                },
              },
            },
            read: {
              type: "final",
            },
          },
        },
      },
    },
    loadFailed: {
      description: "Why the page could not be read, and a way to try again.",
      tags: "failed",
      meta: {
        specification: [
          "§8 Profile and matching",
        ],
      },
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
    settling: {
      description: "Are there matches?",
      entry: "clearNotice",
      always: [
        {
          guard: "isOutdated",
          target: "ready.rereading",
          description: "Something has changed meanwhile.",
        },
        {
          guard: "hasMatches",
          target: "ready.matchesFound",
          description: "Yes: they are shown.",
        },
        {
          target: "ready.unmatched",
          description: "Not yet.",
        },
      ],
    },
    ready: {
      description: "The summary of what matching needs, Get Matched, the results and Re-run Match.",
      tags: "ready",
      meta: {
        specification: [
          "§2 Matchmaking dashboard",
          "§4 Matching",
        ],
      },
      initial: "unmatched",
      on: {
        "matching.asked": {
          guard: "canBeMatched",
          target: "askingRecords",
          actions: [
            "clearNotice",
            "askForSubmission",
          ],
          description: "Get Matched opens the records question.",
        },
        "rerun.asked": [
          {
            guard: "hasNoRerunLeft",
            target: "alerting",
            actions: "noticeRerunLimit",
            description: "'You've reached your two re-run limit.'",
          },
          {
            guard: "hasTooFewMatches",
            target: "alerting",
            actions: "noticeTooFew",
            description: "'You need at least two existing matches before re-running.' Replaced matches don't count, approved ones do.",
          },
          {
            guard: "hasNoOneToReplace",
            target: "alerting",
            actions: "noticeNoOneToReplace",
            description: "Both investors have approved, and a re-run replaces only who has declined or not answered yet.",
          },
          {
            guard: "isIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching needs.",
          },
          {
            target: "askingRecords",
            actions: [
              "clearNotice",
              "askForRerun",
            ],
            description: "Re-run Match opens the records question.",
          },
        ],
        "refresh.asked": {
          target: ".rereading",
          description: "Refresh.",
        },
        "page.woke": {
          target: ".rereading",
          description: "Something may have changed meanwhile.",
        },
        "list.outdated": {
          target: ".rereading",
          description: "The other side has done something.",
        },
      },
      states: {
        unmatched: {
          description: "There are no matches yet.",
        },
        matchesFound: {
          description: "Up to 2 investors with score and reasons, under review for final approvals.",
          meta: {
            specification: [
              "§4 Matching",
              "§3 Match",
            ],
          },
          initial: "shown",
          on: {
            "refresh.asked": {
              target: ".rereading",
              description: "Refresh.",
            },
            "page.woke": {
              target: ".rereading",
              description: "An investor may have answered meanwhile.",
            },
            "list.outdated": {
              target: ".rereading",
              description: "An investor has done something.",
            },
          },
          states: {
            shown: {
              description: "The list is as it was last read.",
            },
            rereading: {
              description: "Profile and matches are read again; everything stays in view and can be used.",
              tags: "refreshing",
              meta: {
                specification: [
                  "decisions: Matching",
                ],
              },
              entry: "noteReading",
              type: "parallel",
              onDone: {
                target: "#matching.settling",
                description: "Both have answered.",
              },
              on: {
                "refresh.asked": {},
                "page.woke": {},
              },
              states: {
                profile: {
                  description: "What the investee has said of the business.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "The profile is on its way.",
                      invoke: {
                        id: "refetchProfile",
                        src: "fetchProfile",
                        onDone: {
                          target: "read",
                          actions: "rememberProfile",
                          description: "Also how many re-runs are left.",
                        },
                        onError: {
                          target: "read",
                          description: "What was known stays.",
                        },
                      },
                    },
                    read: {
                      type: "final",
                    },
                  },
                },
                matches: {
                  description: "The matches as they are now.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "The matches are on their way.",
                      invoke: {
                        id: "refetchMatches",
                        src: "fetchMatches",
                        onDone: {
                          target: "read",
                          actions: "rememberMatches",
                          description: "At most 2.",
                        },
                        onError: {
                          target: "read",
                          description: "What was known stays.",
                        },
                      },
                    },
                    read: {
                      type: "final",
                    },
                  },
                },
              },
            },
          },
        },
        noMatches: {
          description: "'Sorry, we couldn't find any investors that match your criteria at this time…'",
          tags: "noMatches",
          meta: {
            specification: [
              "§4 Matching",
              "§8",
            ],
          },
          initial: "nobodyFound",
          states: {
            nobodyFound: {
              description: "The server looked and found nobody.",
              on: {
                "page.woke": {},
              },
            },
            callFailed: {
              description: "The call failed; whether it did something shows when the page is read again.",
            },
          },
        },
        rereading: {
          description: "Profile and matches are read again; everything stays in view and can be used.",
          tags: "refreshing",
          meta: {
            specification: [
              "decisions: Matching",
            ],
          },
          entry: "noteReading",
          type: "parallel",
          onDone: {
            target: "#matching.settling",
            description: "Both have answered.",
          },
          on: {
            "refresh.asked": {},
            "page.woke": {},
          },
          states: {
            profile: {
              description: "What the investee has said of the business.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "The profile is on its way.",
                  invoke: {
                    id: "refetchProfile",
                    src: "fetchProfile",
                    onDone: {
                      target: "read",
                      actions: "rememberProfile",
                      description: "Also how many re-runs are left.",
                    },
                    onError: {
                      target: "read",
                      description: "What was known stays.",
                    },
                  },
                },
                read: {
                  type: "final",
                },
              },
            },
            matches: {
              description: "The matches as they are now.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "The matches are on their way.",
                  invoke: {
                    id: "refetchMatches",
                    src: "fetchMatches",
                    onDone: {
                      target: "read",
                      actions: "rememberMatches",
                      description: "At most 2.",
                    },
                    onError: {
                      target: "read",
                      description: "What was known stays.",
                    },
                  },
                },
                read: {
                  type: "final",
                },
              },
            },
          },
        },
      },
    },
    askingRecords: {
      description: "The records question: 'Do you have two years of consistent financial statements?' Before a re-run it also names the investors who will be replaced.",
      tags: "ready",
      meta: {
        specification: [
          "§4 Matching",
          "decisions: Matching",
        ],
      },
      on: {
        "records.confirmed": {
          target: "showingCriteria",
          description: "Yes: the eligibility criteria.",
        },
        "records.denied": {
          target: "assisting",
          description: "No: assistance.",
        },
        "modal.closed": {
          target: "settling",
          description: "The question is closed without an answer; nothing was asked for.",
        },
      },
    },
    assisting: {
      description: "The assistance modal: Send Inquiry Email or Close.",
      tags: "ready",
      meta: {
        specification: [
          "§4 Matching",
        ],
      },
      on: {
        "modal.closed": {
          target: "settling",
          description: "Close.",
        },
      },
    },
    showingCriteria: {
      description: "The nine eligibility criteria: 'Yes, proceed' or Cancel. Before a re-run they come with the names of the investors who will be replaced.",
      tags: "ready",
      meta: {
        specification: [
          "§4 Matching",
          "§9",
        ],
      },
      on: {
        "criteria.accepted": [
          {
            guard: "isOutdatedRerun",
            target: "refused",
            actions: "noticeChanged",
            description: "A match has changed while the questions were open, so the investors that they name may no longer be the ones that the re-run would replace.",
          },
          {
            guard: "isRerun",
            target: "rerunning",
            description: "'Yes, proceed' with the re-run.",
          },
          {
            target: "submitting",
            description: "'Yes, proceed' with the submission.",
          },
        ],
        "modal.closed": {
          target: "settling",
          description: "Cancel.",
        },
      },
    },
    submitting: {
      description: "The server looks for investors. Nothing else can be asked for, and the call is never repeated by itself.",
      tags: [
        "ready",
        "busy",
      ],
      meta: {
        specification: [
          "§4 Matching",
          "§7 GET /api/match_investors/",
          "§8",
        ],
      },
      invoke: {
        id: "matchInvestors",
        src: "matchInvestors",
        onDone: [
          {
            guard: "foundSome",
            target: "ready.matchesFound.rereading",
            actions: [
              "rememberSubmission",
              "focusResults",
            ],
            description: "Up to 2 investors, under review for final approvals; the focus goes to them.",
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: "noticeNone",
            description: "Nobody fits just now.",
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching needs.",
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: "noticeRefused",
            description: "There are 2 matches already: only a re-run looks for others.",
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
            description: "Asked too often in a short while.",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session rule takes the person away.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: "noticeNone",
            description: "Everything else shows the no-match message.",
          },
        ],
      },
    },
    rerunning: {
      description: "The server looks for other investors. They replace the rejected matches if there are any, otherwise the pending ones, those with the lowest score first. Approved and funded matches stay. The call is never repeated by itself; asked for again, it carries the same key.",
      tags: [
        "ready",
        "busy",
      ],
      meta: {
        specification: [
          "§4 Matching",
          "§9",
          "decisions: Matching",
        ],
      },
      invoke: {
        id: "rerunMatching",
        src: "matchInvestors",
        onDone: [
          {
            guard: "foundSome",
            target: "ready.matchesFound.rereading",
            actions: [
              "rememberRerun",
              "focusResults",
            ],
            description: "The page says who replaced whom; one of the two re-runs is used up; the focus goes to the results.",
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: [
              "dropRerunKey",
              "noticeNone",
            ],
            description: "Nobody else fits; this counts as no re-run.",
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            actions: "dropRerunKey",
            description: "The profile lacks something that matching needs.",
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: [
              "dropRerunKey",
              "noticeRefused",
            ],
            description: "Too few matches, or no re-run left.",
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
            description: "Asked too often in a short while.",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session rule takes the person away.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: "noticeNone",
            description: "Everything else shows the no-match message; the key is kept, as the server may have done it.",
          },
        ],
      },
    },
    limited: {
      description: "Asked too often; the page says when to try again, and lets it once the time is over.",
      tags: [
        "ready",
        "limited",
      ],
      meta: {
        specification: [
          "decisions: Matching",
        ],
      },
      after: {
        matchingWait: {
          target: "settling",
          description: "The wait is over.",
        },
      },
    },
    alerting: {
      description: "An alert says why a re-run is not possible.",
      tags: [
        "ready",
        "alert",
      ],
      meta: {
        specification: [
          "§5 Matching prerequisites",
        ],
      },
      on: {
        "alert.closed": {
          target: "settling",
          description: "The alert was read.",
        },
      },
    },
    refused: {
      description: "An alert with the reason why the call was refused or not made: there are matches or re-runs that this page does not know of.",
      tags: [
        "ready",
        "alert",
      ],
      meta: {
        specification: [
          "§8 Profile and matching",
        ],
      },
      on: {
        "alert.closed": {
          target: "ready.rereading",
          actions: "clearNotice",
          description: "The alert was read; the page asks the server how things stand.",
        },
      },
    },
    sendingToProfile: {
      description: "'Please complete your profile with all required details before matching.'",
      tags: [
        "ready",
        "alert",
      ],
      meta: {
        specification: [
          "§5 Matching prerequisites",
        ],
      },
      entry: "noticeIncomplete",
      on: {
        "alert.closed": {
          target: "left",
          actions: {
            type: "goTo",
            params: {
              to: "/profile",
            },
          },
          description: "On to the profile.",
        },
      },
    },
    left: {
      description: "The profile is open.",
      type: "final",
    },
  },
});
