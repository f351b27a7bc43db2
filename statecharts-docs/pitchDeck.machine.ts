import { fromPromise, setup } from "xstate";

/** Upload pitch decks for matched investors. Generated: `npm run docs` writes it anew. */
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
  description: "Upload pitch decks for matched investors.",
  meta: {
    title: "Pitch decks",
    who: "Investees",
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Try Again resumes an upload.",
    },
  },
  initial: "starting",
  states: {
    starting: {
      description: "Checks whether the profile lists the decks.",
      always: [
        {
          guard: "knowsDecks",
          target: "ready",
        },
        {
          target: "reading",
          description: "There is no profile yet.",
        },
      ],
    },
    reading: {
      description: "The list is loading.",
      tags: "loading",
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      invoke: {
        id: "fetchDecks",
        src: "fetchDecks",
        onDone: {
          target: "ready",
          actions: "rememberDecks",
          meta: {
            rules: [
              "3-profile-04",
            ],
          },
        },
        onError: {
          target: "unread",
          actions: "noticeUnread",
        },
      },
    },
    unread: {
      description: "The list could not be loaded. Try Again is offered.",
      tags: "failed",
      exit: "clearNotice",
      on: {
        "load.retried": {
          target: "reading",
        },
        "page.resumed": {
          target: "reading",
        },
      },
    },
    ready: {
      description: "The decks are listed, and another one can be chosen.",
      tags: "ready",
      initial: "idle",
      on: {
        "decks.chosen": {
          actions: [
            "clearNews",
            "takeChoices",
          ],
          description: "Valid files wait for upload. The others show why they are refused.",
        },
        "deck.replaced": {
          actions: [
            "clearNews",
            "takeReplacement",
          ],
          description: "The old deck stays until the new one is stored.",
        },
        "choice.dropped": {
          actions: [
            "dropChoice",
            "focusChooser",
          ],
          description: "A waiting choice is cancelled, or a refused one is dismissed.",
        },
      },
      states: {
        idle: {
          description: "No upload or removal is running.",
          meta: {
            rules: [
              "3-profile-04",
            ],
          },
          always: {
            guard: "hasWaiting",
            target: "sending",
          },
          on: {
            "removal.asked": {
              guard: "isStored",
              target: "confirmingRemoval",
              actions: [
                "clearNews",
                "noteRemoval",
              ],
            },
          },
        },
        sending: {
          description: "A deck is being uploaded. The page shows the progress.",
          tags: [
            "busy",
            "sending",
          ],
          entry: "noteUnsent",
          exit: "noteNotSlow",
          after: {
            slowSend: {
              actions: "noteSlow",
            },
          },
          on: {
            "upload.progressed": {
              actions: "noteProgress",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: [
                "dropChoice",
                "focusChooser",
              ],
            },
          },
          invoke: [
            {
              id: "sendDeck",
              src: "sendDeck",
              onDone: {
                target: "idle",
                actions: "rememberStored",
                meta: {
                  rules: [
                    "3-profile-04",
                  ],
                },
              },
              onError: [
                {
                  guard: "isRefused",
                  target: "idle",
                  actions: "refuseFirst",
                  description: "The server checked the content and refused it. Its reason is shown at the file.",
                },
                {
                  guard: "isSessionOver",
                  target: "idle",
                  actions: "dropAll",
                  description: "The session chart handles the expired session.",
                },
                {
                  target: "stalled",
                  actions: "noticeStalled",
                  description: "The upload failed, or its result is unknown.",
                },
              ],
            },
            {
              id: "watchUpload",
              src: "watchUpload",
              onError: {
                description: "No progress is shown.",
              },
            },
          ],
        },
        stalled: {
          description: "The upload has stopped and the page shows why. It continues when the network returns or on request.",
          tags: "stalled",
          exit: "clearNotice",
          on: {
            "upload.retried": {
              target: "sending",
              description: "A retry cannot store the same deck twice.",
            },
            "page.resumed": {
              target: "sending",
            },
            "decks.chosen": {
              actions: "takeChoices",
              description: "The choices wait. The notice stays.",
            },
            "deck.replaced": {
              actions: "takeReplacement",
              description: "The choice waits. The notice stays.",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: [
                "dropChoice",
                "focusChooser",
              ],
            },
          },
        },
        confirmingRemoval: {
          description: "The page asks for confirmation, because investors can no longer open a removed deck.",
          on: {
            "removal.confirmed": {
              target: "removing",
            },
            "removal.cancelled": {
              target: "idle",
              actions: "forgetRemoval",
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
                description: "The deck had already been removed.",
              },
              {
                guard: "isSessionOver",
                target: "idle",
                actions: "forgetRemoval",
                description: "The session chart handles the expired session.",
              },
              {
                target: "idle",
                actions: [
                  "noticeNotRemoved",
                  "forgetRemoval",
                ],
              },
            ],
          },
        },
      },
    },
  },
});
