import {
  RESET_REQUEST_LIMIT,
  RESET_REQUEST_WINDOW,
} from "../contract/constants.ts";
import type { CallFailure } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { ResetPasswordState } from "../contract/navigation-state.ts";
import { normalEmail } from "../contract/rules/email.ts";

/** What the chart of reset requests knows. Times are epoch milliseconds. */

export type ResetRequestInput = {
  /** The origin that the link in the mail leads to. */
  readonly frontendUrl: string;
};

/** What the page is opened with: a forced change, or the cooldown that a reload interrupted. */
export type ResetArrival = {
  readonly state: ResetPasswordState | null;
  /** The address whose cooldown this tab showed; null without one. */
  readonly coolingEmail: string | null;
};

/** What this browser remembers of the requests for one address (§3, §9). */
export type ResetMemory = {
  /** When requests were sent, oldest first. */
  readonly attempts: readonly number[];
  readonly cooldownUntil: number | null;
};
export type ResetReading = ResetMemory & { readonly at: number };

export type ResetRequestContext = ResetRequestInput &
  ResetMemory & {
    /** As typed. */
    readonly email: string;
    /** Why the person is here without having asked for it. */
    readonly reason: Message | null;
    /** What is wrong with the address. */
    readonly problem: Message | null;
    /** Why nothing was sent. */
    readonly notice: Message | null;
    /** The neutral answer (§8). */
    readonly answer: Message | null;
    /** What the answer can't know: that the request may never have arrived. */
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

/** What the page is opened with, in the context; what was typed meanwhile stays. */
export function arrivalFacts(
  { state, coolingEmail }: ResetArrival,
  typed: string,
) {
  return {
    email: typed || state?.email || coolingEmail || "",
    reason: state ? message("login.passwordExpired") : null,
  };
}

/** The requests of the last five minutes; a clock that was set back leaves none in the future. */
export function recentAttempts(
  attempts: readonly number[],
  at: number,
): readonly number[] {
  return attempts.filter((sentAt) => {
    const age = at - sentAt;
    return age >= 0 && age < RESET_REQUEST_WINDOW;
  });
}

/** True when three requests for this address were sent within five minutes (§8, decisions: Passwords). */
export function isLimitReached({ attempts, at }: ResetReading): boolean {
  return recentAttempts(attempts, at).length >= RESET_REQUEST_LIMIT;
}

/** True while no request for this address may be sent (§4 Reset request). */
export function isCooling(cooldownUntil: number | null, at: number): boolean {
  return cooldownUntil !== null && cooldownUntil > at;
}

/** The end of the cooldown that a 429 asks for: its Retry-After, else five minutes (§8). */
export function cooldownAfter(failure: CallFailure): number {
  const seconds = retryAfterOf(failure);
  return (
    failure.at + (seconds === null ? RESET_REQUEST_WINDOW : seconds * 1_000)
  );
}

/** The Retry-After of an answer in seconds, or null. */
export function retryAfterOf(failure: CallFailure): number | null {
  return failure.kind === "answered" ? failure.retryAfter : null;
}

/** Milliseconds until the form is open again, for the countdown (§9). */
export function cooldownLeft({
  cooldownUntil,
  now,
}: ResetRequestContext): number {
  return Math.max(0, (cooldownUntil ?? 0) - now);
}

/** Whose requests are counted. */
export function addressOf({
  context: { email },
}: {
  context: ResetRequestContext;
}) {
  return { email: normalEmail(email) };
}

/** What POST /api/generate-reset-token/ gets: the address trimmed and lowercased (§5, §7). */
export function resetRequest({
  context: { email, frontendUrl },
}: {
  context: ResetRequestContext;
}) {
  return { email: normalEmail(email), frontend_url: frontendUrl };
}
