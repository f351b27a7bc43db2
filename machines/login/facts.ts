import type { AnswerOf, BodyOf } from "../../contract/calls/index.ts";
import { LOGIN_LOCKOUT } from "../../contract/constants.ts";
import type { CallFailure } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ForcedEnd, LoginState } from "../../contract/navigation-state.ts";
import { returnPath } from "../../contract/navigation-state.ts";
import { normalEmail } from "../../contract/rules/email.ts";
import type { LoginField, LoginForm } from "../../contract/rules/login.ts";

/** Context, events and selectors of the login chart. Times are epoch milliseconds. */

/** An answer with the time of its arrival. */
export type Timed = { readonly at: number };

export type LoginInput = {
  /** Origin of the links in the mail. */
  readonly frontendUrl: string;
};
export type LoginSession = {
  readonly token: string;
  readonly userType: string;
  readonly email: string;
  readonly at: number;
};
export type LoginContext = LoginInput & {
  readonly form: LoginForm;
  /** The visible problems by field. */
  readonly problems: Partial<Record<LoginField, Message>>;
  /** Why the server refused the login. */
  readonly notice: Message | null;
  /** Confirms that a new link was sent. */
  readonly success: Message | null;
  /** Why the person was redirected here; null when the page was opened by choice. */
  readonly reason: Message | null;
  /** The page that required the login. */
  readonly from: string | null;
  /** The verification handle, with which the person can enter a code. */
  readonly handle: string | null;
  readonly lockedUntil: number | null;
  readonly now: number;
  readonly session: LoginSession | null;
};
export type LoginEvent =
  | { type: "field.changed"; field: "email" | "password"; value: string }
  | { type: "terms.changed"; accepted: boolean }
  | { type: "form.submitted" }
  | { type: "link.requested" }
  | { type: "code.chosen" }
  /** This tab or another one was locked out, or the stored lockout was removed. */
  | { type: "lockout.changed"; until: number | null; at: number }
  | { type: "clock.ticked"; at: number };

const REASONS = {
  expired: message("session.expired"),
  inactive: message("session.inactive"),
} as const satisfies Record<ForcedEnd, Message>;

/** Returns the context for an arrival. An email address typed meanwhile is kept. */
export function arrivalFacts(state: LoginState, form: LoginForm) {
  return {
    form: { ...form, email: form.email || (state.email ?? "") },
    reason: state.reason ? REASONS[state.reason] : null,
    from: state.from ?? null,
  };
}

/** Returns the form after a change of one field, without the problem of that field. */
export function changed(
  { form, problems }: LoginContext,
  field: LoginField,
  change: Partial<LoginForm>,
): Pick<LoginContext, "form" | "problems"> {
  const { [field]: _, ...others } = problems;
  return { form: { ...form, ...change }, problems: others };
}

/**
 * Returns the end of the lockout after a change in storage: never earlier than the known one, and never later than
 * one lockout length from `at`, so that neither a cleared storage nor a wrong clock changes it. Epoch milliseconds;
 * null when there is no lockout.
 */
export function laterLockout(
  holding: number | null,
  { until, at }: { until: number | null; at: number },
): number | null {
  if (until === null) return holding;
  return Math.max(holding ?? 0, Math.min(until, at + LOGIN_LOCKOUT));
}

/** True while the login button is disabled. */
export function isLocked(lockedUntil: number | null, at: number): boolean {
  return lockedUntil !== null && lockedUntil > at;
}

/** Returns the milliseconds until the login button is enabled again. */
export function lockoutLeft({ lockedUntil, now }: LoginContext): number {
  return lockedUntil === null ? 0 : Math.max(0, lockedUntil - now);
}

/** Returns the protected page to return to, if the new session may open it; otherwise null. */
export function pageBefore({ from, session }: LoginContext): string | null {
  return returnPath(from ?? undefined, {
    token: session?.token ?? null,
    userType: session?.userType ?? null,
  });
}

/** Returns the body of POST /api/check-email/ and POST /api/resend-activation/. */
export function emailRequest({
  context: { form },
}: {
  context: LoginContext;
}): BodyOf<"checkEmail"> & BodyOf<"resendActivation"> {
  return { email: normalEmail(form.email) };
}

/** Returns the body of POST /api/login/. */
export function loginRequest({
  context: { form, frontendUrl },
}: {
  context: LoginContext;
}): BodyOf<"login"> {
  return {
    email: normalEmail(form.email),
    password: form.password,
    frontend_url: frontendUrl,
  };
}

/** Returns the session that an answer opens. */
export function sessionOf(
  { token, user_type, at }: AnswerOf<"login"> & Timed,
  form: LoginForm,
): LoginSession {
  return { token, userType: user_type, email: normalEmail(form.email), at };
}

/** Returns the verification handle of an answer or of an error body; null when it has none. */
export function handleOf(body: { readonly token?: unknown }): string | null {
  return typeof body.token === "string" && body.token !== ""
    ? body.token
    : null;
}

/** True for a 500 whose text names the verification email. */
export function isMailFailure(failure: CallFailure): boolean {
  return (
    failure.kind === "answered" &&
    failure.status === 500 &&
    !failure.html &&
    /verification e-?mail/i.test(failure.text)
  );
}
