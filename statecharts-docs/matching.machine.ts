import { fromPromise, setup } from "xstate";

/** Find investors for a business. Generated: `npm run docs` writes it anew. */
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
    noteReading: () => {},
    noteSlow: () => {},
    noteStale: () => {},
    notice: () => {},
    noticeMatchesFailed: () => {},
    noticeProfileFailed: () => {},
    noticeRefused: () => {},
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
    isRefused: () => true,
    isRerun: () => true,
    isSessionOver: () => true,
    isStale: () => true,
    isStaleRerun: () => true,
    isTooMany: () => true,
  },
  delays: {
    matchingWait: 600000,
    slowLoad: 5000,
  },
}).createMachine({
  id: "matching",
  description: "Find investors for a business.",
  meta: {
    title: "Getting matched",
    who: "Investees",
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Refresh reloads the page.",
    },
  },
  on: {
    "list.stale": {
      actions: "noteStale",
      description: "The list is reloaded as soon as no other step is in progress.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "Loading profile and matches. The page shows a skeleton.",
      tags: "loading",
      entry: [
        "clearNotice",
        "noteReading",
      ],
      exit: "noteNotSlow",
      on: {
        "list.stale": {
          target: "loading",
          reenter: true,
          description: "The running requests may return stale data.",
        },
      },
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      type: "parallel",
      onDone: {
        target: "settling",
      },
      states: {
        profile: {
          description: "Loading the investee's profile.",
          initial: "fetching",
          states: {
            fetching: {
              description: "Loading the profile.",
              meta: {
                rules: [
                  "4-matching-03",
                ],
              },
              invoke: {
                id: "fetchProfile",
                src: "fetchProfile",
                onDone: {
                  target: "read",
                  actions: "rememberProfile",
                },
                onError: [
                  {
                    guard: "isMissing",
                    target: "read",
                    actions: "forgetProfile",
                    description: "There is no profile yet, so every field is missing.",
                  },
                  {
                    target: "#matching.loadFailed",
                    actions: "noticeProfileFailed",
                    meta: {
                      rules: [
                        "8-profile-01",
                      ],
                    },
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
          description: "Loading the existing matches.",
          initial: "fetching",
          states: {
            fetching: {
              description: "Loading the matches.",
              invoke: {
                id: "fetchMatches",
                src: "fetchMatches",
                onDone: {
                  target: "read",
                  actions: "rememberMatches",
                  meta: {
                    rules: [
                      "4-matching-06",
                    ],
                  },
                },
                onError: {
                  target: "#matching.loadFailed",
                  actions: "noticeMatchesFailed",
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
      description: "The page could not be loaded. It explains why and offers Try Again.",
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
    settling: {
      description: "Checks whether there are matches.",
      entry: "clearNotice",
      always: [
        {
          guard: "isStale",
          target: "ready.rereading",
          description: "The list changed in the meantime.",
        },
        {
          guard: "hasMatches",
          target: "ready.matchesFound",
        },
        {
          target: "ready.unmatched",
        },
      ],
    },
    ready: {
      description: "The page shows the summary of required fields, Get Matched, the results and Re-run Match.",
      tags: "ready",
      initial: "unmatched",
      on: {
        "matching.asked": {
          guard: "canBeMatched",
          target: "askingRecords",
          actions: [
            "clearNotice",
            "askForSubmission",
          ],
          meta: {
            rules: [
              "2-matching-04",
              "4-matching-01",
              "4-matching-02",
            ],
          },
        },
        "rerun.asked": [
          {
            guard: "hasNoRerunLeft",
            target: "alerting",
            actions: {
              type: "notice",
              params: {
                key: "matching.rerunLimit",
              },
            },
            meta: {
              rules: [
                "4-matching-09",
                "5-matching-05",
              ],
            },
          },
          {
            guard: "hasTooFewMatches",
            target: "alerting",
            actions: {
              type: "notice",
              params: {
                key: "matching.rerunTooFew",
              },
            },
            description: "Replaced matches do not count; approved ones do.",
            meta: {
              rules: [
                "4-matching-10",
                "5-matching-04",
              ],
            },
          },
          {
            guard: "hasNoOneToReplace",
            target: "alerting",
            actions: {
              type: "notice",
              params: {
                key: "rerun.replacesNone",
              },
            },
            description: "All investors have approved. A re-run replaces only investors who declined or have not answered.",
            meta: {
              rules: [
                "4-matching-15",
              ],
            },
          },
          {
            guard: "isIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching requires.",
            meta: {
              rules: [
                "5-matching-01",
                "5-matching-02",
              ],
            },
          },
          {
            target: "askingRecords",
            actions: [
              "clearNotice",
              "askForRerun",
            ],
            meta: {
              rules: [
                "4-matching-09",
                "4-matching-10",
              ],
            },
          },
        ],
        "refresh.asked": {
          target: ".rereading",
        },
        "page.resumed": {
          target: ".rereading",
          description: "The list may have changed while the page was hidden.",
        },
        "list.stale": {
          target: ".rereading",
        },
      },
      states: {
        unmatched: {
          description: "There are no matches yet.",
        },
        matchesFound: {
          description: "The matched investors are shown with score and reasons.",
          initial: "shown",
          on: {
            "refresh.asked": {
              target: ".rereading",
            },
            "page.resumed": {
              target: ".rereading",
              description: "An investor may have answered in the meantime.",
            },
            "list.stale": {
              target: ".rereading",
            },
          },
          states: {
            shown: {
              description: "The list is shown as last loaded.",
              meta: {
                rules: [
                  "2-matching-05",
                  "4-matching-06",
                ],
              },
            },
            rereading: {
              description: "Profile and matches are being reloaded. The page stays usable.",
              tags: "refreshing",
              entry: "noteReading",
              type: "parallel",
              onDone: {
                target: "#matching.settling",
              },
              on: {
                "refresh.asked": {},
                "page.resumed": {},
              },
              states: {
                profile: {
                  description: "Reloading the investee's profile.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "Reloading the profile.",
                      invoke: {
                        id: "refetchProfile",
                        src: "fetchProfile",
                        onDone: {
                          target: "read",
                          actions: "rememberProfile",
                          description: "The profile also contains the number of used re-runs.",
                        },
                        onError: {
                          target: "read",
                          description: "The known profile is kept.",
                        },
                      },
                    },
                    read: {
                      type: "final",
                    },
                  },
                },
                matches: {
                  description: "Reloading the matches.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "Reloading the matches.",
                      invoke: {
                        id: "refetchMatches",
                        src: "fetchMatches",
                        onDone: {
                          target: "read",
                          actions: "rememberMatches",
                        },
                        onError: {
                          target: "read",
                          description: "The known list is kept.",
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
          description: "The page explains that no investor matches at the moment.",
          tags: "noMatches",
          initial: "nobodyFound",
          states: {
            nobodyFound: {
              description: "The server found no investor.",
              meta: {
                rules: [
                  "4-matching-08",
                  "8-matching-01",
                ],
              },
              on: {
                "page.resumed": {},
              },
            },
            callFailed: {
              description: "The call failed. The next refresh shows whether it had an effect.",
              meta: {
                rules: [
                  "8-matching-02",
                ],
              },
            },
          },
        },
        rereading: {
          description: "Profile and matches are being reloaded. The page stays usable.",
          tags: "refreshing",
          entry: "noteReading",
          type: "parallel",
          onDone: {
            target: "#matching.settling",
          },
          on: {
            "refresh.asked": {},
            "page.resumed": {},
          },
          states: {
            profile: {
              description: "Reloading the investee's profile.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "Reloading the profile.",
                  invoke: {
                    id: "refetchProfile",
                    src: "fetchProfile",
                    onDone: {
                      target: "read",
                      actions: "rememberProfile",
                      description: "The profile also contains the number of used re-runs.",
                    },
                    onError: {
                      target: "read",
                      description: "The known profile is kept.",
                    },
                  },
                },
                read: {
                  type: "final",
                },
              },
            },
            matches: {
              description: "Reloading the matches.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "Reloading the matches.",
                  invoke: {
                    id: "refetchMatches",
                    src: "fetchMatches",
                    onDone: {
                      target: "read",
                      actions: "rememberMatches",
                    },
                    onError: {
                      target: "read",
                      description: "The known list is kept.",
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
      description: "The records question is open. Before a re-run it names the investors who will be replaced.",
      tags: "ready",
      meta: {
        rules: [
          "2-matching-07",
        ],
      },
      on: {
        "records.confirmed": {
          target: "showingCriteria",
          meta: {
            rules: [
              "4-matching-11",
            ],
          },
        },
        "records.denied": {
          target: "assisting",
          meta: {
            rules: [
              "4-matching-11",
            ],
          },
        },
        "modal.closed": {
          target: "settling",
          description: "No request is sent.",
        },
      },
    },
    assisting: {
      description: "The assistance modal offers Send Inquiry Email and Close.",
      tags: "ready",
      meta: {
        rules: [
          "2-matching-07",
          "4-matching-12",
        ],
      },
      on: {
        "modal.closed": {
          target: "settling",
          meta: {
            rules: [
              "4-matching-12",
            ],
          },
        },
      },
    },
    showingCriteria: {
      description: "The eligibility criteria are shown. Before a re-run they include the names of the investors who will be replaced.",
      tags: "ready",
      meta: {
        rules: [
          "2-matching-07",
          "4-matching-13",
        ],
      },
      on: {
        "criteria.accepted": [
          {
            guard: "isStaleRerun",
            target: "refused",
            actions: {
              type: "notice",
              params: {
                key: "rerun.changed",
              },
            },
            description: "A match changed while the questions were open, so the named investors may no longer be the ones that the re-run would replace.",
            meta: {
              rules: [
                "4-matching-22",
              ],
            },
          },
          {
            guard: "isRerun",
            target: "rerunning",
            meta: {
              rules: [
                "4-matching-13",
              ],
            },
          },
          {
            target: "submitting",
            meta: {
              rules: [
                "4-matching-13",
                "7-matching-01",
              ],
            },
          },
        ],
        "modal.closed": {
          target: "settling",
          meta: {
            rules: [
              "4-matching-13",
            ],
          },
        },
      },
    },
    submitting: {
      description: "The server looks for investors. The request is never repeated automatically.",
      tags: [
        "ready",
        "busy",
      ],
      meta: {
        rules: [
          "4-matching-03",
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
            description: "Shows the found investors, who still have to answer, and moves the focus to them.",
            meta: {
              rules: [
                "3-matching-02",
                "4-matching-05",
                "4-matching-06",
                "4-matching-07",
              ],
            },
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: {
              type: "notice",
              params: {
                key: "matching.none",
              },
            },
            description: "No investor matches at the moment.",
            meta: {
              rules: [
                "4-matching-08",
                "8-matching-01",
              ],
            },
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching requires.",
            meta: {
              rules: [
                "5-matching-02",
              ],
            },
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: "noticeRefused",
            description: "The investee already has the maximum number of matches, so only a re-run can find others.",
            meta: {
              rules: [
                "8-matching-03",
              ],
            },
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session chart handles the expired session.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: {
              type: "notice",
              params: {
                key: "matching.none",
              },
            },
            description: "Every other failure shows the no-match message.",
            meta: {
              rules: [
                "8-matching-02",
              ],
            },
          },
        ],
      },
    },
    rerunning: {
      description: "The server replaces the rejected matches if there are any, otherwise the pending ones with the lowest scores. The request is never repeated automatically; a retry sends the same key.",
      tags: [
        "ready",
        "busy",
      ],
      meta: {
        rules: [
          "4-matching-03",
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
            description: "The page shows which investor replaced which. One re-run is used up.",
            meta: {
              rules: [
                "4-matching-05",
                "4-matching-06",
                "4-matching-09",
                "4-matching-16",
                "4-matching-21",
              ],
            },
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: [
              "dropRerunKey",
              {
                type: "notice",
                params: {
                  key: "matching.none",
                },
              },
            ],
            description: "No other investor matches. This does not count as a re-run.",
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            actions: "dropRerunKey",
            description: "The profile lacks something that matching requires.",
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: [
              "dropRerunKey",
              "noticeRefused",
            ],
            description: "There are too few matches, no re-run is left, or an investor answered after the dialogs had named the matches to replace.",
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session chart handles the expired session.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: {
              type: "notice",
              params: {
                key: "matching.none",
              },
            },
            description: "Every other failure shows the no-match message. The key is kept, because the server may have completed the re-run.",
          },
        ],
      },
    },
    limited: {
      description: "Too many requests were sent. The page shows when the next one is possible.",
      tags: [
        "ready",
        "limited",
      ],
      after: {
        matchingWait: {
          target: "settling",
        },
      },
    },
    alerting: {
      description: "An alert explains why a re-run is not possible.",
      tags: [
        "ready",
        "alert",
      ],
      on: {
        "alert.closed": {
          target: "settling",
        },
      },
    },
    refused: {
      description: "An alert explains why the call was refused or not sent. The page may have stale data.",
      tags: [
        "ready",
        "alert",
      ],
      on: {
        "alert.closed": {
          target: "ready.rereading",
          actions: "clearNotice",
          description: "The page reloads its data from the server.",
        },
      },
    },
    sendingToProfile: {
      description: "An alert asks to complete the profile first.",
      tags: [
        "ready",
        "alert",
      ],
      meta: {
        rules: [
          "5-matching-02",
        ],
      },
      entry: {
        type: "notice",
        params: {
          key: "matching.incomplete",
        },
      },
      on: {
        "alert.closed": {
          target: "left",
          actions: {
            type: "goTo",
            params: {
              to: "/profile",
            },
          },
          meta: {
            rules: [
              "5-matching-03",
            ],
          },
        },
      },
    },
    left: {
      description: "The profile is open.",
      type: "final",
    },
  },
});
