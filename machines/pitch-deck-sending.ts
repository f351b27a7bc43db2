import type { DeckChoice, PitchDeckContext } from "./pitch-deck-facts.ts";
import { pitchDeckSetup } from "./pitch-deck-setup.ts";

/** One deck on its way: how far it is, how it can be left, and what can come of it (decisions: Profile). */
export const sending = pitchDeckSetup.createStateConfig({
  description: "A deck is on its way, and the page shows how far it is.",
  tags: ["busy", "sending"],
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
      actions: ["dropChoice", "focusChooser"],
      description: "The upload is left.",
    },
  },
  invoke: [
    {
      id: "sendDeck",
      src: "sendDeck",
      input: nextDeck,
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
          description:
            "The server looked inside and refused it; its reason stands at the file.",
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
      onError: { description: "Then it shows no progress." },
    },
  ],
});

/** An upload that did not arrive, or of which nobody knows. */
export const stalled = pitchDeckSetup.createStateConfig({
  description:
    "The upload stands still, and says why; it goes on when the network is back or the person says so.",
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
      actions: ["dropChoice", "focusChooser"],
      description: "The person gives it up.",
    },
  },
});

function nextDeck({
  context,
}: {
  context: PitchDeckContext;
}): DeckChoice | null {
  return context.waiting[0] ?? null;
}
