import { type Message, say } from "../../contract/messages/index.ts";

/** What a person reads of a chart's messages: the sentences, not their keys. */

/** The sentence of a message, or null. */
export function told(message: Message | null | undefined): string | null {
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
