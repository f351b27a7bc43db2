import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import {
  type Message,
  type MessageKey,
  textOf,
} from "../../contract/messages/index.ts";
import { messagesIn, recordReached } from "./reached-messages.ts";

/** Reads and expects the texts of messages from charts and rules. Messages that are read are recorded as reached. */

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

/** Matches a message with this text, for use in an expected context. */
export const showing = (text: string) =>
  expect.toSatisfy(
    (message: Message | null) => shownText(message) === text,
    text,
  );

// biome-ignore lint/suspicious/noExplicitAny: the types of the snapshots and the event depend on the transition
type Step = any;

/** Expects a key of the context to change to a message with this text, and everything else to stay the same. */
export const shows = <Key extends string>(
  key: Key,
  text: string | ((step: Step) => string),
) => ({
  changes: (step: Step) =>
    ({
      [key]: showing(typeof text === "function" ? text(step) : text),
    }) as Record<Key, ReturnType<typeof showing>>,
});

/** Expects the error of a field to be this text, the focus on the field, and everything else to stay the same. */
export const showsProblem = (field: string, text: string) => ({
  effects: "focusFirstProblem" as const,
  changes: { problems: { [field]: showing(text) } },
});

/** Returns the text that says why a page could not be loaded. */
export const loadFailureText = ({ kind }: { readonly kind: string }) =>
  kind === "noResponse"
    ? "You appear to be offline. Check your connection and try again."
    : "Something went wrong on our side. Please try again in a moment.";

/** Expects the notice to say why the page could not be loaded. */
export const showsLoadFailure = {
  context: ({ event }: { event: AnyEventObject }) => ({
    notice: showing(loadFailureText(event.error)),
  }),
};

/** Returns the expected problems by field: `{ email: "Please enter your email." }`. */
export const showingEach = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [field, showing(text)]),
  );

/**
 * Returns an expected sentence and records its message as reached. Use it when several messages share the sentence, or
 * when the message has too little literal text to be recognised.
 */
export function reachedSentence(key: MessageKey, sentence: string): string {
  recordReached([key]);
  return sentence;
}
