import type { CallFailure } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";

/** Returns why something could not be loaded: no connection, or a failure of the server. */
export function loadNotice(failure: CallFailure): Message {
  return message(
    failure.kind === "noAnswer" ? "load.noAnswer" : "load.refused",
  );
}
