import {
  type Message,
  type MessageKey,
  textOf,
} from "../../contract/messages/index.ts";
import { messagesIn, recordReached } from "./reached-messages.ts";

/** Functions that return the texts of messages from charts and rules, and record the messages as reached. */

/** Returns the text of a message, or null. */
export function shownText(message: Message | null | undefined): string | null {
  recordReached(messagesIn(message));
  return message ? textOf(message) : null;
}

/** Returns the texts of problems, by field. */
export function shownTextsByField(
  problems: Readonly<Record<string, Message | undefined>>,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      shownText(problem),
    ]),
  );
}

/**
 * Returns an expected sentence and records its message as reached. Use it when several messages share the sentence, or
 * when the message has too little literal text to be recognised.
 */
export function reachedSentence(key: MessageKey, sentence: string): string {
  recordReached([key]);
  return sentence;
}
