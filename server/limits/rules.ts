import {
  CODE_MAX_ATTEMPTS,
  CODE_RESEND_WAIT,
  LOGIN_FAILURE_WINDOW,
  RESET_CONFIRM_WAIT,
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../contract/constants.ts";
import type { MessageKey } from "../../contract/messages/index.ts";

/** A limit of `hits` hits within one window. */
export type Limit = {
  readonly name: string;
  readonly hits: number;
  /** In milliseconds. */
  readonly window: number;
  /** The message of a rejection. It may contain `{wait}`. */
  readonly message: MessageKey;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const TOO_SOON = "verification.tooSoon";
/** Window and message of the login limits. */
const LOGIN = [LOGIN_FAILURE_WINDOW, "login.tooMany"] as const;

/** Failed logins to one account from one address. */
export const loginFailures = limit("login", 5, ...LOGIN);
/** Failed logins to one account from addresses that have not logged in to it before. */
export const unknownAddressFailures = limit(
  "login unknown addresses",
  100,
  ...LOGIN,
);
/** Failed logins from one address to all accounts, except accounts that logged in from it before. */
export const loginAddressFailures = limit("login address", 300, ...LOGIN);
/** Registrations with valid fields per client address. High, because many users of a mobile carrier share one address. */
export const registrations = limit(
  "register",
  60,
  HOUR,
  "registration.tooMany",
);
export const emailChecks = limit("check-email", 120, 5 * MINUTE);
/** Reset requests per email address, whether registered or not. */
export const resetRequests = limit(
  "reset request",
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
  "reset.tooMany",
);
/** Reset requests per email address and day. */
export const dailyResets = limit("reset day", 20, DAY, "reset.tooMany");
/** Reset requests per client address, for all email addresses, because each sends an email. */
export const addressResets = limit("reset address", 60, HOUR, "reset.tooMany");
/** Attempts to set a new password, per account and client address. */
export const resetConfirms = limit(
  "reset confirm",
  5,
  RESET_CONFIRM_WAIT,
  "resetConfirm.tooMany",
);
export const codeAttempts = limit(
  "verify code",
  CODE_MAX_ATTEMPTS,
  15 * MINUTE,
  "verification.tooMany",
);
/** Repeated verification emails, per email address. */
export const resends = limit("resend", 1, CODE_RESEND_WAIT, TOO_SOON);
/** Repeated verification emails per email address and day. Emails sent when an unverified member logs in count too. */
export const dailyResends = limit("resend day", 10, DAY, TOO_SOON);
/** Repeated verification emails per client address, for all email addresses. */
export const addressResends = limit("resend address", 60, HOUR, TOO_SOON);
export const deletions = limit("delete", 5, 15 * MINUTE, "deletion.tooMany");
export const changeRequests = limit("change request", 5, 15 * MINUTE);
export const dataExports = limit("export", 5, 15 * MINUTE, "export.tooMany");
/** Profile saves per account. A save that changes something notifies the members that the account is matched with. */
export const profileSaves = limit("profile save", 100, 10 * MINUTE);
/** Uploads per account. */
export const uploads = limit("upload", 60, HOUR, "profile.file.tooMany");
/** Match requests per account. */
export const matchCalls = limit("match", 10, MINUTE, "matching.tooMany");
/** Reads of what a member can expect before a match request. */
export const outlookReads = limit("outlook", 10, MINUTE);
/** Approvals and declines per match, because each sends emails. */
export const matchReviews = limit("match review", 10, DAY, "review.tooMany");
/** Changes of the reason for a decline, per match. */
export const matchReasons = limit("decline reason", 10, DAY, "review.tooMany");
/** Statements and withdrawals per match and side. Only saved ones count. */
export const fundingChanges = limit("funding", 10, DAY, "funding.tooMany");
/** Reports of defects per client address. A page sends a few. */
export const defectReports = limit("defect report", 60, 10 * MINUTE);
/** Emails about statements, per match and recipient. A further statement is saved without an email. */
export const fundingMails = limit("funding mail", 1, DAY);

function limit(
  name: string,
  hits: number,
  window: number,
  message: MessageKey = "server.tooMany",
): Limit {
  return { name, hits, window, message };
}
