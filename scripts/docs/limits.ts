import { formatDuration } from "xstate-toolkit/docs";
import {
  CODE_LIFETIME,
  CONSENT_COOKIE_DAYS,
  INACTIVITY_TIMEOUT,
  LINK_LIFETIME,
  LOGIN_LOCKOUT,
  MAX_MATCHES,
  MAX_RERUNS,
  PASSWORD_HISTORY,
  RESET_REQUEST_WINDOW,
  SESSION_LIFETIME,
  SESSION_NOTICE,
  UPDATES_FIRST_DELAY,
  UPDATES_HIDDEN_TIMEOUT,
  UPDATES_IDLE_TIMEOUT,
  UPDATES_MAX_DELAY,
} from "../../contract/constants.ts";
import {
  addressResends,
  changeRequests,
  codeAttempts,
  dailyResends,
  dataExports,
  deletions,
  emailChecks,
  fundingChanges,
  fundingMails,
  type Limit,
  loginAddressFailures,
  loginFailures,
  matchCalls,
  matchReviews,
  registrations,
  resends,
  resetConfirms,
  resetRequests,
  unknownAddressFailures,
  uploads,
} from "../../server/limits/rules.ts";

/** A limit or a wait of the product, and the flow in which it applies. */
export type LimitRow = {
  readonly flow: string;
  readonly limit: string;
  /** What happens when it is exceeded. */
  readonly consequence: string;
};

/** The main limits and waits that a user can encounter. The numbers come from contract/ and server/limits/. */
export const limitRows: readonly LimitRow[] = [
  {
    flow: "login",
    limit: `${loginFailures.hits} wrong passwords ${within(loginFailures)} for one account from one network address; or, in the same period, ${unknownAddressFailures.hits} for one account from all network addresses without an earlier login to this account, or ${loginAddressFailures.hits} for any accounts from one network address`,
    consequence: `The server refuses further logins, even with the right password, until the period ends. After such a refusal, Log In is disabled for ${formatDuration(LOGIN_LOCKOUT)} with a countdown, in every tab and after a reload. The fields can still be edited, but entering another email address does not end the wait. The server also refuses logins from a different browser on the same network until the period ends.`,
  },
  {
    flow: "session",
    limit: `${formatDuration(SESSION_LIFETIME)} since the login, or ${formatDuration(INACTIVITY_TIMEOUT)} without a mouse movement, click, key press, touch or scroll`,
    consequence: `The session ends in every tab. A notice offers 'Log in again now' ${formatDuration(SESSION_NOTICE)} before the time since the login reaches its limit; there is no notice before the inactivity limit.`,
  },
  {
    flow: "passwordResetRequest",
    limit: `${resetRequests.hits} requests for one email address ${within(resetRequests)}`,
    consequence: `The next request starts a cooldown. It lasts as long as the server's Retry-After header requires, or ${formatDuration(RESET_REQUEST_WINDOW)} if this header is missing. The cooldown applies only to this email address, in every tab and after a reload.`,
  },
  {
    flow: "passwordResetConfirm",
    limit: `${resetConfirms.hits} attempts to set a new password ${within(resetConfirms)}`,
    consequence: `The page shows 'Too many attempts', and the user must wait up to ${formatDuration(resetConfirms.window)}. The last ${PASSWORD_HISTORY} passwords cannot be reused.`,
  },
  {
    flow: "passwordChange",
    limit: `${changeRequests.hits} requests for a link ${within(changeRequests)}`,
    consequence:
      "The user must wait until the period that began with the first request is over.",
  },
  {
    flow: "registration",
    limit: `${registrations.hits} registrations ${within(registrations)}, or ${emailChecks.hits} checks of email addresses ${within(emailChecks)}, from one network address`,
    consequence: "The page shows how long to wait.",
  },
  {
    flow: "emailVerificationByCode",
    limit: `${codeAttempts.hits} wrong codes ${within(codeAttempts)}; a code is valid for ${formatDuration(CODE_LIFETIME)}`,
    consequence: `The server refuses every code, even a new one, until the period that began with the first wrong code is over. One email address receives at most one verification email ${within(resends)} and at most ${dailyResends.hits} ${within(dailyResends)}, and one network address can request ${addressResends.hits} ${within(addressResends)}. Each email replaces the previous code and link.`,
  },
  {
    flow: "emailVerificationByLink",
    limit: `A link is valid for ${formatDuration(LINK_LIFETIME)} and works once`,
    consequence: "The user can request a new link.",
  },
  {
    flow: "accountDeletion",
    limit: `${deletions.hits} attempts ${within(deletions)}`,
    consequence:
      "The user must wait until the period that began with the first attempt is over.",
  },
  {
    flow: "accountSessions",
    limit: `${dataExports.hits} downloads of the member's data ${within(dataExports)}`,
    consequence:
      "The user must wait until the period that began with the first download is over.",
  },
  {
    flow: "profile",
    limit: `${uploads.hits} uploads of files or pitch decks ${within(uploads)}`,
    consequence: "The page shows how long to wait.",
  },
  {
    flow: "matching",
    limit: `${MAX_MATCHES} matches and ${MAX_RERUNS} re-runs for one investee; ${matchCalls.hits} match requests ${within(matchCalls)}`,
    consequence: `Rejected matches count towards the limit, but replaced matches do not. After ${MAX_MATCHES} matches, only a re-run finds other matches, and after ${MAX_RERUNS} re-runs no further re-run is possible. After too many match requests, the page shows how long to wait, at most ${formatDuration(matchCalls.window)}.`,
  },
  {
    flow: "matchReview",
    limit: `${matchReviews.hits} saved approvals and declines of one match ${within(matchReviews)}`,
    consequence: "The page shows how long to wait.",
  },
  {
    flow: "fundingReport",
    limit: `${fundingChanges.hits} statements and withdrawals of one side of a match ${within(fundingChanges)}`,
    consequence: `The page shows how long to wait. The other side receives at most ${fundingMails.hits} email about a statement ${within(fundingMails)}.`,
  },
  {
    flow: "liveUpdates",
    limit: `${formatDuration(UPDATES_IDLE_TIMEOUT)} without an event on the stream; a page that is hidden for ${formatDuration(UPDATES_HIDDEN_TIMEOUT)}`,
    consequence: `The page closes a silent stream and polls instead, first after ${formatDuration(UPDATES_FIRST_DELAY)} and then with delays that grow to at most ${formatDuration(UPDATES_MAX_DELAY)}. A hidden page disconnects until it is visible again.`,
  },
  {
    flow: "cookieConsent",
    limit: `Consent is stored for ${CONSENT_COOKIE_DAYS} days, a rejection until the browser closes`,
    consequence: "The bar is shown again.",
  },
];

function within({ window }: Limit): string {
  return `within ${formatDuration(window)}`;
}
