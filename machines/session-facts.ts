import {
  INACTIVITY_LENGTH,
  SESSION_LENGTH,
  SESSION_NOTICE,
} from "../contract/constants.ts";
import { type CallFailure, detailText, statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import { sayWait } from "../contract/messages/wait.ts";
import type { ForcedEnd } from "../contract/navigation-state.ts";
import { type Access, pages } from "../contract/pages.ts";
import type { LoginAnswer } from "../contract/wire.ts";

/** What the session chart knows. Times are epoch milliseconds, lengths milliseconds. */

/** What the browser has stored, as it is read: anything may be missing (§3). */
export type StoredSession = {
  readonly token: string | null;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number | null;
  readonly activeAt: number | null;
  /** The logout marker as it stands there: a time, but any change of it counts (§4). */
  readonly logoutAt: string | null;
};
export type StoredReading = StoredSession & { readonly at: number };

/** A session, as it is stored. */
export type Held = {
  readonly token: string;
  readonly userType: string | null;
  readonly email: string | null;
  readonly loggedInAt: number;
  readonly activeAt: number;
};

/** The limits; left out, each is its own constant of the contract. */
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
  /** The last activity in any tab. */
  readonly activeAt: number;
  /** The last logout marker that this tab has seen. */
  readonly logoutAt: string | null;
  readonly now: number;
  /** The page that this tab shows: its path, the same with query and fragment, and who may see it. */
  readonly path: string;
  readonly address: string;
  readonly access: Access;
  /** Why the session ended, for /login; null when it was asked for. */
  readonly reason: ForcedEnd | null;
  /** This tab logged in itself, so it may lead back to a page; a login in another tab leads home. */
  readonly isOpenedHere: boolean;
  /** The protected page that a refused call led away from; the next login leads back to it. */
  readonly interrupted: string | null;
  /** What / says after a call was refused. */
  readonly sessionEndedNotice: Message | null;
  /** The password in the dialog of 'Log in again now', and what is wrong with it. */
  readonly password: string;
  readonly problem: Message | null;
  /** What a renewal says when it is done. */
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
  /** The page in view ended the session (password change, deletion) and says itself what comes next. */
  | { type: "session.closed" }
  /** A logout, which leads away from the page in view. */
  | { type: "session.left" }
  | { type: "activity.seen"; at: number }
  /** The page woke, or looks at the clock as it does from time to time. */
  | { type: "page.woke"; at: number }
  | { type: "page.changed"; path: string; address: string; access: Access }
  /** What another tab left in the storage. */
  | ({ type: "tab.changed" } & StoredReading)
  /** A call under this token was refused with 401 or 403. */
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

/** What a tab knows before it has looked. */
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

/** The session that a reading holds; one without times begins now. */
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

/** When the session ends, counted from the login (§4). */
export function endOf(
  context: Pick<SessionContext, "loggedInAt" | "sessionLength">,
) {
  return context.loggedInAt + context.sessionLength;
}

/** When it ends unless something happens, counted from the last activity (§4). */
export function inactiveEndOf(
  context: Pick<SessionContext, "activeAt" | "inactivityLength">,
) {
  return context.activeAt + context.inactivityLength;
}

/** Which limit a reading has passed; null while its session lives. */
export function endedIn(
  context: SessionContext,
  reading: StoredReading,
): ForcedEnd | null {
  const read = { ...context, ...heldIn(reading) };
  if (reading.at >= endOf(read)) return "expired";
  return reading.at >= inactiveEndOf(read) ? "inactive" : null;
}

/**
 * What the notice says before the end (decisions: Access). The wait changes in steps of 30 seconds, then of 10:
 * it is an alert, and read aloud each time.
 */
export function endingNotice(context: SessionContext): Message {
  const left = Math.max(0, endOf(context) - context.now);
  const step = left > 30_000 ? 30_000 : 10_000;
  const wait = sayWait(Math.ceil(left / step) * step);
  return message("session.endingSoon", { wait });
}

export type Renewal = { readonly email: string; readonly password: string };

/** What 'Log in again now' sends; the shell adds the frontend_url. */
export function renewalRequest({
  context: { email, password },
}: {
  context: SessionContext;
}): Renewal {
  return { email: email ?? "", password };
}

/** The session after a renewal. */
export function renewed(answer: LoginAnswer & { readonly at: number }) {
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

/** What the dialog says when the login in it failed: the words of the login screen (§8 Login). */
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

/** True when this tab shows /, where a refused session is told of and nothing is left (§4). */
export function isHome({ path }: SessionContext): boolean {
  return path === pages.home.path;
}
