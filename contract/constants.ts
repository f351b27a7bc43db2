/**
 * Business constants and limits, shared by browser, server, machines and tests.
 * Durations are in milliseconds and amounts in US dollars unless the name says otherwise.
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Minimum and maximum password length, in characters. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A password of at least this length scores an extra strength point. */
export const PASSWORD_LONG_LENGTH = 12;
/** Highest password strength score; the lowest is 0. */
export const PASSWORD_MAX_SCORE = 4;
/** Number of recent passwords, including the current one, that cannot be used again. */
export const PASSWORD_HISTORY = 9;

/** A network address is stored for this many days after the last login from it. */
export const LOGIN_ADDRESS_DAYS = 180;
/** A session ends this long after login. */
export const SESSION_LIFETIME = 30 * MINUTE;
/** A session ends after this long without activity. */
export const INACTIVITY_TIMEOUT = 30 * MINUTE;
/** The warning that a session is about to end appears this long before the end. */
export const SESSION_NOTICE = 2 * MINUTE;
/** The server accepts a token for this long after SESSION_LIFETIME, or after a new login has replaced its session. */
export const TOKEN_GRACE = 1 * MINUTE;
/** How long the notice about a renewed session stays visible. */
export const SESSION_RENEWED_NOTICE = 8 * SECOND;
/** A logout waits at most this long for the server. After that, the home page opens while the request continues. */
export const LOGOUT_TIMEOUT = 2 * SECOND;
/** Period for counting failed logins. After too many failures, the server refuses logins until the period ends. */
export const LOGIN_FAILURE_WINDOW = 5 * MINUTE;
/**
 * The login page disables its button for this long after a 429. This time must be at least LOGIN_FAILURE_WINDOW, so
 * that the server no longer refuses logins when the button is enabled again.
 */
export const LOGIN_LOCKOUT = 5 * MINUTE;
/** Delays between a success message and the redirect that follows it. */
export const REGISTRATION_REDIRECT_DELAY = 4 * SECOND;
export const VERIFICATION_REDIRECT_DELAY = 3 * SECOND;
export const PROFILE_REDIRECT_DELAY = 2 * SECOND;
export const RESET_CONFIRM_REDIRECT_DELAY = 3 * SECOND;
export const PASSWORD_CHANGE_REDIRECT_DELAY = 2 * SECOND;
export const DELETION_REDIRECT_DELAY = 1.5 * SECOND;
/** While a field is edited for the first time, it is validated after this long without input. */
export const TYPING_PAUSE = 1 * SECOND;
/** Minimum time between two requests for a verification code or link. */
export const CODE_RESEND_WAIT = 30 * SECOND;
/** Maximum reset requests per email address within RESET_REQUEST_WINDOW. */
export const RESET_REQUEST_LIMIT = 3;
/** Window of RESET_REQUEST_LIMIT, and the cooldown when this limit is reached or a 429 has no Retry-After header. */
export const RESET_REQUEST_WINDOW = 5 * MINUTE;
/** Window of the server's limit for password reset confirmations, and the wait shown after a 429. */
export const RESET_CONFIRM_WAIT = 3 * MINUTE;
/** Delay between page load and the cookie consent bar. */
export const CONSENT_DELAY = 2 * SECOND;
/** Lifetime of the consent cookie, in days. */
export const CONSENT_COOKIE_DAYS = 30;

/** Lifetime of a verification link, a verification handle and a password link. */
export const LINK_LIFETIME = 1 * DAY;
/** Lifetime of a six-digit verification code. */
export const CODE_LIFETIME = 15 * MINUTE;
/** Number of wrong attempts after which a verification code stops working. */
export const CODE_MAX_ATTEMPTS = 5;
export const CODE_DIGITS = 6;

/** Maximum number of current matches of an investee. */
export const MAX_MATCHES = 2;
/** Maximum number of re-runs of an investee. */
export const MAX_RERUNS = 2;
/** An investor is asked to answer a pending match within this time. After it, the match is overdue but does not change. */
export const MATCH_ANSWER_TIME = 14 * DAY;
/** An investor is reminded of a pending match on the UTC day on which the match has this age. */
export const REMINDER_AGE = 7 * DAY;
/** How long before the day of a match's date its investor is reminded, counted in UTC days. */
export const REMINDER_BEFORE_DATE = 2 * DAY;
/** How long after the day of a match's date its investor is reminded and its investee informed that it has passed. */
export const REMINDER_AFTER_DATE = 1 * DAY;
/** Maximum number of matches that a reminder lists. */
export const REMINDER_ROWS = 10;
/** A decision about a match is reported by email when it has not changed for this long. */
export const DECISION_MAIL_DELAY = 1 * MINUTE;
/** An investor with this many overdue matches is offered to no further investee. */
export const SILENT_OVERDUE_MATCHES = 3;
/** Wait shown when a match request or a re-run fails with a 429 that has no Retry-After header. */
export const MATCHING_WAIT = 1 * MINUTE;

