import { defineMessages } from "./define.ts";

/** Pitch decks and other stored files. */
export const files = defineMessages({
  "deck.unread": "We could not load your pitch decks just now.",
  "deck.stored": "{name} is stored.",
  "deck.removed": "{name} is removed.",
  "deck.removeFailed": "We could not remove {name} just now. Please try again.",
  "deck.refused": "This file was refused.",
  "file.gone": "{name} no longer exists.",
});
