import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
} from "../../contract/constants.ts";

/** Returns when a session ends, counted from the login. Times and durations are in milliseconds. */
export function sessionEndTime({
  loggedInAt,
  sessionLength = SESSION_LIFETIME,
}: {
  readonly loggedInAt: number;
  readonly sessionLength?: number;
}): number {
  return loggedInAt + sessionLength;
}

/** Returns when a session ends if there is no further activity. */
export function inactivityEndTime({
  activeAt,
  inactivityLength = INACTIVITY_TIMEOUT,
}: {
  readonly activeAt: number;
  readonly inactivityLength?: number;
}): number {
  return activeAt + inactivityLength;
}
