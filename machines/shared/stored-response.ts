import { storedResponseOf } from "../../contract/failure.ts";
import { formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf } from "./actor-events.ts";

/** True when a request failed without a response, but the browser has stored the response to an earlier one. */
export function hasStoredResponse({ event }: { event: object }): boolean {
  return storedResponseOf(failureOf(event)) !== null;
}

/** Returns the stored response. Call it only when `hasStoredResponse` is true. */
export function lastResponseOf<T>(event: object): T {
  return storedResponseOf(failureOf(event))?.response as T;
}

/** Returns the notice with the time of the stored response, or null if no response is stored. */
export function staleDataNotice({ event }: { event: object }): Message | null {
  const stored = storedResponseOf(failureOf(event));
  return (
    stored && message("load.storedResponse", { time: formatTime(stored.at) })
  );
}
