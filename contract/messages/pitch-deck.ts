/** Pitch decks and other stored files. */
export const pitchDeck = {
  "deck.loadFailed": "We could not load your pitch decks.",
  "deck.uploaded": "{name} has been uploaded.",
  "deck.removed": "{name} has been removed.",
  "deck.removeFailed": "We could not remove {name}. Please try again.",
  "deck.refused": "This file was rejected.",
  "file.gone": "{name} is no longer available.",
} as const;
