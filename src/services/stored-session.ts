import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  LOGIN_LOCKED_UNTIL_KEY,
  LOGOUT_AT_KEY,
  TOKEN_KEY,
  UNSAVED_LANGUAGE_KEY,
  USER_TYPE_KEY,
} from "../../contract/storage.ts";
import type {
  ActiveSession,
  StoredSession,
} from "../../machines/session/stored-session.ts";
import { readJson, readTime, sharedStorage } from "./storage.ts";

/** Returns the stored session. Values that are missing or invalid are null. */
export function readStoredSession(): StoredSession {
  const user = readJson(sharedStorage, CURRENT_USER_KEY);
  return {
    token: nonEmptyText(sharedStorage.read(TOKEN_KEY)),
    userType: nonEmptyText(sharedStorage.read(USER_TYPE_KEY)),
    email: nonEmptyText(user?.email),
    loggedInAt: finiteNumber(user?.loggedInAt),
    activeAt: readTime(sharedStorage, ACTIVE_AT_KEY),
    logoutAt: sharedStorage.read(LOGOUT_AT_KEY),
  };
}

/** Stores a session. The token is written last, because other tabs react to it and then read the other values. */
export function storeSession(session: ActiveSession): void {
  const { token, userType, email, loggedInAt, activeAt } = session;
  sharedStorage.write(
    CURRENT_USER_KEY,
    JSON.stringify({ email, user_type: userType, loggedInAt }),
  );
  sharedStorage.write(ACTIVE_AT_KEY, String(activeAt));
  if (userType === null) sharedStorage.remove(USER_TYPE_KEY);
  else sharedStorage.write(USER_TYPE_KEY, userType);
  sharedStorage.write(TOKEN_KEY, token);
}

/** Removes the stored session and what belongs to it. The time of the last logout remains stored. */
export function removeStoredSession(): void {
  for (const key of [
    TOKEN_KEY,
    USER_TYPE_KEY,
    CURRENT_USER_KEY,
    ACTIVE_AT_KEY,
    UNSAVED_LANGUAGE_KEY,
  ])
    sharedStorage.remove(key);
}

/** Records a logout. Called before the token is removed, so that other tabs open the home page instead of /login. */
export function storeLogoutAt(at: number): void {
  sharedStorage.write(LOGOUT_AT_KEY, String(at));
}

/** Stores the time of the last activity in any tab, in epoch milliseconds. */
export function storeActiveAt(at: number): void {
  sharedStorage.write(ACTIVE_AT_KEY, String(at));
}

export function storeLoginLockoutEnd(until: number): void {
  sharedStorage.write(LOGIN_LOCKED_UNTIL_KEY, String(until));
}

function nonEmptyText(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function finiteNumber(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
