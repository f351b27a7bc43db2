import {
  ACTIVE_AT_KEY,
  CURRENT_USER_KEY,
  LOGIN_LOCKED_UNTIL_KEY,
  LOGOUT_AT_KEY,
  PROFILE_DRAFT_KEY,
  TOKEN_KEY,
  USER_TYPE_KEY,
} from "../../contract/storage.ts";
import type { Held, StoredSession } from "../../machines/session-facts.ts";
import { lasting, ofThisTab, readJson, readTime } from "./storage.ts";

/** What the browser has stored of a session, read in one go (§3 Stored in the browser). */
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

/** Stores a session. The token comes last: other tabs follow it, and then find the rest already there. */
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

/** Forgets the session; current_user goes whenever the token goes (decisions: Access). */
export function forgetStoredSession(): void {
  for (const key of [TOKEN_KEY, USER_TYPE_KEY, CURRENT_USER_KEY, ACTIVE_AT_KEY])
    lasting.remove(key);
}

/** Marks a logout, before the token goes: so other tabs know that they belong at / and not at /login. */
export function storeLogoutAt(at: number): void {
  lasting.write(LOGOUT_AT_KEY, String(at));
}

/** The last activity in any tab, in epoch milliseconds. */
export function storeActiveAt(at: number): void {
  lasting.write(ACTIVE_AT_KEY, String(at));
}

/** Until when the login button stays disabled, or null; survives a reload (decisions: Access). */
export function readLoginLockedUntil(): number | null {
  return readTime(lasting, LOGIN_LOCKED_UNTIL_KEY);
}

export function storeLoginLockedUntil(until: number): void {
  lasting.write(LOGIN_LOCKED_UNTIL_KEY, String(until));
}

/** Forgets what was typed in profile forms of this tab: an explicit logout clears it (decisions: Access). */
export function forgetDrafts(): void {
  ofThisTab.remove(PROFILE_DRAFT_KEY);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
