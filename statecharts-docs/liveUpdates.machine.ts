import { fromPromise, setup } from "xstate";

/** Hear at once what the other side has done. Generated: `npm run docs` writes it anew. */
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
    rememberAnswer: () => {},
    rememberMember: () => {},
    removeNews: () => {},
    tellOfUpdates: () => {},
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
  description: "Hear at once what the other side has done.",
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
      description: "Nobody is logged in: nothing is asked.",
      tags: "resting",
      meta: {
        specification: [
          "§4 Session",
        ],
      },
      on: {
        "member.came": {
          target: "present",
          actions: "rememberMember",
          description: "A member is logged in.",
        },
      },
    },
    present: {
      description: "A member is logged in.",
      type: "parallel",
      meta: {
        specification: [
          "design: Server",
          "design: Browser",
        ],
      },
      invoke: {
        id: "watchPage",
        src: "watchPage",
        onError: {
          description: "Then the page counts as in view, with a network.",
        },
      },
      on: {
        "member.came": [
          {
            guard: "isSameMember",
            target: "present",
            reenter: true,
            description: "Logged in again: the stream carries the new token.",
          },
          {
            target: "present",
            reenter: true,
            actions: "rememberMember",
            description: "Another member: nothing of the former is known.",
          },
        ],
        "member.left": {
          target: "away",
          actions: "forgetMember",
          description: "The session ended, and with it the stream.",
        },
      },
      states: {
        line: {
          description: "How this page hears of changes.",
          initial: "attached",
          states: {
            attached: {
              description: "The stream of updates is asked for, or open.",
              meta: {
                specification: [
                  "design: Server",
                  "design: Browser",
                ],
              },
              initial: "connecting",
              invoke: {
                id: "openStream",
                src: "openStream",
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "It could not even be tried.",
                },
              },
              on: {
                "stream.cut": {
                  target: "waiting",
                  actions: "noteCut",
                  description: "The server went, the network broke, or it was refused.",
                },
                "stream.crowded": {
                  target: "waiting",
                  actions: "noteCrowded",
                  description: "The member has more pages open than one server follows; this one asks now and then.",
                },
                "page.forgotten": {
                  target: "asleep",
                  description: "Nobody looks: the stream is let go.",
                },
                "network.lost": {
                  target: "offline",
                  description: "Nothing can come now.",
                },
              },
              states: {
                connecting: {
                  description: "The stream has been asked for and has not begun.",
                  on: {
                    "stream.told": [
                      {
                        guard: "bringsNew",
                        target: "open",
                        actions: [
                          "rememberAnswer",
                          "announceUpdates",
                          "tellOfUpdates",
                        ],
                        description: "It begins with what this page has missed.",
                      },
                      {
                        target: "open",
                        actions: "rememberAnswer",
                        description: "It begins; nothing was missed.",
                      },
                    ],
                  },
                  after: {
                    updatesPatience: {
                      target: "#liveUpdates.present.line.waiting",
                      actions: "noteCut",
                      description: "Something in between holds it back.",
                    },
                  },
                },
                open: {
                  description: "A change is told as soon as it is made.",
                  tags: "live",
                  initial: "listening",
                  after: {
                    updatesSteady: {
                      actions: "noteSteady",
                      description: "It holds: a later cut is a first one again.",
                    },
                  },
                  states: {
                    listening: {
                      description: "The stream says now and then that it lives.",
                      on: {
                        "stream.told": [
                          {
                            guard: "bringsNew",
                            target: "listening",
                            reenter: true,
                            actions: [
                              "rememberAnswer",
                              "announceUpdates",
                              "tellOfUpdates",
                            ],
                            description: "Something has changed.",
                          },
                          {
                            target: "listening",
                            reenter: true,
                            description: "Told already.",
                          },
                        ],
                        "stream.beat": {
                          target: "listening",
                          reenter: true,
                          description: "It lives.",
                        },
                      },
                      after: {
                        updatesSilence: {
                          target: "#liveUpdates.present.line.waiting",
                          actions: "noteCut",
                          description: "Two beats have failed to come: it is dead.",
                        },
                      },
                    },
                  },
                },
              },
            },
            waiting: {
              description: "There is no stream. After a moment, about a second at first and at most 15, doubled with each cut and half of it by chance, the page asks by itself. The person sees the page as it is, and notices nothing else.",
              tags: "polling",
              meta: {
                specification: [
                  "design: Server",
                ],
              },
              on: {
                "page.forgotten": {
                  target: "asleep",
                  description: "Nobody looks.",
                },
                "page.shown": {
                  target: "asking",
                  description: "Somebody looks again.",
                },
                "network.lost": {
                  target: "offline",
                  description: "Nothing can come now.",
                },
                "network.back": {
                  target: "asking",
                  description: "The network is back: at once.",
                },
              },
              after: {
                pollWait: {
                  target: "asking",
                  description: "The wait is over.",
                },
              },
            },
            asking: {
              description: "The page asks by itself what has changed.",
              tags: "polling",
              meta: {
                specification: [
                  "design: Server",
                ],
              },
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
                      "tellOfUpdates",
                    ],
                    description: "Something has changed; and the server answers again.",
                  },
                  {
                    target: "attached",
                    actions: "rememberAnswer",
                    description: "The server answers again: back to the stream.",
                  },
                ],
                onError: {
                  target: "waiting",
                  actions: "noteCut",
                  description: "No answer either: a longer wait.",
                },
              },
              on: {
                "page.forgotten": {
                  target: "asleep",
                  description: "Nobody looks.",
                },
                "network.lost": {
                  target: "offline",
                  description: "Nothing can come now.",
                },
              },
            },
            offline: {
              description: "The browser has no network; the page says so elsewhere.",
              tags: "resting",
              meta: {
                specification: [
                  "design: Server",
                ],
              },
              on: {
                "network.back": {
                  target: "attached",
                  description: "The network is back.",
                },
                "page.forgotten": {
                  target: "asleep",
                  description: "Nobody looks.",
                },
              },
            },
            asleep: {
              description: "Nobody looks at this page. Once somebody does, it is told what it has missed.",
              tags: "resting",
              meta: {
                specification: [
                  "design: Server",
                ],
              },
              on: {
                "page.shown": {
                  target: "attached",
                  description: "Somebody looks again.",
                },
              },
            },
          },
        },
        attention: {
          description: "Whether somebody looks at the page.",
          initial: "front",
          states: {
            front: {
              description: "The page is in view.",
              on: {
                "page.hidden": {
                  target: "behind",
                  description: "Another tab or window covers it.",
                },
                "page.left": {
                  target: "forgotten",
                  description: "It is kept for the way back.",
                },
              },
            },
            behind: {
              description: "The page is hidden, perhaps for a moment only.",
              on: {
                "page.shown": {
                  target: "front",
                  description: "It is looked at again.",
                },
                "page.left": {
                  target: "forgotten",
                  description: "It is kept for the way back.",
                },
              },
              after: {
                updatesHidden: {
                  target: "forgotten",
                  description: "Nobody has looked for a while.",
                },
              },
            },
            forgotten: {
              description: "Nobody looks.",
              entry: "forgetPage",
              on: {
                "page.shown": {
                  target: "front",
                  description: "It is looked at again.",
                },
              },
            },
          },
        },
        news: {
          description: "What the person is told.",
          initial: "none",
          states: {
            none: {
              description: "Nothing to tell.",
              entry: "clearNews",
              on: {
                "updates.came": {
                  guard: "hasNews",
                  target: "told",
                  description: "A line says what has changed.",
                },
              },
            },
            told: {
              description: "Lines say what has changed, at most three.",
              on: {
                "updates.came": {
                  target: "told",
                  reenter: true,
                  description: "One more.",
                },
                "news.read": [
                  {
                    guard: "isLastNews",
                    target: "none",
                    description: "All are read.",
                  },
                  {
                    actions: "removeNews",
                    description: "One is read.",
                  },
                ],
              },
              after: {
                newsShown: {
                  target: "none",
                  description: "They go by themselves: the pages say it too.",
                },
              },
            },
          },
        },
      },
    },
  },
});
