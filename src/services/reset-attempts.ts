import { RESET_REQUEST_WINDOW } from "../../contract/constants.ts";
import {
  RESET_ATTEMPTS_COOKIE,
  RESET_COOLDOWN_COOKIE,
  RESET_EMAIL_KEY,
} from "../../contract/storage.ts";
import type { ResetMemory } from "../../machines/password-reset-request-facts.ts";
import { now } from "./clock.ts";
import { readCookie, writeCookie } from "./cookies.ts";
import { ofThisTab } from "./storage.ts";

/**
 * What this browser remembers of the reset requests for an address: two cookies per address (§3, §9), each gone by
 * itself when it counts no more. Addresses are normal ones, times epoch milliseconds.
 */

const DAY = 24 * 60 * 60_000;
const BETWEEN = ".";

/** The names of an address's two cookies. */
export function resetCookies(email: string) {
  const digest = digestOf(email);
  return {
    attempts: RESET_ATTEMPTS_COOKIE + digest,
    cooldown: RESET_COOLDOWN_COOKIE + digest,
  };
}

/** The attempts and the cooldown of an address. */
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

/** Keeps when requests for an address were sent, for as long as the last one counts. */
export function storeResetAttempts(
  email: string,
  attempts: readonly number[],
): void {
  const { attempts: name } = resetCookies(email);
  writeCookie(name, attempts.join(BETWEEN), RESET_REQUEST_WINDOW / DAY);
}

/** Keeps until when no request for an address is sent, and in this tab which address that is. */
export function storeResetCooldown(email: string, until: number): void {
  const { cooldown: name } = resetCookies(email);
  writeCookie(name, String(until), Math.max(0, until - now()) / DAY);
  ofThisTab.write(RESET_EMAIL_KEY, email);
}

/** The address whose cooldown this tab shows, or null when it has none any more. */
export function readCoolingEmail(): string | null {
  const email = ofThisTab.read(RESET_EMAIL_KEY);
  if (email === null) return null;
  if ((readResetMemory(email).cooldownUntil ?? 0) > now()) return email;
  ofThisTab.remove(RESET_EMAIL_KEY);
  return null;
}

/**
 * Stands for an address in the names of its cookies, which travel with every request: FNV-1a of 64 bits, so that no
 * address does.
 */
function digestOf(email: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(email)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(36);
}
