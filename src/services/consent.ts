import { CONSENT_COOKIE_DAYS } from "../../contract/constants.ts";
import {
  CONSENT_ACCEPTED,
  CONSENT_COOKIE,
  CONSENT_REJECTED_COOKIE,
} from "../../contract/storage.ts";
import type { ConsentAnswer } from "../../machines/cookie-consent/chart.ts";
import { readCookie, removeCookie, writeCookie } from "./cookies.ts";

/** Returns the stored answer to the cookie bar. */
export function readConsent(): ConsentAnswer {
  if (readCookie(CONSENT_COOKIE) === CONSENT_ACCEPTED) return "accepted";
  return readCookie(CONSENT_REJECTED_COOKIE) === null ? "none" : "rejected";
}

/** Stores an acceptance for 30 days. */
export function storeConsent(): void {
  writeCookie(CONSENT_COOKIE, CONSENT_ACCEPTED, CONSENT_COOKIE_DAYS);
  removeCookie(CONSENT_REJECTED_COOKIE);
}

/** Removes a stored acceptance, and stores the rejection for all tabs until the browser closes. */
export function removeConsent(): void {
  removeCookie(CONSENT_COOKIE);
  writeCookie(CONSENT_REJECTED_COOKIE, "yes", "session");
}
