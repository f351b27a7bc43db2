import { inactivityDeadline, type Limits, sessionEndTime } from "./limits.ts";

// Times are in epoch milliseconds, durations in milliseconds.

export type Member = {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
};

/** The stored session as read from storage. Any value may be missing. */
export type StoredSession = Member & {
  readonly loggedInAt: number | null;
  readonly activeAt: number | null;
  /** The stored time of the last logout. */
  readonly logoutAt: string | null;
};

export type TimedStoredSession = StoredSession & { readonly at: number };

/** A session as written to storage. */
export type ActiveSession = Member & {
  readonly token: string;
  readonly loggedInAt: number;
  readonly activeAt: number;
};

/** Returns whether the stored `logout_at` has not been read by this tab yet and is not older than the session. */
export function isNewLogout(
  session: { readonly logoutAt: string | null; readonly loggedInAt: number },
  { logoutAt }: StoredSession,
): boolean {
  const isNew = logoutAt !== null && logoutAt !== session.logoutAt;
  return isNew && !(Number(logoutAt) < session.loggedInAt);
}

/** Returns the context for a stored session. A session without stored times starts now. */
export function sessionFrom(stored: TimedStoredSession) {
  const { token, userType, email, at, logoutAt } = stored;
  const loggedInAt = stored.loggedInAt ?? at;
  const activeAt = Math.max(stored.activeAt ?? loggedInAt, loggedInAt);
  return { token, userType, email, loggedInAt, activeAt, logoutAt, now: at };
}

/** Returns why a stored session has ended; null while it is active, and when there is none. */
export function passedLimit(limits: Limits, stored: TimedStoredSession) {
  const session = { ...limits, ...sessionFrom(stored) };
  if (stored.token === null) return null;
  if (stored.at >= sessionEndTime(session)) return "expired";
  return stored.at >= inactivityDeadline(session) ? "inactive" : null;
}

/** True when the storage contains a session that has not passed a limit. */
export function hasActiveSession(limits: Limits, stored: TimedStoredSession) {
  return stored.token !== null && passedLimit(limits, stored) === null;
}
