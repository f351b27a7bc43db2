import {
  type CallFailure,
  hasServerText,
  serverText,
} from "../../contract/failure.ts";
import { type MessageKey, message, t } from "../../contract/messages/index.ts";
import { textOr } from "./notice.ts";

/** Returns the verification handle in a response or an error body; null when there is none. */
export function verificationHandle(body: { readonly token?: unknown }) {
  return typeof body.token === "string" && body.token !== ""
    ? body.token
    : null;
}

/** Returns the verification handle in the response to a failed call; null when there is none. */
export function handleFromFailure(failure: CallFailure): string | null {
  const handle =
    failure.kind === "httpError" ? verificationHandle(failure.body) : null;
  // A sentence in this field is an error about the token that was sent.
  return handle !== null && /\s/.test(handle) ? null : handle;
}

/**
 * Returns whether the server refused a link or a code because the address is already verified with it. A program that
 * checks emails may have opened the link before the person did.
 */
export function isAlreadyVerified(failure: CallFailure): boolean {
  return hasServerText(failure, t("verification.linkUsed"));
}

/** Returns the server's text about a failed verification, else the message with this key or, offline, a general one. */
export function verificationNotice(failure: CallFailure, key: MessageKey) {
  return failure.kind === "noResponse"
    ? message("verification.noResponse")
    : textOr(serverText(failure), key);
}
