import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  LOGIN_LOCKED_UNTIL_KEY,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../contract/storage.ts";
import type { Held, StoredSession } from "../../machines/session/chart.ts";
import { lasting, readJson, readTime } from "./storage.ts";

/** Reads the stored session. */
export function readStoredSession(): StoredSession {
  const user = readJson(lasting, CURRENT_USER_KEY);
  return {
    token: textOf(lasting.read(TOKEN_KEY)),
    userType: textOf(lasting.read(USER_TYPE_KEY)),
    email: textOf(user?.email),
    loggedInAt: numberOf(user?.loggedInAt),
    activeAt: readTime(lasting, ACTIVE_AT_KEY),
    logoutAt: lasting.read(LOGOUT_AT_KEY),
  };
}

/** Stores a session. The token is written last: other tabs react to it and then find the other values. */
export function storeSession(held: Held): void {
  const { token, userType, email, loggedInAt, activeAt } = held;
  lasting.write(
    CURRENT_USER_KEY,
    JSON.stringify({ email, user_type: userType, loggedInAt }),
  );
  lasting.write(ACTIVE_AT_KEY, String(activeAt));
  if (userType === null) lasting.remove(USER_TYPE_KEY);
  else lasting.write(USER_TYPE_KEY, userType);
  lasting.write(TOKEN_KEY, token);
}

/** Removes the stored session; `current_user` is removed together with the token. */
export function forgetStoredSession(): void {
  for (const key of [TOKEN_KEY, USER_TYPE_KEY, CURRENT_USER_KEY, ACTIVE_AT_KEY])
    lasting.remove(key);
}

/** Records a logout. Called before the token is removed, so that other tabs open / instead of /login. */
export function storeLogoutAt(at: number): void {
  lasting.write(LOGOUT_AT_KEY, String(at));
}

/** Stores the time of the last activity in any tab, in epoch milliseconds. */
export function storeActiveAt(at: number): void {
  lasting.write(ACTIVE_AT_KEY, String(at));
}

/** Returns the time until which the login button is disabled, in epoch milliseconds, or null. Survives a reload. */
function readLoginLockedUntil(): number | null {
  return readTime(lasting, LOGIN_LOCKED_UNTIL_KEY);
}

export function storeLoginLockedUntil(until: number): void {
  lasting.write(LOGIN_LOCKED_UNTIL_KEY, String(until));
}

/**
 * Calls `notify` with the time until which the login is locked (epoch milliseconds, or null): immediately, and whenever
 * another tab is locked out. Returns an unsubscribe function.
 */
export function watchLoginLockout(
  notify: (until: number | null) => void,
): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === LOGIN_LOCKED_UNTIL_KEY) notify(readLoginLockedUntil());
  };
  notify(readLoginLockedUntil());
  window.addEventListener("storage", listen);
  return () => window.removeEventListener("storage", listen);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
