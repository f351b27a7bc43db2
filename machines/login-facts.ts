import { LOGIN_LOCKOUT } from "../contract/constants.ts";
import type { CallFailure } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { ForcedEnd, LoginState } from "../contract/navigation-state.ts";
import { returnPath } from "../contract/navigation-state.ts";
import { normalEmail } from "../contract/rules/email.ts";
import type { LoginField, LoginForm } from "../contract/rules/login.ts";
import type {
  CheckEmailRequest,
  LoginAnswer,
  LoginRequest,
  ResendActivationRequest,
} from "../contract/wire.ts";

/** What the login chart knows. Times are epoch milliseconds. */

/** An answer with the time it came. */
export type Timed = { readonly at: number };

export type LoginInput = {
  /** The origin that the links in a mail lead to. */
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
  /** The problems that the form shows now. */
  readonly problems: Partial<Record<LoginField, Message>>;
  /** What went wrong on the server. */
  readonly notice: Message | null;
  /** What went well. */
  readonly success: Message | null;
  /** Why the person is here without having asked for it. */
  readonly reason: Message | null;
  /** The page that asked for a login. */
  readonly from: string | null;
  /** The verification handle, which lets this person enter a code (decisions: Verification). */
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
  /** This tab or another one was locked out, or the lockout in the storage went. */
  | { type: "lockout.changed"; until: number | null; at: number }
  | { type: "clock.ticked"; at: number };

const REASONS = {
  expired: message("session.expired"),
  inactive: message("session.inactive"),
} as const satisfies Record<ForcedEnd, Message>;

/** What the navigation state brings into the context. An email that was typed meanwhile stays. */
export function arrivalFacts(state: LoginState, form: LoginForm) {
  return {
    form: { ...form, email: form.email || (state.email ?? "") },
    reason: state.reason ? REASONS[state.reason] : null,
    from: state.from ?? null,
  };
}

/** What a change of a field makes of the form; its problem is forgotten. */
export function changed(
  { form, problems }: LoginContext,
  field: LoginField,
  change: Partial<LoginForm>,
): Pick<LoginContext, "form" | "problems"> {
  const { [field]: _, ...others } = problems;
  return { form: { ...form, ...change }, problems: others };
}

/**
 * The deadline after another one became known: never earlier than the one that holds, and never further away than
 * the lockout is long, so that neither a cleared storage nor a clock set back changes it.
 */
export function laterLockout(
  holding: number | null,
  { until, at }: { until: number | null; at: number },
): number | null {
  if (until === null) return holding;
  return Math.max(holding ?? 0, Math.min(until, at + LOGIN_LOCKOUT));
}

/** True while the login button stays disabled (§4). */
export function isLocked(lockedUntil: number | null, at: number): boolean {
  return lockedUntil !== null && lockedUntil > at;
}

/** Milliseconds until the login button comes back, for the countdown. */
export function lockoutLeft({ lockedUntil, now }: LoginContext): number {
  return lockedUntil === null ? 0 : Math.max(0, lockedUntil - now);
}

/** The protected page to go back to, when it is open to who just logged in. */
export function pageBefore({ from, session }: LoginContext): string | null {
  return returnPath(from ?? undefined, {
    token: session?.token ?? null,
    userType: session?.userType ?? null,
  });
}

/** What POST /api/check-email/ and POST /api/resend-activation/ get (§7). */
export function emailRequest({
  context: { form },
}: {
  context: LoginContext;
}): CheckEmailRequest & ResendActivationRequest {
  return { email: normalEmail(form.email) };
}

/** What POST /api/login/ gets (§7). */
export function loginRequest({
  context: { form, frontendUrl },
}: {
  context: LoginContext;
}): LoginRequest {
  return {
    email: normalEmail(form.email),
    password: form.password,
    frontend_url: frontendUrl,
  };
}

/** The session that an answer opens. */
export function sessionOf(
  { token, user_type, at }: LoginAnswer & Timed,
  form: LoginForm,
): LoginSession {
  return { token, userType: user_type, email: normalEmail(form.email), at };
}

/** The verification handle of an answer or of its body; null when it has none. */
export function handleOf(body: { readonly token?: unknown }): string | null {
  return typeof body.token === "string" && body.token !== ""
    ? body.token
    : null;
}

/** True for a 500 that tells of the verification email (§8). */
export function isMailFailure(failure: CallFailure): boolean {
  return (
    failure.kind === "answered" &&
    failure.status === 500 &&
    !failure.html &&
    /verification e-?mail/i.test(failure.text)
  );
}
