import {
  CODE_LIFETIME,
  CONSENT_COOKIE_DAYS,
  INACTIVITY_LENGTH,
  LINK_LIFETIME,
  LOGIN_LOCKOUT,
  MAX_MATCHES,
  MAX_RERUNS,
  PASSWORD_HISTORY,
  RESET_REQUEST_WINDOW,
  SESSION_LENGTH,
  SESSION_NOTICE,
  UPDATES_FIRST_WAIT,
  UPDATES_HIDDEN,
  UPDATES_LONGEST_WAIT,
  UPDATES_SILENCE,
} from "../../contract/constants.ts";
import {
  changeRequests,
  codeTries,
  dailyResends,
  dataExports,
  deletions,
  emailChecks,
  type Limit,
  loginAddressFailures,
  loginFailures,
  matchCalls,
  registrations,
  resends,
  resendsOfAddress,
  resetConfirms,
  resetRequests,
  unknownAddressFailures,
} from "../../server/limits/rules.ts";
import { durationWords } from "./duration-words.ts";

/** Describes a limit or a wait of the product, and the flow in which it applies. */
export type LimitRow = {
  readonly flow: string;
  readonly limit: string;
  /** What happens when it is exceeded. */
  readonly past: string;
};

/** Every limit and wait that a user can encounter, from the constants of browser and server. */
export const limitRows: readonly LimitRow[] = [
  {
    flow: "login",
    limit: `${loginFailures.hits} wrong passwords for one account, from one network address, ${within(loginFailures)}; or ${unknownAddressFailures.hits} for one account from addresses that never logged in to it; or ${loginAddressFailures.hits} from one network address over all accounts`,
    past: `The next login is refused even with the right password. Log In is disabled and counts down ${durationWords(LOGIN_LOCKOUT)}, in every tab and across reloads; the fields can be corrected meanwhile, yet another email does not lift the wait. Another browser on the same network meets the same refusal.`,
  },
  {
    flow: "session",
    limit: `${durationWords(SESSION_LENGTH)} since the login, or ${durationWords(INACTIVITY_LENGTH)} without a click, key, touch or scroll`,
    past: `The session ends in every tab. ${durationWords(SESSION_NOTICE)} before the first end a notice offers 'Log in again now'.`,
  },
  {
    flow: "passwordResetRequest",
    limit: `${resetRequests.hits} requests for one email ${within(resetRequests)}`,
    past: `The next one starts a cooldown of ${durationWords(RESET_REQUEST_WINDOW)} from that moment, or of the time that the server's Retry-After names. It belongs to this email alone, in every tab and across reloads, and ends by itself.`,
  },
  {
    flow: "passwordResetConfirm",
    limit: `${resetConfirms.hits} tries to set a new password ${within(resetConfirms)}`,
    past: `'Too many attempts', and a wait of ${durationWords(resetConfirms.window)}. The last ${PASSWORD_HISTORY} passwords are refused.`,
  },
  {
    flow: "passwordChange",
    limit: `${changeRequests.hits} requests of a link ${within(changeRequests)}`,
    past: "A wait until the first of them is old enough.",
  },
  {
    flow: "registration",
    limit: `${registrations.hits} registrations ${within(registrations)} and ${emailChecks.hits} looks at an email ${within(emailChecks)}, from one network address`,
    past: "A wait, told in minutes and seconds.",
  },
  {
    flow: "emailVerificationByCode",
    limit: `${codeTries.hits} wrong codes ${within(codeTries)}; a code lives ${durationWords(CODE_LIFETIME)}`,
    past: `A new code has to be asked for. One mail ${within(resends)} and ${dailyResends.hits} ${within(dailyResends)} for one email, ${resendsOfAddress.hits} ${within(resendsOfAddress)} from one network address; each voids the former code and link.`,
  },
  {
    flow: "emailVerificationByLink",
    limit: `A link lives ${durationWords(LINK_LIFETIME)} and works once`,
    past: "A new one can be asked for.",
  },
  {
    flow: "accountDeletion",
    limit: `${deletions.hits} tries ${within(deletions)}`,
    past: "A wait until the first of them is old enough.",
  },
  {
    flow: "accountSessions",
    limit: `${dataExports.hits} downloads of one's data ${within(dataExports)}`,
    past: "A wait until the first of them is old enough.",
  },
  {
    flow: "matching",
    limit: `${MAX_MATCHES} matches and ${MAX_RERUNS} re-runs for one investee; ${matchCalls.hits} calls ${within(matchCalls)}`,
    past: `Rejected matches count, replaced ones do not. Past ${MAX_MATCHES} matches only a re-run looks again; past ${MAX_RERUNS} re-runs none does. Past the calls the page says how long to wait, at most ${durationWords(matchCalls.window)}.`,
  },
  {
    flow: "liveUpdates",
    limit: `${durationWords(UPDATES_SILENCE)} of silence on the stream; ${durationWords(UPDATES_HIDDEN)} of a page that nobody looks at`,
    past: `A silent stream is cut: the page asks by itself, after ${durationWords(UPDATES_FIRST_WAIT)} at first and ${durationWords(UPDATES_LONGEST_WAIT)} at most. A hidden page rests until it is looked at.`,
  },
  {
    flow: "cookieConsent",
    limit: `An answer is kept ${CONSENT_COOKIE_DAYS} days`,
    past: "The bar asks again.",
  },
];

function within({ window }: Limit): string {
  return `within ${durationWords(window)}`;
}
