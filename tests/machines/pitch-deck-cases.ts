import type { StoredFile } from "../../contract/wire.ts";
import type { DeckChoice } from "../../machines/pitch-deck-facts.ts";

/** Pitch decks for the tests of their flow. */

export const PDF = "application/pdf";

/** A stored deck. */
export function stored(id: string, name = `${id}.pdf`): StoredFile {
  return { id, name, size: 9_000, type: PDF };
}

/** A chosen deck, as it waits for its turn. */
export function choice(
  ref: string,
  replaces: string | null = null,
): DeckChoice {
  return { ref, name: `${ref}.pdf`, size: 9_000, type: PDF, replaces };
}

/** A chosen file, as the page tells of it. */
export function fileOf(ref: string) {
  const { replaces: _, ...file } = choice(ref);
  return file;
}

export const fourDecks = ["d1", "d2", "d3", "d4"].map((id) => stored(id));
export const letter = {
  ref: "w",
  name: "letter.docx",
  size: 9_000,
  type: "application/msword",
};