/** Length limits for text in profiles, in characters or words. */
export const BUSINESS_NAME_LENGTH = { min: 2, max: 100 } as const;
export const BUSINESS_ADDRESS_LENGTH = { min: 5, max: 200 } as const;
export const MARKET_LENGTH = { min: 3, max: 100 } as const;
export const DESCRIPTION_MAX_WORDS = 400;
export const PREFERENCE_MAX_WORDS = 100;
/** Maximum lengths of a stored link and of stored free text, in characters. */
export const LINK_MAX_LENGTH = 2_048;
export const TEXT_MAX_LENGTH = 20_000;
/** Maximum length of an email address, from RFC 5321. */
export const EMAIL_MAX_LENGTH = 254;
/** Maximum stored amount, in US dollars. */
export const MAX_AMOUNT = 999_999_999_999.99;
/** Maximum stored number of people or years. */
export const MAX_COUNT = 9_999_999;
/** Maximum number of pitch decks of an investee. */
export const MAX_PITCH_DECKS = 5;
/** Number of matches on a page of the list of matches. The server also reads and sends the whole list in such parts. */
export const MATCHES_PER_PAGE = 200;
/** Maximum number of businesses that the totals of a list name per sector. */
export const NAMES_PER_SECTOR = 6;
/** Page size of Matched Opportunities. */
export const OPPORTUNITIES_PER_PAGE = 20;
/** Maximum number of sessions in one response. */
export const MAX_SESSIONS_PER_RESPONSE = 100;
/** Maximum length of an Idempotency-Key, in characters. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 200;
/** How long the response to one of REPLAYED_CALLS is stored, so that a retry gets the same response. */
export const REPLAY_WINDOW = 10 * MINUTE;
/** Maximum number of updates in one response. */
export const MAX_UPDATES_PER_RESPONSE = 50;
/** How long updates are stored. */
export const UPDATES_RETENTION = 60 * MINUTE;
/** Interval of the heartbeat events on an update stream. */
export const UPDATES_HEARTBEAT = 15 * SECOND;
/** A stream without any event for this long has missed two heartbeats and is closed. */
export const UPDATES_IDLE_TIMEOUT = 2 * UPDATES_HEARTBEAT + 5 * SECOND;
/** How long a page waits for an update stream to open. */
export const UPDATES_CONNECT_TIMEOUT = 8 * SECOND;
/** A stream that was open for this long counts as stable, which resets the poll delay. */
export const UPDATES_STABLE_AFTER = 20 * SECOND;
/** The first poll delay, which doubles with each failure, and the maximum poll delay. */
export const UPDATES_FIRST_DELAY = 1 * SECOND;
export const UPDATES_MAX_DELAY = 15 * SECOND;
/** A page that is hidden for this long closes its stream. */
export const UPDATES_HIDDEN_TIMEOUT = 60 * SECOND;
/**
 * In the first response, a page ignores updates that are older than this, because the data that it has just loaded
 * already contains them. If an earlier connection attempt failed, it ignores no updates.
 */
export const UPDATES_OVERLAP = 30 * SECOND;
/** Maximum number of live notices that are visible at the same time. */
export const MAX_VISIBLE_NOTICES = 3;
/** Live notices and the result of a review disappear after this long. */
export const NOTICE_DURATION = 10 * SECOND;
/** A page that is still loading after this long shows a message about the delay. */
export const SLOW_LOAD = 5 * SECOND;
/** A form or file that is still being sent after this long shows a message about the delay. */
export const SLOW_SEND = 10 * SECOND;
/** Maximum size of an uploaded file, in bytes. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** An upload fails after this long without data. */
export const UPLOAD_STALL_TIMEOUT = 60 * SECOND;

/** Default values on the investee dashboard for fields that are empty in the profile. */
export const DEFAULT_FINANCIAL_POSITION = "profit";
export const DEFAULT_TEAM_CAPACITY = 1;

/** Number of colours in the sectors pie chart, which repeat if there are more sectors. */
export const PIE_COLOURS = 9;
/** Currency of every amount. */
export const CURRENCY = "USD";

// Payment page.
export const CARD_DIGITS = 16;
export const CVV_LENGTH = { min: 3, max: 4 } as const;
export const PAYMENT_PROCESSING_TIME = 3 * SECOND;
export const PAYMENT_REDIRECT_DELAY = 3 * SECOND;

// Insights carousel, insights menu, event slider, chatbot and calendar.
export const CAROUSEL_GROUP = 4;
export const INSIGHTS_HOVER_BREAKPOINT = 1_000;
/** An insights menu that opened on hover closes once the pointer has been outside it for this long. */
export const INSIGHTS_HOVER_GRACE = 0.3 * SECOND;
/** Interval at which the event slider advances. */
export const SLIDER_INTERVAL = 5 * SECOND;
export const CHATBOT_DELAY = 1 * SECOND;
/** Maximum length of a question to the chatbot, in characters. */
export const CHATBOT_MAX_LENGTH = 300;
/** Maximum length of a programme search, in characters. The search is in the URL, and the server rejects long URLs. */
export const PROGRAMME_SEARCH_MAX_LENGTH = 100;
/** Number of weeks in the calendar's month view. */
export const GRID_WEEKS = 6;
