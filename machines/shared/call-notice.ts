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
