/**
 * The business constants and limits of §9, in one place for browser, server, machines and tests.
 * Every duration is in milliseconds and every amount in US dollars unless the name says otherwise.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Shortest and longest password, in characters (§5, §9). */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A password of this length earns the extra strength point (§5, §9). */
export const PASSWORD_LONG_LENGTH = 12;
/** Highest strength score; the scale starts at 0 (§9). */
export const PASSWORD_MAX_SCORE = 4;
/** How many former passwords cannot be used again (§9). */
export const PASSWORD_HISTORY = 9;

/** The session ends this long after login (§4). */
export const SESSION_LENGTH = 30 * MINUTE;
/** The session ends after this long without activity (§4). */
export const INACTIVITY_LENGTH = 30 * MINUTE;
/** The notice of a session about to end shows this long before the end (decisions: Access). */
export const SESSION_NOTICE = 2 * MINUTE;
/** The server's token outlives the page's session by this much (decisions: Access). */
export const TOKEN_GRACE = 1 * MINUTE;
/** How long the news of a renewed session stays in sight (decisions: Access). */
export const SESSION_NEWS = 8 * SECOND;
/** How long a logout waits for the server before it leaves; the request goes on (decisions: Access). */
export const LOGOUT_PATIENCE = 2 * SECOND;
/** The login button stays disabled this long after a 429 (§4, §9). */
export const LOGIN_LOCKOUT = 5 * MINUTE;
/** From the success message of registration to /login (§2). */
export const REGISTRATION_REDIRECT = 4 * SECOND;
/** A field that is typed in for the first time says what is wrong with it after this long without a key. */
export const TYPING_PAUSE = 1 * SECOND;
/** The verification code can be asked for again after this long (§4). */
export const CODE_RESEND_WAIT = 30 * SECOND;
/** From a verified e-mail, by link or by code, to /login (§4, decisions: Verification). */
export const VERIFICATION_REDIRECT = 3 * SECOND;
/** From a saved profile to the dashboard (§4). */
export const PROFILE_REDIRECT = 2 * SECOND;
/** From a reset password to /login (§4). */
export const RESET_CONFIRM_REDIRECT = 3 * SECOND;
/** From a changed password to /login (§4). */
export const PASSWORD_CHANGE_REDIRECT = 2 * SECOND;
/** From a deleted account to / (§4). */
export const DELETION_REDIRECT = 1.5 * SECOND;
/** Reset requests per e-mail within one window (§9). */
export const RESET_REQUEST_LIMIT = 3;
/** The window of reset requests, and the cooldown without a Retry-After (§8). */
export const RESET_REQUEST_WINDOW = 5 * MINUTE;
/** What a 429 of reset-confirm asks the person to wait (§8). */
export const RESET_CONFIRM_WAIT = 3 * MINUTE;
/** The consent bar shows this long after load (§2). */
export const CONSENT_DELAY = 2 * SECOND;
/** Lifetime of the consent cookie, in days (§4). */
export const CONSENT_COOKIE_DAYS = 30;

/** Life of a verification link and of a reset link (decisions: Verification). */
export const LINK_LIFETIME = 1 * DAY;
/** Life of a six-digit verification code (decisions: Verification). */
export const CODE_LIFETIME = 15 * MINUTE;
/** Wrong tries that a verification code survives (design: Security table). */
export const CODE_TRIES = 5;
export const CODE_DIGITS = 6;

/** Matches that an investee can hold, and those the investee's table shows (§9). */
export const MAX_MATCHES = 2;
/** Re-runs that an investee has (§9). */
export const MAX_RERUNS = 2;
/** What a 429 of matching without a Retry-After asks the person to wait (decisions: Matching). */
export const MATCHING_WAIT = 1 * MINUTE;

