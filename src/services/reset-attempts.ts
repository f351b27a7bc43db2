import { RESET_REQUEST_WINDOW } from "../../contract/constants.ts";
import {
  RESET_ATTEMPTS_COOKIE,
  RESET_COOLDOWN_COOKIE,
  RESET_EMAIL_KEY,
} from "../../contract/storage.ts";
import type { ResetMemory } from "../../machines/password-reset-request/chart.ts";
import { now } from "./clock.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { ofThisTab } from "./storage.ts";

/**
 * The reset requests for an address that this browser has stored: two cookies per address, which expire when the
 * requests no longer count. Addresses are normalized, times are epoch milliseconds.
 */

const DAY = 24 * 60 * 60_000;
const BETWEEN = ".";

/** Returns the names of an address's two cookies. */
export function resetCookies(email: string) {
  const digest = digestOf(email);
  return {
    attempts: RESET_ATTEMPTS_COOKIE + digest,
    cooldown: RESET_COOLDOWN_COOKIE + digest,
  };
}

/** Returns the stored attempts and the cooldown of an address. */
export function readResetMemory(email: string): ResetMemory {
  const names = resetCookies(email);
  const attempts = (readCookie(names.attempts) ?? "")
    .split(BETWEEN)
    .filter((text) => /^\d+$/.test(text))
    .map(Number);
  const until = readCookie(names.cooldown);
  return {
    attempts,
    cooldownUntil: /^\d+$/.test(until ?? "") ? Number(until) : null,
  };
}

/** Stores the times of the requests for an address for as long as the last one counts. */
export function storeResetAttempts(
  email: string,
  attempts: readonly number[],
): void {
  const { attempts: name } = resetCookies(email);
  writeCookie(name, attempts.join(BETWEEN), RESET_REQUEST_WINDOW / DAY);
}

/** Stores the end of an address's cooldown, and the address itself in this tab. */
export function storeResetCooldown(email: string, until: number): void {
  const { cooldown: name } = resetCookies(email);
  writeCookie(name, String(until), Math.max(0, until - now()) / DAY);
  ofThisTab.write(RESET_EMAIL_KEY, email);
}

/** Returns the address whose cooldown this tab shows, or null when there is none. */
export function readCoolingEmail(): string | null {
  const email = ofThisTab.read(RESET_EMAIL_KEY);
  if (email === null) return null;
  if ((readResetMemory(email).cooldownUntil ?? 0) > now()) return email;
  ofThisTab.remove(RESET_EMAIL_KEY);
  return null;
}

/**
 * Returns a hash of an address (FNV-1a, 64 bits) for the names of its cookies, so that the address itself is not sent
 * with every request.
 */
function digestOf(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
