import { RESET_REQUEST_WINDOW } from "../../contract/constants.ts";
import {
  RESET_ATTEMPTS_COOKIE,
  RESET_COOLDOWN_COOKIE,
  RESET_EMAIL_KEY,
} from "../../contract/storage.ts";
import type { StoredResetRequests } from "../../machines/password-reset-request/chart.ts";
import { now } from "./clock.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { tabStorage } from "./storage.ts";

/**
 * Two cookies per email address store the times of recent reset requests and the end of the cooldown. Addresses are
 * normalized, and times are in epoch milliseconds.
 */

const DAY = 24 * 60 * 60_000;
const SEPARATOR = ".";

/** Returns the names of an address's two cookies. */
export function resetCookieNames(email: string) {
  const digest = hashEmail(email);
  return {
    attempts: RESET_ATTEMPTS_COOKIE + digest,
    cooldown: RESET_COOLDOWN_COOKIE + digest,
  };
}

/** Returns the stored attempts and the cooldown of an address. */
export function readResetRequests(email: string): StoredResetRequests {
  const names = resetCookieNames(email);
  const attempts = (readCookie(names.attempts) ?? "")
    .split(SEPARATOR)
    .filter((text) => /^\d+$/.test(text))
    .map(Number);
  const [until = "", start = "0"] = (readCookie(names.cooldown) ?? "").split(
    SEPARATOR,
  );
  return {
    attempts,
    // A cooldown that started in the future was stored with a clock that was fast.
    cooldownUntil:
      /^\d+$/.test(until) && !(Number(start) > now()) ? Number(until) : null,
  };
}

/** Stores the times of the requests for an address until the last one no longer counts towards the limit. */
export function storeResetAttempts(email: string, attempts: readonly number[]) {
  const { attempts: name } = resetCookieNames(email);
  writeCookie(name, attempts.join(SEPARATOR), RESET_REQUEST_WINDOW / DAY);
}

/** Stores the end of an address's cooldown, and the address itself in this tab. */
export function storeResetCooldown(email: string, until: number): void {
  const { cooldown: name } = resetCookieNames(email);
  const value = [until, now()].join(SEPARATOR);
  writeCookie(name, value, Math.max(0, until - now()) / DAY);
  tabStorage.write(RESET_EMAIL_KEY, email);
}

/** Returns the address whose cooldown this tab shows, or null when there is none. */
export function readCooldownEmail(): string | null {
  const email = tabStorage.read(RESET_EMAIL_KEY);
  if (email === null) return null;
  if ((readResetRequests(email).cooldownUntil ?? 0) > now()) return email;
  tabStorage.remove(RESET_EMAIL_KEY);
  return null;
}

/**
 * Returns a hash of an address (FNV-1a, 64 bits) for the names of its cookies, so that the address itself is not sent
 * with every request.
 */
function hashEmail(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
