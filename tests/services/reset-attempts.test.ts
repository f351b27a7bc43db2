import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RESET_REQUEST_WINDOW } from "../../contract/constants.ts";
import {
  readCooldownEmail,
  readResetRequests,
  storeResetAttempts,
  storeResetCooldown,
} from "../../src/services/reset-attempts.ts";

const AMA = "ama@firm.example.org";
const KOFI = "kofi@firm.example.org";
const NOW = 1_800_000_000_000;

/** A browser's cookies. Each cookie has the value that was last written to it, until the cookie expires. */
class CookieJar {
  readonly written: string[] = [];
  get cookie(): string {
    const current = new Map<string, string>();
    for (const text of this.written) {
      const [pair = "", ...attributes] = text.split("; ");
      const expires = attributes.find((attribute) =>
        attribute.startsWith("expires="),
      );
      const [name = ""] = pair.split("=");
      if (expires && Date.parse(expires.slice(8)) <= Date.now())
        current.delete(name);
      else current.set(name, pair);
    }
    return [...current.values()].join("; ");
  }
  set cookie(text: string) {
    this.written.push(text);
  }
}

let jar: CookieJar;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  jar = new CookieJar();
  vi.stubGlobal("document", jar);
  vi.stubGlobal("location", { protocol: "http:" });
  const stored = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("attempts and cooldown are stored per email address", {
  tags: ["3-reset-request-01"],
}, () => {
  storeResetAttempts(AMA, [NOW - 1_000, NOW]);
  storeResetCooldown(AMA, NOW + 60_000);
  expect(readResetRequests(AMA)).toEqual({
    attempts: [NOW - 1_000, NOW],
    cooldownUntil: NOW + 60_000,
  });
  expect(readResetRequests(KOFI)).toEqual({
    attempts: [],
    cooldownUntil: null,
  });
});

test("the cookies are SameSite strict, and not Secure over plain HTTP", {
  tags: ["9-reset-request-02"],
}, () => {
  storeResetAttempts(AMA, [NOW]);
  storeResetCooldown(AMA, NOW + 60_000);
  expect(jar.written).toHaveLength(2);
  for (const text of jar.written) {
    expect(text.toLowerCase()).toContain("; samesite=strict");
    expect(text.toLowerCase()).not.toContain("secure");
  }
});

test("the cookies are Secure over HTTPS", {
  tags: ["9-reset-request-03"],
}, () => {
  vi.stubGlobal("location", { protocol: "https:" });
  storeResetAttempts(AMA, [NOW]);
  storeResetCooldown(AMA, NOW + 60_000);
  expect(jar.written).toHaveLength(2);
  for (const text of jar.written)
    expect(text.toLowerCase()).toMatch(/; secure(;|$)/);
});

test("no cookie contains the email address", () => {
  storeResetAttempts(AMA, [NOW]);
  storeResetCooldown(AMA, NOW + 60_000);
  expect(decodeURIComponent(jar.cookie)).not.toContain("ama");
});

test("a cookie expires when it is no longer needed", () => {
  storeResetAttempts(AMA, [NOW]);
  storeResetCooldown(AMA, NOW + 60_000);
  vi.advanceTimersByTime(60_000);
  expect(readResetRequests(AMA)).toEqual({
    attempts: [NOW],
    cooldownUntil: null,
  });
  vi.advanceTimersByTime(RESET_REQUEST_WINDOW - 60_000);
  expect(readResetRequests(AMA).attempts).toEqual([]);
});

test("invalid values in a cookie are ignored", () => {
  storeResetAttempts(AMA, [NOW]);
  const [name = ""] = (jar.written[0] ?? "").split("=");
  jar.cookie = `${name}=x.-1..9e9.${NOW - 5}`;
  expect(readResetRequests(AMA).attempts).toEqual([NOW - 5]);
});

test("a tab remembers the email address of its cooldown until the cooldown ends", {
  tags: ["4-reset-request-01"],
}, () => {
  expect(readCooldownEmail()).toBeNull();
  storeResetCooldown(AMA, NOW + 60_000);
  expect(readCooldownEmail()).toBe(AMA);
  vi.advanceTimersByTime(60_000);
  expect(readCooldownEmail()).toBeNull();
});

test("a cooldown that was stored with a clock that was fast is ignored, so that a reload does not lock the form again", {
  tags: ["4-reset-request-01"],
}, () => {
  vi.setSystemTime(NOW + 24 * 60 * 60_000);
  storeResetCooldown(AMA, Date.now() + RESET_REQUEST_WINDOW);
  vi.setSystemTime(NOW);
  expect(readResetRequests(AMA).cooldownUntil).toBeNull();
  expect(readCooldownEmail()).toBeNull();
});
