/** What the browser stores and under which names (§3). */

/** localStorage. */
export const TOKEN_KEY = "token";
export const USER_TYPE_KEY = "user_type";
/** Epoch milliseconds of the last forced or asked-for logout. */
export const LOGOUT_AT_KEY = "logout_at";
/** JSON of the logged-in person: `{ email, user_type, loggedInAt }`, times in epoch milliseconds. */
export const CURRENT_USER_KEY = "current_user";
/** Additive: epoch milliseconds of the last activity in any tab, so that the limit holds for all of them. */
export const ACTIVE_AT_KEY = "active_at";
/** Additive: epoch milliseconds until which the login button stays disabled (decisions: Access). */
export const LOGIN_LOCKED_UNTIL_KEY = "login_locked_until";

/** sessionStorage: what was typed in the profile form, kept per user (decisions: Access). */
export const PROFILE_DRAFT_KEY = "profile_draft";

/** Additive, sessionStorage: a logout has loaded the page, whose content takes the focus. */
export const ARRIVAL_KEY = "arrival";

/**
 * Cookies of the reset requests of one e-mail, which the digest of the address ends (§3, §9): when they were sent,
 * and until when the form is locked, in epoch milliseconds.
 */
export const RESET_ATTEMPTS_COOKIE = "reset_attempts_";
export const RESET_COOLDOWN_COOKIE = "reset_cooldown_";
/** Additive, sessionStorage: the address whose cooldown this tab shows, so that a reload shows it again. */
export const RESET_EMAIL_KEY = "reset_email";

/** Cookie of the consent bar (§3). */
export const CONSENT_COOKIE = "jdc_consent";
export const CONSENT_ACCEPTED = "accepted";
/** Additive: keeps the bar away after Reject until the browser closes (decisions: Catalogue, payment, content). */
export const CONSENT_REJECTED_COOKIE = "consent_rejected";
