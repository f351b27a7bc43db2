/** What is said of stored files: pitch decks that are sent and removed, and files that are opened. */
export const files = {
  "deck.unread": "We could not load your pitch decks just now.",
  "deck.stored": "{name} is stored.",
  "deck.removed": "{name} is removed.",
  "deck.removeFailed": "We could not remove {name} just now. Please try again.",
  "deck.refused": "This file was refused.",
  "file.gone": "{name} is no longer there.",
} as const;
