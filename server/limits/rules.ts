import {
  CODE_RESEND_WAIT,
  CODE_TRIES,
  LOGIN_FAILURE_WINDOW,
  RESET_CONFIRM_WAIT,
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../contract/constants.ts";

/** At most `hits` hits within one window. */
export type Limit = {
  readonly name: string;
  readonly hits: number;
  /** In milliseconds. */
  readonly window: number;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Failed logins of one account from one address. */
export const loginFailures = limit("login", 5, LOGIN_FAILURE_WINDOW);
/** Failed logins of one account from addresses that never logged in to it. */
export const unknownAddressFailures = limit(
  "login unknown addresses",
  100,
  LOGIN_FAILURE_WINDOW,
);
/** Failed logins from one address, for all accounts. */
export const loginAddressFailures = limit(
  "login address",
  300,
  LOGIN_FAILURE_WINDOW,
);
/** High, because many users of a mobile carrier share one address. */
export const registrations = limit("register", 60, HOUR);
export const emailChecks = limit("check-email", 120, 5 * MINUTE);
/** Per e-mail address, whether registered or not. */
export const resetRequests = limit(
  "reset request",
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
);
/** Per account of the link and per client address. */
export const resetConfirms = limit("reset confirm", 5, RESET_CONFIRM_WAIT);
export const codeTries = limit("verify code", CODE_TRIES, 15 * MINUTE);
/** Repeated verification mails, per e-mail address. */
export const resends = limit("resend", 1, CODE_RESEND_WAIT);
/** Repeated verification mails per e-mail address and day, including those that a login before verification sends. */
export const dailyResends = limit("resend day", 10, DAY);
/** Repeated verification mails per client address, for all e-mail addresses. */
export const resendsOfAddress = limit("resend address", 60, HOUR);
export const deletions = limit("delete", 5, 15 * MINUTE);
export const changeRequests = limit("change request", 5, 15 * MINUTE);
export const dataExports = limit("export", 5, 15 * MINUTE);
/** Uploads, per account. */
export const uploads = limit("upload", 60, HOUR);
/** Per account. */
export const matchCalls = limit("match", 10, MINUTE);

function limit(name: string, hits: number, window: number): Limit {
  return { name, hits, window };
}
