import type { CallFailure } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";

/** Why something could not be read: there is no connection, or the other side has a problem. */
export function loadNotice(failure: CallFailure): Message {
  return message(
    failure.kind === "noAnswer" ? "load.noAnswer" : "load.refused",
  );
}
