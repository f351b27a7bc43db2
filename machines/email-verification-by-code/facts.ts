import type { BodyOf } from "../../contract/calls/index.ts";
import { CODE_RESEND_WAIT } from "../../contract/constants.ts";
import type { Message } from "../../contract/messages/index.ts";
import type { EmailVerificationState } from "../../contract/navigation-state.ts";

/** Context and requests of the chart for verification by code. Times are epoch milliseconds. */

/** The navigation state of the page, null when the page was opened directly, and the time of arrival. */
export type CodeArrival = {
  readonly state: EmailVerificationState | null;
  readonly at: number;
};
export type CodeContext = {
  readonly email: string;
  /** The verification handle; empty when the page was opened directly. */
  readonly handle: string;
  /** The code as typed. */
  readonly code: string;
  /** Text of the error dialog. */
  readonly notice: Message | null;
  /** Text of the confirmation. */
  readonly success: Message | null;
  /** When another code can be requested, in epoch milliseconds. */
  readonly resendAt: number;
  readonly now: number;
};
export type CodeEvent =
  | { type: "code.changed"; value: string }
  | { type: "form.submitted" }
  | { type: "code.requested" }
  | { type: "error.dismissed" }
  | { type: "clock.ticked"; at: number };

/** Returns the context for an arrival. A code was sent just before, so the resend wait starts. */
export function arrivalFacts({ state, at }: CodeArrival) {
  return {
    email: state?.email ?? "",
    handle: state?.token ?? "",
    ...waitFrom(at),
  };
}

/** Returns the context for the wait that follows a sent code. `at` is in epoch milliseconds. */
export function waitFrom(at: number) {
  return { resendAt: at + CODE_RESEND_WAIT, now: at };
}

/** Returns the milliseconds until another code can be requested. */
export function resendLeft({ resendAt, now }: CodeContext): number {
  return Math.max(0, resendAt - now);
}

/** Returns the body of POST /api/verify/code/. The code is sent as typed. */
export function verifyRequest({
  context: { handle, code },
}: {
  context: CodeContext;
}): BodyOf<"verifyCode"> {
  return { token: handle, code };
}

/** Returns the body of POST /api/resend-verification-code/. */
export function resendRequest({
  context: { handle },
}: {
  context: CodeContext;
}): BodyOf<"resendCode"> {
  return { token: handle };
}
