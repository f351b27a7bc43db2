import * as limits from "../constants.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The product's limits and durations, which every message can use as parameters. */
export const numbers = {
  passwordMin: limits.PASSWORD_MIN_LENGTH,
  passwordMax: limits.PASSWORD_MAX_LENGTH,
  passwordHistory: limits.PASSWORD_HISTORY,
  sessionMinutes: limits.SESSION_LIFETIME / MINUTE,
  sessionNoticeMinutes: limits.SESSION_NOTICE / MINUTE,
  inactivityMinutes: limits.INACTIVITY_TIMEOUT / MINUTE,
  loginLockoutMinutes: limits.LOGIN_LOCKOUT / MINUTE,
  resetConfirmMinutes: limits.RESET_CONFIRM_WAIT / MINUTE,
  linkHours: limits.LINK_LIFETIME / HOUR,
  codeMinutes: limits.CODE_LIFETIME / MINUTE,
  codeDigits: limits.CODE_DIGITS,
  loginAddressDays: limits.LOGIN_ADDRESS_DAYS,
  consentDays: limits.CONSENT_COOKIE_DAYS,
  maxMatches: limits.MAX_MATCHES,
  maxReruns: limits.MAX_RERUNS,
  answerDays: limits.MATCH_ANSWER_TIME / DAY,
  silentMatches: limits.SILENT_OVERDUE_MATCHES,
  businessNameMin: limits.BUSINESS_NAME_LENGTH.min,
  businessNameMax: limits.BUSINESS_NAME_LENGTH.max,
  businessAddressMin: limits.BUSINESS_ADDRESS_LENGTH.min,
  businessAddressMax: limits.BUSINESS_ADDRESS_LENGTH.max,
  marketMin: limits.MARKET_LENGTH.min,
  marketMax: limits.MARKET_LENGTH.max,
  uploadMegabytes: limits.UPLOAD_MAX_BYTES / 1024 ** 2,
  cardDigits: limits.CARD_DIGITS,
  cvvMin: limits.CVV_LENGTH.min,
  cvvMax: limits.CVV_LENGTH.max,
  paymentSeconds: limits.PAYMENT_PROCESSING_TIME / SECOND,
  paymentRedirectSeconds: limits.PAYMENT_REDIRECT_DELAY / SECOND,
} as const;
