import type { PitchDeckContext } from "./pitch-deck-facts.ts";
import { sending, stalled } from "./pitch-deck-sending.ts";
import { pitchDeckSetup } from "./pitch-deck-setup.ts";

/**
 * The pitch decks of an investee (§3 Profile, decisions: Profile): at most 5, kept as soon as they are chosen, one
 * after the other. An upload shows how far it is, can be taken back, and goes on when the network is back; asked for
 * again it is the same deck. A deck can take the place of another one, be opened, and be removed.
 */
export const pitchDeckMachine = pitchDeckSetup.createMachine({
  id: "pitchDeck",
  description: "Keep pitch decks for the investors one is matched with.",
  context: ({ input }) => ({
    decks: input.decks,
    waiting: [],
    refused: [],
    sent: 0,
    slow: false,
    removal: null,
    notice: null,
    news: null,
  }),
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Then only Try Again goes on." },
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
        { target: "reading", description: "There is no profile yet." },
      ],
    },
    reading: {
      description: "The list is on its way.",
      tags: "loading",
      meta: { specification: ["§3 Profile", "decisions: Profile"] },
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
      meta: { specification: ["decisions: Profile"] },
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
      meta: { specification: ["§3 Profile", "decisions: Profile"] },
      initial: "idle",
      on: {
        "decks.chosen": {
          actions: ["clearNews", "takeChoices"],
          description:
            "Those of a right type and size wait for their turn, the others say why not.",
        },
        "deck.replaced": {
          actions: ["clearNews", "takeReplacement"],
          description: "The former deck stays until the new one is stored.",
        },
        "choice.dropped": {
          actions: ["dropChoice", "focusChooser"],
          description:
            "One that waits is taken back, or one that was refused is cleared away.",
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
              actions: ["clearNews", "noteRemoval"],
              description: "A stored deck is to go.",
            },
          },
        },
        sending,
        stalled,
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
            input: removedDeck,
            onDone: {
              target: "idle",
              actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
              description: "It is gone.",
            },
            onError: [
              {
                guard: "isMissing",
                target: "idle",
                actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
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
                actions: ["noticeNotRemoved", "forgetRemoval"],
                description: "It is still there, and the page says so.",
              },
            ],
          },
        },
      },
    },
  },
});

function removedDeck({ context }: { context: PitchDeckContext }) {
  return { id: context.removal?.id ?? "" };
}
