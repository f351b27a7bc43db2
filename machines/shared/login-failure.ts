import {
  type CallFailure,
  hasServerText,
  PASSWORD_EXPIRED,
  serverText,
  statusOf,
} from "../../contract/failure.ts";
import {
  type Message,
  type MessageKey,
  message,
} from "../../contract/messages/index.ts";
import { textOr } from "./notice.ts";

/** The message for each status; 0 means that there was no response. */
const NOTICES: Readonly<Record<number, MessageKey>> = {
  0: "login.noResponse",
  400: "login.wrongPassword",
  401: "login.refused",
  403: "login.unverified",
  404: "login.notRegistered",
  429: "login.tooMany",
};

/** Returns the message about a failed login, for the login page and the dialog 'Log in again'. */
export function loginNotice(failure: CallFailure): Message {
  if (isMailFailure(failure)) return message("login.verificationMailFailed");
  const status = statusOf(failure);
  const key = NOTICES[status] ?? "login.failed";
  return textOr(status === 403 ? serverText(failure) : null, key);
}

/** True when the account requires a new password before the next login. */
export function isPasswordExpired(failure: CallFailure): boolean {
  return statusOf(failure) === 428 && hasServerText(failure, PASSWORD_EXPIRED);
}

/** True for a 500 whose text mentions the verification email. */
export function isMailFailure(failure: CallFailure): boolean {
  return (
    failure.kind === "httpError" &&
    failure.status === 500 &&
    !failure.html &&
    /verification e-?mail/i.test(failure.text)
  );
}
