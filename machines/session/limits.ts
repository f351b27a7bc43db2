import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
} from "../../contract/constants.ts";

/** Returns the time at which a session ends even if the member stays active. All values are in milliseconds. */
export function sessionEndTime(session: {
  readonly loggedInAt: number;
  readonly sessionLength?: number;
}): number {
  return session.loggedInAt + (session.sessionLength ?? SESSION_LIFETIME);
}

/** Returns the time at which a session ends if there is no further activity. */
export function inactivityDeadline(session: {
  readonly activeAt: number;
  readonly inactivityLength?: number;
}): number {
  return session.activeAt + (session.inactivityLength ?? INACTIVITY_TIMEOUT);
}
