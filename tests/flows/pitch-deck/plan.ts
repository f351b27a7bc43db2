import { definePlan } from "xstate-toolkit";
import { MAX_PITCH_DECKS } from "../../../contract/constants.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import {
  type DeckChoice,
  type PitchDeckContext,
  pitchDeckMachine,
} from "../../../machines/pitch-deck/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

const PDF = "application/pdf";

/** Returns a stored deck. */
export function storedDeck(id: string, name = `${id}.pdf`): StoredFile {
  return { id, name, size: 9_000, type: PDF };
}

/** Returns a selected file as it appears in the event `decks.chosen`. */
const fileOf = (ref: string) => ({
  ref,
  name: `${ref}.pdf`,
  size: 9_000,
  type: PDF,
});

/** Returns a selected deck that is waiting to be uploaded. */
export function deckChoice(
  ref: string,
  replaces: string | null = null,
): DeckChoice {
  return { ...fileOf(ref), replaces };
}

export const fourDecks = ["d1", "d2", "d3", "d4"].map((id) => storedDeck(id));
const wordDocument = {
  ...fileOf("w"),
  name: "letter.doc",
  type: "application/msword",
};

/** Selected files, one of which cannot be uploaded, and the replacement of a deck. */
export const choices = [
  { files: [fileOf("a")] },
  { files: [fileOf("b"), wordDocument, fileOf("c")] },
];
export const replacement = { id: "d1", file: fileOf("r") };

export const refusal = httpError(400, {
  pitch_deck: ["Please choose a PDF or PowerPoint file."],
});
/** The server's message after too many uploads. */
export const TOO_MANY_UPLOADS =
  "You have uploaded too many files. Please try again in 53 minutes.";

type State = { snapshot: { context: PitchDeckContext } };

/** Returns the server's response to the current upload. */
const uploadOutputs = ({ snapshot: { context } }: State) => [
  { output: storedDeck(`stored ${context.queue[0]?.ref}`) },
  // Another tab has already sent this deck.
  { output: storedDeck("d2") },
];

export const pitchDeckPlan = definePlan(pitchDeckMachine, {
  inputs: [{ decks: null }, { decks: fourDecks }],
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    // The number of decks up to the maximum, and whether `d1` is among them.
    Math.min(context.decks?.length ?? -1, MAX_PITCH_DECKS),
    context.decks?.some(({ id }) => id === "d1"),
    Math.min(context.queue.length, 2),
    Math.min(context.rejected.length, 1),
    context.removal === null,
  ],
  events: {
    "decks.chosen": choices,
    "deck.replaced": [replacement],
    "upload.progressed": [{ percent: 40 }],
    "choice.removed": ({ snapshot: { context } }) => [
      { ref: context.queue[0]?.ref ?? "w" },
      { ref: context.queue[1]?.ref ?? "w" },
    ],
    "removal.requested": [{ id: "d1" }, { id: "unknown" }],
    "xstate.done.actor.fetchDecks": [{ output: [] }, { output: fourDecks }],
    "xstate.error.actor.fetchDecks": [{ error: noResponse }],
    "xstate.done.actor.sendDeck": uploadOutputs,
    "xstate.error.actor.sendDeck": [
      { error: refusal },
      { error: httpError(413, { detail: "The request is too large." }) },
      { error: httpError(401, { detail: "Invalid token." }) },
      { error: httpError(403) },
      { error: htmlError(502) },
      { error: noResponse },
      { error: httpError(429, { error: TOO_MANY_UPLOADS }) },
    ],
    "xstate.done.actor.removeDeck": [{ output: undefined }],
    "xstate.error.actor.removeDeck": [
      { error: httpError(404, { detail: "Not found." }) },
      { error: httpError(401) },
      { error: noResponse },
    ],
  },
  stories: {
    "the progress and the message about a slow upload are cleared before the next upload starts":
      "after slowLoad › fetchDecks error › load.retried › after slowLoad › fetchDecks done#1 › decks.chosen#2 › upload.progressed › after slowSend › sendDeck done#1 › upload.progressed › after slowSend › sendDeck error#6 › upload.retried › sendDeck done#1",
    "a full list rejects another deck but accepts a replacement":
      "(input 2) › decks.chosen#1 › sendDeck done#1 › decks.chosen#1 › deck.replaced › sendDeck done#1",
    "a rejected deck can be removed from the list while no upload is running":
      "(input 2) › decks.chosen#2 › sendDeck done#1 › choice.removed#1",
    "a message is cleared by the next action":
      "(input 2) › removal.requested#1 › removal.confirmed › removeDeck error#3 › removal.requested#1 › removal.confirmed › removeDeck done › decks.chosen#1 › sendDeck done#1 › deck.replaced › sendDeck error#1 › choice.removed#1",
    "decks that are selected during an upload or a removal are queued":
      "(input 2) › removal.requested#1 › decks.chosen#1 › removal.confirmed › decks.chosen#1 › removeDeck done › decks.chosen#2 › sendDeck done#1 › choice.removed#2 › sendDeck done#1",
  },
});
