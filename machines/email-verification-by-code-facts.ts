import { CODE_RESEND_WAIT } from "../contract/constants.ts";
import type { Message } from "../contract/messages/index.ts";
import type { EmailVerificationState } from "../contract/navigation-state.ts";
import type { ResendCodeRequest, VerifyCodeRequest } from "../contract/wire.ts";

/** What the chart of verification by code knows. Times are epoch milliseconds. */

/** What the page was opened with; null when it was opened directly. */
export type CodeArrival = {
  readonly state: EmailVerificationState | null;
  readonly at: number;
};
export type CodeContext = {
  readonly email: string;
  /** The verification handle; empty when the page was opened directly. */
  readonly handle: string;
  /** As typed. */
  readonly code: string;
  /** What went wrong: the dialog's text. */
  readonly notice: Message | null;
  /** What went well. */
  readonly success: Message | null;
  /** From then on another code can be asked for. */
  readonly resendAt: number;
  readonly now: number;
};
export type CodeEvent =
  | { type: "code.changed"; value: string }
  | { type: "form.submitted" }
  | { type: "code.requested" }
  | { type: "error.dismissed" }
  | { type: "clock.ticked"; at: number };

/** What the navigation state brings into the context. The code was sent just before, so the wait begins. */
export function arrivalFacts({ state, at }: CodeArrival) {
  return {
    email: state?.email ?? "",
    handle: state?.token ?? "",
    ...waitFrom(at),
  };
}

/** The wait after a code was sent (§4). */
export function waitFrom(at: number) {
  return { resendAt: at + CODE_RESEND_WAIT, now: at };
}

/** Milliseconds until another code can be asked for, for the countdown. */
export function resendLeft({ resendAt, now }: CodeContext): number {
  return Math.max(0, resendAt - now);
}

/** What POST /api/verify/code/ gets: the code as typed (§5, §7). */
export function verifyRequest({
  context: { handle, code },
}: {
  context: CodeContext;
}): VerifyCodeRequest {
  return { token: handle, code };
}

/** What POST /api/resend-verification-code/ gets (§7). */
export function resendRequest({
  context: { handle },
}: {
  context: CodeContext;
}): ResendCodeRequest {
  return { token: handle };
}
