import { fromPromise, setup } from "xstate";

/** See at once what the other side has done. Generated: `npm run docs` writes it anew. */
export const liveUpdatesMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchUpdates: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    openStream: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    announceUpdates: () => {},
    clearNews: () => {},
    forgetMember: () => {},
    forgetPage: () => {},
    noteCrowded: () => {},
    noteCut: () => {},
    noteSteady: () => {},
    raiseUpdates: () => {},
    rememberAnswer: () => {},
    rememberMember: () => {},
    removeNews: () => {},
  },
  guards: {
    bringsNew: () => true,
    hasNews: () => true,
    isLastNews: () => true,
    isSameMember: () => true,
  },
  delays: {
    newsShown: 10000,
    pollWait: 600000,
    updatesHidden: 60000,
    updatesPatience: 8000,
    updatesSilence: 35000,
    updatesSteady: 20000,
  },
}).createMachine({
  id: "liveUpdates",
  description: "See at once what the other side has done.",
  meta: {
    title: "Live updates",
    who: "Members",
  },
  context: {
    email: null,
    userType: null,
    seen: null,
    fresh: [],
    news: [],
    cuts: 0,
    jitter: 0,
  },
  initial: "away",
  states: {
    away: {
      description: "No member is logged in. There is no connection.",
      tags: "resting",
      on: {
        "member.came": {
          target: "present",
          actions: "rememberMember",
        },
      },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          description: "The page counts as visible and online.",
        },
      },
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "The stream reconnects with the new token.",
          },
          {
            target: "present",
            reenter: true,
            actions: "rememberMember",
            description: "Nothing of the previous member is kept.",
          },
        ],
        "member.left": {
          target: "away",
          actions: "forgetMember",
        },
      },
      states: {
        line: {
          description: "The connection to the server.",
          initial: "attached",
          states: {
            attached: {
              description: "The stream is connecting or open.",
              initial: "connecting",
              invoke: {
                id: "openStream",
                src: "openStream",
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The stream could not be requested.",
                },
              },
              on: {
                "stream.cut": {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The server closed the stream, the network failed, or the request was refused.",
                },
                "stream.crowded": {
                  target: "waiting",
                  actions: "noteCrowded",
                  description: "The member has more open pages than one server serves with streams, so this page polls with the longest wait.",
                },
                "page.forgotten": {
                  target: "asleep",
                  description: "A hidden page releases its stream.",
                },
                "network.lost": {
                  target: "offline",
                },
              },
              states: {
                connecting: {
                  description: "The stream was requested but has not started.",
                  on: {
                    "stream.updated": [
                      {
                        guard: "bringsNew",
                        target: "open",
                        actions: [
                          "rememberAnswer",
                          "announceUpdates",
                          "raiseUpdates",
                        ],
                        description: "The stream starts with the updates that this page has missed.",
                      },
                      {
                        target: "open",
                        actions: "rememberAnswer",
                      },
                    ],
                  },
                  after: {
                    updatesPatience: {
                      target: "#liveUpdates.present.line.waiting",
                      actions: "noteCut",
                      description: "A proxy may be buffering the stream.",
                    },
                  },
                },
                open: {
                  description: "Changes arrive as they happen.",
                  tags: "live",
                  initial: "listening",
                  after: {
                    updatesSteady: {
                      actions: "noteSteady",
                      description: "The connection is steady: the next cut starts with the shortest wait again.",
                    },
                  },
                  states: {
                    listening: {
                      description: "The server sends a heartbeat at regular intervals.",
                      on: {
                        "stream.updated": [
                          {
                            guard: "bringsNew",
                            target: "listening",
                            reenter: true,
                            actions: [
                              "rememberAnswer",
                              "announceUpdates",
                              "raiseUpdates",
                            ],
                          },
                          {
                            target: "listening",
                            reenter: true,
                            description: "The updates were already reported.",
                          },
                        ],
                        "stream.beat": {
                          target: "listening",
                          reenter: true,
                        },
                      },
                      after: {
                        updatesSilence: {
                          target: "#liveUpdates.present.line.waiting",
                          actions: "noteCut",
                          description: "Several heartbeats are missing, so the stream counts as dead.",
                        },
                      },
                    },
                  },
                },
              },
            },
            waiting: {
              description: "There is no stream, which the page does not show. It polls after a wait that doubles with each failure, up to a limit, and is partly random.",
              tags: "polling",
              on: {
                "page.forgotten": {
                  target: "asleep",
                },
                "page.shown": {
                  target: "asking",
                },
                "network.lost": {
                  target: "offline",
                },
                "network.back": {
                  target: "asking",
                  description: "Polls at once.",
                },
              },
              after: {
                pollWait: {
                  target: "asking",
                },
              },
            },
            asking: {
              description: "The page polls for updates.",
              tags: "polling",
              invoke: {
                id: "fetchUpdates",
                src: "fetchUpdates",
                onDone: [
                  {
                    guard: "bringsNew",
                    target: "attached",
                    actions: [
                      "rememberAnswer",
                      "announceUpdates",
                      "raiseUpdates",
                    ],
                    description: "The server answers again, so the page returns to the stream.",
                  },
                  {
                    target: "attached",
                    actions: "rememberAnswer",
                    description: "The server answers again, so the page returns to the stream.",
                  },
                ],
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The next wait is longer.",
                },
              },
              on: {
                "page.forgotten": {
                  target: "asleep",
                },
                "network.lost": {
                  target: "offline",
                },
              },
            },
            offline: {
              description: "The browser is offline. Another part of the page shows this.",
              tags: "resting",
              on: {
                "network.back": {
                  target: "attached",
                },
                "page.forgotten": {
                  target: "asleep",
                },
              },
            },
            asleep: {
              description: "The page is hidden. When it becomes visible, it receives the updates it has missed.",
              tags: "resting",
              on: {
                "page.shown": {
                  target: "attached",
                },
              },
            },
          },
        },
        attention: {
          description: "Whether the page is visible.",
          initial: "front",
          states: {
            front: {
              description: "The page is visible.",
              on: {
                "page.hidden": {
                  target: "behind",
                },
                "page.left": {
                  target: "forgotten",
                  description: "The page enters the browser's back/forward cache.",
                },
              },
            },
            behind: {
              description: "The page is hidden, perhaps only for a moment.",
              on: {
                "page.shown": {
                  target: "front",
                },
                "page.left": {
                  target: "forgotten",
                  description: "The page enters the browser's back/forward cache.",
                },
              },
              after: {
                updatesHidden: {
                  target: "forgotten",
                },
              },
            },
            forgotten: {
              description: "The page has been hidden for a while.",
              entry: "forgetPage",
              on: {
                "page.shown": {
                  target: "front",
                },
              },
            },
          },
        },
        news: {
          description: "The notices of changes.",
          initial: "none",
          states: {
            none: {
              description: "No notice is shown.",
              entry: "clearNews",
              on: {
                "updates.came": {
                  guard: "hasNews",
                  target: "shown",
                },
              },
            },
            shown: {
              description: "The page lists the latest changes, up to a fixed number.",
              on: {
                "updates.came": {
                  target: "shown",
                  reenter: true,
                  description: "The display time restarts.",
                },
                "news.read": [
                  {
                    guard: "isLastNews",
                    target: "none",
                  },
                  {
                    actions: "removeNews",
                  },
                ],
              },
              after: {
                newsShown: {
                  target: "none",
                  description: "They disappear by themselves, because the pages show the same changes.",
                },
              },
            },
          },
        },
      },
    },
  },
});
