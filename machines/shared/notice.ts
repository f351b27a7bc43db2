import {
  type CallFailure,
  serverText,
  statusOf,
} from "../../contract/failure.ts";
import {
  type Message,
  type MessageKey,
  message,
} from "../../contract/messages/index.ts";
import { failureOf } from "./actor-events.ts";

/** The parameters of the action `showNotice`, which shows a message without placeholders. */
export type NoticeParams = { readonly key: MessageKey };

/** Implements the action `showNotice`. */
export function setNotice(_: unknown, { key }: NoticeParams) {
  return { notice: message(key) };
}

/** Returns the action `showNotice` with the key of its message. */
export function showNotice(key: MessageKey) {
  return { type: "showNotice", params: { key } } as const;
}

/** Returns why something could not be loaded: no connection, or a server error. */
export function loadNotice({ event }: { event: object }): Message {
  return message(
    failureOf(event).kind === "noResponse" ? "load.noResponse" : "load.refused",
  );
}

/**
 * Returns the server's text if the response has one of these statuses; otherwise null. The text of a 429 states how long
 * to wait. Texts of other statuses are for developers, unless the flow knows them.
 */
export function explanation(
  failure: CallFailure,
  statuses: readonly number[] = [429],
): Message | null {
  const text = statuses.includes(statusOf(failure))
    ? serverText(failure)
    : null;
  return text === null ? null : { text };
}

/** Returns why something could not be saved: the server's text, no connection, or the message `failed`. */
export function saveNotice(
  failure: CallFailure,
  keys: { readonly failed: MessageKey; readonly offline: MessageKey },
): Message {
  const isOffline = statusOf(failure) === 0;
  return (
    explanation(failure) ?? message(isOffline ? keys.offline : keys.failed)
  );
}

/** Returns the server's text as a message, or the message with this key when there is no text. */
export function textOr(
  text: string | null | undefined,
  key: MessageKey,
): Message {
  return text ? { text } : message(key);
}
