import type { PitchDeckContext } from "./facts.ts";
import { sending, stalled } from "./sending.ts";
import { pitchDeckSetup } from "./setup.ts";

/**
 * The pitch decks of an investee: a limited number, uploaded one after the other as soon as they are chosen. An
 * upload shows its progress, can be cancelled, and continues when the network returns; a retry does not store the
 * deck twice. A deck can be replaced, opened and removed.
 */
export const pitchDeckMachine = pitchDeckSetup.createMachine({
  id: "pitchDeck",
  description: "Upload pitch decks for matched investors.",
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
    onError: { description: "Only Try Again resumes an upload." },
  },
  initial: "starting",
  states: {
    starting: {
      description: "Checks whether the profile lists the decks.",
      always: [
        { guard: "knowsDecks", target: "ready" },
        { target: "reading", description: "There is no profile yet." },
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
          meta: { rules: ["3-profile-04"] },
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
        "load.retried": { target: "reading" },
        "page.woke": { target: "reading" },
      },
    },
    ready: {
      description: "The decks are listed, and another one can be chosen.",
      tags: "ready",
      initial: "idle",
      on: {
        "decks.chosen": {
          actions: ["clearNews", "takeChoices"],
          description:
            "Valid files wait for upload. The others show why they are refused.",
        },
        "deck.replaced": {
          actions: ["clearNews", "takeReplacement"],
          description: "The old deck stays until the new one is stored.",
        },
        "choice.dropped": {
          actions: ["dropChoice", "focusChooser"],
          description:
            "A waiting choice is cancelled, or a refused one is dismissed.",
        },
      },
      states: {
        idle: {
          description: "No upload or removal is running.",
          meta: { rules: ["3-profile-04"] },
          always: { guard: "hasWaiting", target: "sending" },
          on: {
            "removal.asked": {
              guard: "isStored",
              target: "confirmingRemoval",
              actions: ["clearNews", "noteRemoval"],
            },
          },
        },
        sending,
        stalled,
        confirmingRemoval: {
          description:
            "The page asks for confirmation, because investors can no longer open a removed deck.",
          on: {
            "removal.confirmed": { target: "removing" },
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
            input: removedDeck,
            onDone: {
              target: "idle",
              actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
            },
            onError: [
              {
                guard: "isMissing",
                target: "idle",
                actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
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
                actions: ["noticeNotRemoved", "forgetRemoval"],
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
