import { CONSENT_COOKIE_DAYS } from "../../contract/constants.ts";
import {
  CONSENT_ACCEPTED,
  CONSENT_COOKIE,
  CONSENT_REJECTED_COOKIE,
} from "../../contract/storage.ts";
import type { ConsentAnswer } from "../../machines/cookie-consent.ts";
import { readCookie, removeCookie, writeCookie } from "./cookies.ts";

/** What this browser remembers of the answer to the cookie bar (§3, §4 Cookie consent). */
export function readConsent(): ConsentAnswer {
  if (readCookie(CONSENT_COOKIE) === CONSENT_ACCEPTED) return "accepted";
  return readCookie(CONSENT_REJECTED_COOKIE) === null ? "none" : "rejected";
}

/** Remembers a yes for 30 days. */
export function storeConsent(): void {
  writeCookie(CONSENT_COOKIE, CONSENT_ACCEPTED, CONSENT_COOKIE_DAYS);
  removeCookie(CONSENT_REJECTED_COOKIE);
}

/** Forgets a yes, and remembers the no in all tabs until the browser closes. */
export function removeConsent(): void {
  removeCookie(CONSENT_COOKIE);
  writeCookie(CONSENT_REJECTED_COOKIE, "yes", "session");
}
