import Cookies from "js-cookie";
import { CONSENT_COOKIE_DAYS } from "../../contract/constants.ts";
import {
  CONSENT_ACCEPTED,
  CONSENT_COOKIE,
  CONSENT_REJECTED_COOKIE,
} from "../../contract/storage.ts";
import type { ConsentChoice } from "../../machines/cookie-consent/chart.ts";

/** Returns a cookie's value, or null when it does not exist or cookies are blocked. */
export function readCookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

/**
 * Stores a cookie for a number of days, or until the browser closes. It is SameSite=Strict, and Secure if the page was
 * loaded over HTTPS.
 */
export function writeCookie(
  name: string,
  value: string,
  days: number | "session",
): void {
  Cookies.set(name, value, {
    ...(days !== "session" && { expires: days }),
    sameSite: "strict",
    secure: location.protocol === "https:",
  });
}

/** Returns the stored choice that the visitor made in the cookie bar. */
export function readConsent(): ConsentChoice {
  if (readCookie(CONSENT_COOKIE) === CONSENT_ACCEPTED) return "accepted";
  return readCookie(CONSENT_REJECTED_COOKIE) === null ? "none" : "rejected";
}

/** Stores an acceptance for CONSENT_COOKIE_DAYS. */
export function storeConsent(): void {
  writeCookie(CONSENT_COOKIE, CONSENT_ACCEPTED, CONSENT_COOKIE_DAYS);
  Cookies.remove(CONSENT_REJECTED_COOKIE);
}

/** Removes a stored acceptance, and stores the rejection for all tabs until the browser closes. */
export function removeConsent(): void {
  Cookies.remove(CONSENT_COOKIE);
  writeCookie(CONSENT_REJECTED_COOKIE, "yes", "session");
}
