import type { DeckChoice, PitchDeckContext } from "./facts.ts";
import { pitchDeckSetup } from "./setup.ts";

/** One running upload: its progress, its cancellation and its results. */
export const sending = pitchDeckSetup.createStateConfig({
  description: "A deck is being uploaded. The page shows the progress.",
  tags: ["busy", "sending"],
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
      actions: ["dropChoice", "focusChooser"],
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
        meta: { rules: ["3-profile-04"] },
      },
      onError: [
        {
          guard: "isRefused",
          target: "idle",
          actions: "refuseFirst",
          description:
            "The server checked the content and refused it. Its reason is shown at the file.",
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
      onError: { description: "No progress is shown." },
    },
  ],
});

/** An upload that failed, or whose result is unknown. */
export const stalled = pitchDeckSetup.createStateConfig({
  description:
    "The upload has stopped and the page shows why. It continues when the network returns or on request.",
  tags: "stalled",
  exit: "clearNotice",
  on: {
    "upload.retried": {
      target: "sending",
      description: "A retry cannot store the same deck twice.",
    },
    "page.woke": { target: "sending" },
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
      actions: ["dropChoice", "focusChooser"],
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
