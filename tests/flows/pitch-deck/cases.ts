import type { StoredFile } from "../../../contract/profile/wire.ts";
import type { DeckChoice } from "../../../machines/pitch-deck/chart.ts";

export const PDF = "application/pdf";

/** Returns a stored deck. */
export function storedDeck(id: string, name = `${id}.pdf`): StoredFile {
  return { id, name, size: 9_000, type: PDF };
}

/** Returns a selected deck that is waiting to be uploaded. */
export function deckChoice(
  ref: string,
  replaces: string | null = null,
): DeckChoice {
  return { ref, name: `${ref}.pdf`, size: 9_000, type: PDF, replaces };
}

/** Returns a selected file as it appears in the event `decks.chosen`. */
export function fileOf(ref: string) {
  const { replaces: _, ...file } = deckChoice(ref);
  return file;
}

export const fourDecks = ["d1", "d2", "d3", "d4"].map((id) => storedDeck(id));
export const wordDocument = {
  ref: "w",
  name: "letter.doc",
  size: 9_000,
  type: "application/msword",
};

/** The server's message after too many uploads. */
export const TOO_MANY_UPLOADS =
  "You have uploaded too many files. Please try again in 53 minutes.";