/** Lengths of profile texts, in characters or words (§5). */
export const BUSINESS_NAME_LENGTH = { min: 2, max: 100 } as const;
export const BUSINESS_ADDRESS_LENGTH = { min: 5, max: 200 } as const;
export const MARKET_LENGTH = { min: 3, max: 100 } as const;
export const DESCRIPTION_MAX_WORDS = 400;
export const PREFERENCE_MAX_WORDS = 100;
/** Longest link and longest free text that the server stores, in characters. */
export const LINK_MAX_LENGTH = 2_048;
export const TEXT_MAX_LENGTH = 20_000;
/** Longest e-mail address, after RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
/** Highest amount that the product stores, in US dollars. */
export const MAX_AMOUNT = 999_999_999_999;
/** Highest count of people or years that the product stores. */
export const MAX_COUNT = 9_999_999;
/** Pitch decks that an investee keeps at most. */
export const MAX_PITCH_DECKS = 5;
/** Matches that one answer lists at most; X-Total-Count tells how many there are (design: Server). */
export const MATCHES_LISTED = 1_000;
/** Rows of Matched Opportunities that are shown at once. */
export const OPPORTUNITIES_PER_PAGE = 20;
/** Sessions that one answer lists at most. */
export const SESSIONS_LISTED = 100;
/** Longest Idempotency-Key, in characters. */
export const IDEMPOTENCY_KEY_LENGTH = 200;
/** Updates that one answer lists at most, and for how long they are kept (design: Server). */
export const UPDATES_LISTED = 50;
export const UPDATES_KEPT = 60 * MINUTE;
/** A stream of updates says this often that it lives. */
export const UPDATES_BEAT = 15 * SECOND;
/** A stream of updates that has said nothing for this long is cut: two beats have failed to come. */
export const UPDATES_SILENCE = 2 * UPDATES_BEAT + 5 * SECOND;
/** How long a page waits for a stream of updates to begin. */
export const UPDATES_PATIENCE = 8 * SECOND;
/** A stream of updates that has lived this long is steady: the waits begin anew when it is cut. */
export const UPDATES_STEADY = 20 * SECOND;
/** Without a stream: the first wait before a page asks by itself, which doubles each time, and the longest. */
export const UPDATES_FIRST_WAIT = 1 * SECOND;
export const UPDATES_LONGEST_WAIT = 15 * SECOND;
/** A page that nobody has looked at for this long lets go of its stream. */
export const UPDATES_HIDDEN = 60 * SECOND;
/** What changed this shortly before a page began to listen may be missing in what it has read. */
export const UPDATES_RECENT = 30 * SECOND;
/** News that a page shows at once at most. */
export const NEWS_AT_ONCE = 3;
/** News that ask for nothing go by themselves after this long. */
export const NEWS_SHOWN = 10 * SECOND;
/** A page that is still loading after this long says that it takes longer than usual. */
export const SLOW_LOAD = 5 * SECOND;
/** A form or file that is still on its way after this long says that it takes longer than usual. */
export const SLOW_SEND = 10 * SECOND;
/** Largest file that can be uploaded, in bytes (design: Security table). */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;

/** What the investee dashboard shows where the profile has no value (§3). */
export const DEFAULT_FINANCIAL_POSITION = "Profit";
export const DEFAULT_TEAM_CAPACITY = 1;

/** Colours of the sectors pie, used in rotation (§9). */
export const PIE_COLOURS = 9;
/** Currency of every amount (§9). */
export const CURRENCY = "USD";

/** Payment screen (§9). */
export const CARD_DIGITS = 16;
export const CVV_LENGTH = { min: 3, max: 4 } as const;
export const PAYMENT_PROCESSING = 3 * SECOND;
export const PAYMENT_REDIRECT = 3 * SECOND;

/** Insights carousel, insights menu, event slider and chatbot (§9). */
export const CAROUSEL_GROUP = 4;
export const INSIGHTS_HOVER_BREAKPOINT = 1_000;
/** An insights menu that the pointer opened stays this long after it has left, so that a slip closes nothing. */
export const INSIGHTS_HOVER_GRACE = 0.3 * SECOND;
/** The event slider shows its next picture after this long (§9). */
export const SLIDER_INTERVAL = 5 * SECOND;
export const CHATBOT_DELAY = 1 * SECOND;
/** Longest question to the chatbot, in characters. */
export const CHATBOT_MAX_LENGTH = 300;
/** Weeks that a calendar shows of a month (§2). */
export const GRID_WEEKS = 6;
