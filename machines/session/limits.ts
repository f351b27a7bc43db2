import {
  INACTIVITY_TIMEOUT,
  SESSION_LIFETIME,
  SESSION_NOTICE,
} from "../../contract/constants.ts";

/** The limits in milliseconds. Each defaults to a constant in `contract/constants.ts`. */
export type Limits = {
  readonly sessionLength?: number;
  readonly inactivityLength?: number;
};

export type SessionTimes = { readonly loggedInAt: number } & Limits;

/** Returns the time at which a session ends even if the member stays active. All values are in milliseconds. */
export function sessionEndTime(session: SessionTimes): number {
  return session.loggedInAt + (session.sessionLength ?? SESSION_LIFETIME);
}

/** Returns the time at which a session ends if there is no further activity. */
export function inactivityDeadline(session: {
  readonly activeAt: number;
  readonly inactivityLength?: number;
}) {
  return session.activeAt + (session.inactivityLength ?? INACTIVITY_TIMEOUT);
}

/** Returns the time at which the notice about the end of the session appears. */
export function noticeTime(session: SessionTimes): number {
  return sessionEndTime(session) - SESSION_NOTICE;
}
