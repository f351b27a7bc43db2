import type { AnswerOf } from "../../contract/calls/index.ts";
import {
  INACTIVITY_LENGTH,
  SESSION_LENGTH,
  SESSION_NOTICE,
} from "../../contract/constants.ts";
import {
  type CallFailure,
  detailText,
  statusOf,
} from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ForcedEnd } from "../../contract/navigation-state.ts";
import { type Access, pages } from "../../contract/pages.ts";

/** Context, events and selectors of the session chart. Times are epoch milliseconds, lengths milliseconds. */

/** The stored session as read. Every part may be missing. */
export type StoredSession = {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number | null;
  readonly activeAt: number | null;
  /** The stored logout marker. It is a time, but any change of it counts as a logout. */
  readonly logoutAt: string | null;
};
export type StoredReading = StoredSession & { readonly at: number };

/** A session as stored. */
export type Held = {
  readonly token: string;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number;
  readonly activeAt: number;
};

/** The limits in milliseconds. The default of each is a constant of the contract. */
export type SessionInput = {
  readonly sessionLength?: number;
  readonly inactivityLength?: number;
  readonly noticeLength?: number;
};
export type SessionContext = Required<SessionInput> & {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number;
  /** Time of the last activity in any tab. */
  readonly activeAt: number;
  /** The last logout marker that this tab has read. */
  readonly logoutAt: string | null;
  readonly now: number;
  /** The current page: its path, the path with query and fragment, and who may open it. */
  readonly path: string;
  readonly address: string;
  readonly access: Access;
  /** Why the session ended, for /login; null after a logout. */
  readonly reason: ForcedEnd | null;
  /** True after a login in this tab, which may return to a page. A login in another tab opens the home page. */
  readonly isOpenedHere: boolean;
  /** The protected page where a call was refused. The next login returns to it. */
  readonly interrupted: string | null;
  /** The notice on / after a call was refused. */
  readonly sessionEndedNotice: Message | null;
  /** The password in the dialog of 'Log in again now', and its problem. */
  readonly password: string;
  readonly problem: Message | null;
  /** The confirmation of a renewal. */
  readonly news: Message | null;
};

export type SessionEvent =
  /** A login succeeded in this tab. */
  | {
      type: "session.opened";
      token: string;
      userType: string;
      email: string;
      at: number;
    }
  /** The current page ended the session (password change, deletion) and explains the next step itself. */
  | { type: "session.closed" }
  /** A logout, which leaves the current page. */
  | { type: "session.left" }
  | { type: "activity.seen"; at: number }
  /** The page resumed, or a periodic check of the clock. */
  | { type: "page.woke"; at: number }
  | { type: "page.changed"; path: string; address: string; access: Access }
  /** Another tab changed the storage. */
  | ({ type: "tab.changed" } & StoredReading)
  /** A call with this token was refused with 401 or 403. */
  | { type: "call.refused"; token: string; at: number }
  | { type: "renewal.asked" }
  | { type: "password.changed"; password: string }
  | { type: "renewal.submitted" }
  | { type: "renewal.dismissed" }
  | { type: "news.read" };

export const NO_SESSION = {
  token: null,
  userType: null,
  email: null,
  loggedInAt: 0,
  activeAt: 0,
} as const;

/** Returns the context before the storage was read. */
export function atFirst(input: SessionInput | undefined): SessionContext {
  return {
    sessionLength: input?.sessionLength ?? SESSION_LENGTH,
    inactivityLength: input?.inactivityLength ?? INACTIVITY_LENGTH,
    noticeLength: input?.noticeLength ?? SESSION_NOTICE,
    ...NO_SESSION,
    logoutAt: null,
    now: 0,
    path: "",
    address: "",
    access: "public",
    reason: null,
    isOpenedHere: false,
    interrupted: null,
    sessionEndedNotice: null,
    password: "",
    problem: null,
    news: null,
  };
}

/** Returns the session of a reading. A session without stored times starts now. */
export function heldIn(reading: StoredReading) {
  const { userType, email, at, logoutAt } = reading;
  const loggedInAt = reading.loggedInAt ?? at;
  return {
    token: reading.token,
    userType,
    email,
    loggedInAt,
    activeAt: Math.max(reading.activeAt ?? loggedInAt, loggedInAt),
    logoutAt,
    now: at,
  };
}

/** Returns when the session ends, counted from the login. */
export function endOf(
  context: Pick<SessionContext, "loggedInAt" | "sessionLength">,
) {
  return context.loggedInAt + context.sessionLength;
}

/** Returns when the session ends for lack of activity, counted from the last activity. */
export function inactiveEndOf(
  context: Pick<SessionContext, "activeAt" | "inactivityLength">,
) {
  return context.activeAt + context.inactivityLength;
}

/** Returns which limit a reading has passed; null while the session is active. */
export function endedIn(
  context: SessionContext,
  reading: StoredReading,
): ForcedEnd | null {
  const read = { ...context, ...heldIn(reading) };
  if (reading.at >= endOf(read)) return "expired";
  return reading.at >= inactiveEndOf(read) ? "inactive" : null;
}

/**
 * Returns the notice before the end of a session. The shown wait changes in coarse steps, then in finer ones, because
 * screen readers announce each change.
 */
export function endingNotice(context: SessionContext): Message {
  const left = Math.max(0, endOf(context) - context.now);
  const step = left > 30_000 ? 30_000 : 10_000;
  const wait = formatWait(Math.ceil(left / step) * step);
  return message("session.endingSoon", { wait });
}

export type Renewal = { readonly email: string; readonly password: string };

/** Returns the input of 'Log in again now'. The shell adds the frontend_url. */
export function renewalRequest({
  context: { email, password },
}: {
  context: SessionContext;
}): Renewal {
  return { email: email ?? "", password };
}

/** Returns the context after a renewal. */
export function renewed(answer: AnswerOf<"login"> & { readonly at: number }) {
  const { token, user_type: userType, at } = answer;
  return {
    token,
    userType,
    loggedInAt: at,
    activeAt: at,
    now: at,
    password: "",
    problem: null,
    news: message("session.renewed"),
  };
}

/** Returns the message for a failed login in the dialog, the same as on the login screen. */
export function renewalProblem(failure: CallFailure): Message {
  if (failure.kind === "noAnswer") return message("login.noAnswer");
  const detail = detailText(failure);
  switch (statusOf(failure)) {
    case 400:
      return message("login.wrongPassword");
    case 401:
      return message("login.refused");
    case 403:
      return detail ? { text: detail } : message("login.unverified");
    case 404:
      return message("login.notRegistered");
    case 428:
      return message("login.passwordExpired");
    case 429:
      return message("login.tooMany");
    default:
      return message("login.failed");
  }
}

/** True when this tab shows the home page, where a refused call shows a notice without a redirect. */
export function isHome({ path }: SessionContext): boolean {
  return path === pages.home.path;
}
