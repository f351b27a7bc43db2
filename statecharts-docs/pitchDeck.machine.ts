import { fromPromise, setup } from "xstate";

/** Keep pitch decks for the investors one is matched with. Generated: `npm run docs` writes it anew. */
export const pitchDeckMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchDecks: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    removeDeck: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    sendDeck: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchPage: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    watchUpload: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNews: () => {},
    clearNotice: () => {},
    dropAll: () => {},
    dropChoice: () => {},
    focusChooser: () => {},
    forgetDeck: () => {},
    forgetRemoval: () => {},
    noteNotSlow: () => {},
    noteProgress: () => {},
    noteRemoval: () => {},
    noteSlow: () => {},
    noteUnsent: () => {},
    noticeNotRemoved: () => {},
    noticeStalled: () => {},
    noticeUnread: () => {},
    refuseFirst: () => {},
    rememberDecks: () => {},
    rememberStored: () => {},
    takeChoices: () => {},
    takeReplacement: () => {},
  },
  guards: {
    hasWaiting: () => true,
    isMissing: () => true,
    isRefused: () => true,
    isSessionOver: () => true,
    isStored: () => true,
    isUnderWay: () => true,
    knowsDecks: () => true,
  },
  delays: {
    slowLoad: 5000,
    slowSend: 10000,
  },
}).createMachine({
  id: "pitchDeck",
  description: "Keep pitch decks for the investors one is matched with.",
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Then only Try Again goes on.",
    },
  },
  initial: "starting",
  states: {
    starting: {
      description: "Has the profile told which decks there are?",
      always: [
        {
          guard: "knowsDecks",
          target: "ready",
          description: "Yes: they are shown.",
        },
        {
          target: "reading",
          description: "There is no profile yet.",
        },
      ],
    },
    reading: {
      description: "The list is on its way.",
      tags: "loading",
      meta: {
        specification: [
          "§3 Profile",
          "decisions: Profile",
        ],
      },
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      invoke: {
        id: "fetchDecks",
        src: "fetchDecks",
        onDone: {
          target: "ready",
          actions: "rememberDecks",
          description: "What is stored already.",
        },
        onError: {
          target: "unread",
          actions: "noticeUnread",
          description: "The page says so and offers to try again.",
        },
      },
    },
    unread: {
      description: "Which decks there are is not known.",
      tags: "failed",
      meta: {
        specification: [
          "decisions: Profile",
        ],
      },
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "reading",
          description: "The person tries again.",
        },
        "page.woke": {
          target: "reading",
          description: "The page or the network is back.",
        },
      },
    },
    ready: {
      description: "The decks, and a place to choose another one.",
      tags: "ready",
      meta: {
        specification: [
          "§3 Profile",
          "decisions: Profile",
        ],
      },
      initial: "idle",
      on: {
        "decks.chosen": {
          actions: [
            "clearNews",
            "takeChoices",
          ],
          description: "Those of a right type and size wait for their turn, the others say why not.",
        },
        "deck.replaced": {
          actions: [
            "clearNews",
            "takeReplacement",
          ],
          description: "The former deck stays until the new one is stored.",
        },
        "choice.dropped": {
          actions: [
            "dropChoice",
            "focusChooser",
          ],
          description: "One that waits is taken back, or one that was refused is cleared away.",
        },
      },
      states: {
        idle: {
          description: "Nothing is under way.",
          always: {
            guard: "hasWaiting",
            target: "sending",
            description: "The next deck.",
          },
          on: {
            "removal.asked": {
              guard: "isStored",
              target: "confirmingRemoval",
              actions: [
                "clearNews",
                "noteRemoval",
              ],
              description: "A stored deck is to go.",
            },
          },
        },
        sending: {
          description: "A deck is on its way, and the page shows how far it is.",
          tags: [
            "busy",
            "sending",
          ],
          entry: "noteUnsent",
          exit: "noteNotSlow",
          after: {
            slowSend: {
              actions: "noteSlow",
              description: "It takes longer than usual, and the page says so.",
            },
          },
          on: {
            "upload.progressed": {
              actions: "noteProgress",
              description: "More of it has left.",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: [
                "dropChoice",
                "focusChooser",
              ],
              description: "The upload is left.",
            },
          },
          invoke: [
            {
              id: "sendDeck",
              src: "sendDeck",
              onDone: {
                target: "idle",
                actions: "rememberStored",
                description: "It is stored.",
              },
              onError: [
                {
                  guard: "isRefused",
                  target: "idle",
                  actions: "refuseFirst",
                  description: "The server looked inside and refused it; its reason stands at the file.",
                },
                {
                  guard: "isSessionOver",
                  target: "idle",
                  actions: "dropAll",
                  description: "The session rule takes the person away.",
                },
                {
                  target: "stalled",
                  actions: "noticeStalled",
                  description: "It did not arrive, or nobody knows.",
                },
              ],
            },
            {
              id: "watchUpload",
              src: "watchUpload",
              onError: {
                description: "Then it shows no progress.",
              },
            },
          ],
        },
        stalled: {
          description: "The upload stands still, and says why; it goes on when the network is back or the person says so.",
          tags: "stalled",
          exit: "clearNotice",
          on: {
            "upload.retried": {
              target: "sending",
              description: "The person tries again; it is kept once.",
            },
            "page.woke": {
              target: "sending",
              description: "The page or the network is back.",
            },
            "decks.chosen": {
              actions: "takeChoices",
              description: "It waits for its turn; why nothing moves is still said.",
            },
            "deck.replaced": {
              actions: "takeReplacement",
              description: "It waits for its turn; why nothing moves is still said.",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: [
                "dropChoice",
                "focusChooser",
              ],
              description: "The person gives it up.",
            },
          },
        },
        confirmingRemoval: {
          description: "Is it really to go? Investors can't open it then.",
          on: {
            "removal.confirmed": {
              target: "removing",
              description: "Yes.",
            },
            "removal.cancelled": {
              target: "idle",
              actions: "forgetRemoval",
              description: "No: it stays.",
            },
          },
        },
        removing: {
          description: "A deck is being removed.",
          tags: "busy",
          invoke: {
            id: "removeDeck",
            src: "removeDeck",
            onDone: {
              target: "idle",
              actions: [
                "forgetDeck",
                "forgetRemoval",
                "focusChooser",
              ],
              description: "It is gone.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "idle",
                actions: [
                  "forgetDeck",
                  "forgetRemoval",
                  "focusChooser",
                ],
                description: "It was gone already.",
              },
              {
                guard: "isSessionOver",
                target: "idle",
                actions: "forgetRemoval",
                description: "The session rule takes the person away.",
              },
              {
                target: "idle",
                actions: [
                  "noticeNotRemoved",
                  "forgetRemoval",
                ],
                description: "It is still there, and the page says so.",
              },
            ],
          },
        },
      },
    },
  },
});
