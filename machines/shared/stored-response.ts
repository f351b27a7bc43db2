import { storedResponseOf } from "../../contract/failure.ts";
import { formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { failureOf } from "./actor-events.ts";

/** True when a request failed without a response, but the browser has stored the response to an earlier one. */
export function hasStoredResponse({ event }: { event: object }): boolean {
  return storedResponseOf(failureOf(event)) !== null;
}

/** Returns the notice with the time of a response that is shown again, in epoch milliseconds. */
export function storedNotice(at: number): Message {
  return message("load.storedResponse", { time: formatTime(at) });
}
