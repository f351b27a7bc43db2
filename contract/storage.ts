/** The keys of localStorage and sessionStorage, and the names of the cookies. */

// Keys of localStorage.
export const TOKEN_KEY = "token";
export const USER_TYPE_KEY = "user_type";
/** Epoch milliseconds of the last logout that the user requested or that a 401 or 403 response forced. */
export const LOGOUT_AT_KEY = "logout_at";
/** JSON of the logged-in user: `{ email, user_type, loggedInAt }`, with `loggedInAt` in epoch milliseconds. */
export const CURRENT_USER_KEY = "current_user";
/** Epoch milliseconds of the last activity in any tab, so that all tabs share the inactivity limit. */
export const ACTIVE_AT_KEY = "active_at";
/** Epoch milliseconds until which the login button stays disabled. */
export const LOGIN_LOCKED_UNTIL_KEY = "login_locked_until";

/** localStorage: JSON of the language chosen in this browser, and of the one whose offer was dismissed: `{ choice, dismissed }`. */
export const LANGUAGE_KEY = "language";
/** localStorage: the email address of the member whose account does not have the chosen language yet. */
export const UNSAVED_LANGUAGE_KEY = "language_unsaved_for";

/**
 * Keys of localStorage, by call. Each entry contains the response to the last successful read, its time, the member's
 * email address and the end of the session. All entries are removed when the session ends.
 */
export const LAST_READ_KEYS = {
  user: "last_read_user",
  profile: "last_read_profile",
  matches: "last_read_matches",
} as const;

/** Prefix of a sessionStorage key, followed by the email address. The value is unsaved input in the profile form. */
export const PROFILE_DRAFT_KEY = "profile_draft_";

/**
 * sessionStorage: JSON of the page that this tab loads in another language: its address without query and fragment, its
 * navigation state and what was typed: `{ address, state, entries }`. The next page that the tab loads removes it.
 */
export const MOVED_PAGE_KEY = "moved_page";

/** sessionStorage: the path that this tab loads from the server. The loaded page then focuses its main content. */
export const ARRIVAL_KEY = "arrival";

/**
 * Prefixes of cookie names, followed by a digest of the email address. The values are the times of the reset requests
 * and the end of the cooldown, in epoch milliseconds.
 */
export const RESET_ATTEMPTS_COOKIE = "reset_attempts_";
export const RESET_COOLDOWN_COOKIE = "reset_cooldown_";
/** sessionStorage: when a verification code was last requested, in epoch milliseconds, a space, and its email address. */
export const CODE_REQUEST_KEY = "code_request";
/** sessionStorage: the email address whose cooldown this tab shows, including after a reload. */
export const RESET_EMAIL_KEY = "reset_email";

/** Cookie of the consent bar. */
export const CONSENT_COOKIE = "jdc_consent";
export const CONSENT_ACCEPTED = "accepted";
/** Session cookie that hides the consent bar after Reject. */
export const CONSENT_REJECTED_COOKIE = "consent_rejected";
