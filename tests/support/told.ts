import {
  type Message,
  type MessageKey,
  say,
} from "../../contract/messages/index.ts";
import { messagesIn, noteReached } from "./reached-messages.ts";

/** What a person reads of a chart's messages or a rule's: the sentences, not their keys. Each counts as reached. */

/** The sentence of a message, or null. */
export function told(message: Message | null | undefined): string | null {
  noteReached(messagesIn(message));
  return message ? say(message) : null;
}

/** The sentences of problems, by field. */
export function toldByField(
  problems: Readonly<Record<string, Message | undefined>>,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, told(problem)]),
  );
}

/**
 * The sentence that a test expects, known to be this message: for one whose sentence several messages share, or that
 * has too few words of its own to be known by them.
 */
export function sentenceOf(key: MessageKey, sentence: string): string {
  noteReached([key]);
  return sentence;
}
