import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../../contract/constants.ts";
import type { CallFailure } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ResetPasswordState } from "../../contract/navigation-state.ts";
import { normalEmail } from "../../contract/rules/email.ts";

/** Context, events and selectors of the chart for reset requests. Times are epoch milliseconds. */

export type ResetRequestInput = {
  /** Origin of the link in the mail. */
  readonly frontendUrl: string;
};

/**
 * The state that the page is opened with: a forced change of an expired password, or a cooldown from before a reload.
 */
export type ResetArrival = {
  readonly state: ResetPasswordState | null;
  /** The address whose cooldown this tab showed; null without one. */
  readonly coolingEmail: string | null;
};

/** The requests for one address that this browser has stored. */
export type ResetMemory = {
  /** Times of the requests, oldest first. */
  readonly attempts: readonly number[];
  readonly cooldownUntil: number | null;
};
export type ResetReading = ResetMemory & { readonly at: number };

export type ResetRequestContext = ResetRequestInput &
  ResetMemory & {
    /** The email address as typed. */
    readonly email: string;
    /** Why the person was redirected here; null when the page was opened by choice. */
    readonly reason: Message | null;
    /** What is wrong with the address. */
    readonly problem: Message | null;
    /** Why nothing was sent. */
    readonly notice: Message | null;
    /** The neutral answer, which does not reveal whether the account exists. */
    readonly answer: Message | null;
    /** Says that the request may not have reached the server. */
    readonly doubt: Message | null;
    readonly now: number;
  };
export type ResetRequestEvent =
  | { type: "email.changed"; value: string }
  | { type: "form.submitted" }
  | { type: "clock.ticked"; at: number };

export const NOTHING_SAID = {
  problem: null,
  notice: null,
  answer: null,
  doubt: null,
} as const;

/** Returns the context for an arrival. Input typed meanwhile is kept. */
export function arrivalFacts(
  { state, coolingEmail }: ResetArrival,
  typed: string,
) {
  return {
    email: typed || state?.email || coolingEmail || "",
    reason: state ? message("login.passwordExpired") : null,
  };
}

/**
 * Returns the requests within the counting window before `at`. Times in the future, left by a clock that was set
 * back, are dropped.
 */
export function recentAttempts(
  attempts: readonly number[],
  at: number,
): readonly number[] {
  return attempts.filter((sentAt) => {
    const age = at - sentAt;
    return age >= 0 && age < RESET_REQUEST_WINDOW;
  });
}

/**
 * True when the number of requests for this address within the counting window has reached the limit
 * (8-reset-request-03).
 */
export function isLimitReached({ attempts, at }: ResetReading): boolean {
  return recentAttempts(attempts, at).length >= RESET_REQUEST_LIMIT;
}

/** True while no request for this address may be sent. */
export function isCooling(cooldownUntil: number | null, at: number): boolean {
  return cooldownUntil !== null && cooldownUntil > at;
}

/**
 * Returns the end of the cooldown after a 429 answer: its Retry-After, otherwise the counting window. Epoch
 * milliseconds.
 */
export function cooldownAfter(failure: CallFailure): number {
  const seconds = retryAfterOf(failure);
  return (
    failure.at + (seconds === null ? RESET_REQUEST_WINDOW : seconds * 1_000)
  );
}

/** Returns the Retry-After of an answer in seconds; null when there is none. */
export function retryAfterOf(failure: CallFailure): number | null {
  return failure.kind === "answered" ? failure.retryAfter : null;
}

/** Returns the milliseconds until the form is unlocked. */
export function cooldownLeft({
  cooldownUntil,
  now,
}: ResetRequestContext): number {
  return Math.max(0, (cooldownUntil ?? 0) - now);
}

/** Returns the normalised address whose requests are counted. */
export function addressOf({
  context: { email },
}: {
  context: ResetRequestContext;
}) {
  return { email: normalEmail(email) };
}

/** Returns the body of POST /api/generate-reset-token/, with the address trimmed and in lower case. */
export function resetRequest({
  context: { email, frontendUrl },
}: {
  context: ResetRequestContext;
}) {
  return { email: normalEmail(email), frontend_url: frontendUrl };
}
