import type { AnyEventObject } from "xstate";
import { formatTime } from "../../contract/format.ts";
import { message } from "../../contract/messages/index.ts";
import { FAILED_AT } from "../support/call-failures.ts";

/** The notice on a page that shows the stored response from `noResponseButStored`. */
export const STORED_RESPONSE_NOTICE = message("load.storedResponse", {
  time: formatTime(FAILED_AT),
});

/** Returns whether a read request failed without a response but the browser has stored an earlier response. */
export function hasStoredResponse({
  event,
}: {
  event: AnyEventObject;
}): boolean {
  return event.error.storedResponse !== undefined;
}
