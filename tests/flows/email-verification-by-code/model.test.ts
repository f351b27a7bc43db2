import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { randomWalks } from "xstate-toolkit/run";
import {
  CODE_RESEND_WAIT,
  VERIFICATION_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type CodeContext,
  emailVerificationByCodeMachine,
} from "../../../machines/email-verification-by-code/chart.ts";
import { hasReason } from "../../support/call-failures.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  CODE_USED,
  codeRequested,
  EMAIL,
  emailVerificationByCodePlan,
  events,
  NOW,
  submitted,
  TYPED_CODE,
} from "./plan.ts";

type Step = { after: { context: CodeContext }; event: AnyEventObject };

/**
 * Expects the notice to be the server's message, `fallback` if the response contains no message, or a general message
 * if there is no response.
 */
const expectsNotice = (fallback: string) => ({
  check: ({ after: { context }, event: { error } }: Step) => {
    const text = hasReason(error) ? "That code is not right." : fallback;
    expect(context.notice && textOf(context.notice)).toBe(
      error.kind === "noResponse" ? "Something went wrong!" : text,
    );
    expect(context.success).toBeNull();
  },
});

const typing = { type: "code.changed", value: "1" } as const;

walkMachine(emailVerificationByCodeMachine, {
  ...emailVerificationByCodePlan,
  states: {
    opening: { tags: ["opening"], cannot: [submitted] },
    withoutEmail: {
      tags: ["withoutEmail"],
      notTags: ["form", "problem"],
      cannot: [submitted, codeRequested],
    },
    "withEmail.entering": {
      tags: ["form"],
      notTags: ["busy", "problem", "done"],
      context: { email: EMAIL, handle: "handle" },
      can: [submitted, typing],
      check: ({ snapshot }) =>
        expect(snapshot.can(codeRequested)).toBe(
          snapshot.context.now >= snapshot.context.resendAt,
        ),
    },
    "withEmail.verifying": {
      tags: ["form", "busy"],
      context: { notice: null, success: null },
      cannot: [submitted, codeRequested, typing],
    },
    "withEmail.resending": {
      tags: ["form", "resending"],
      context: { notice: null, success: null },
      cannot: [submitted, codeRequested],
    },
    "withEmail.failed": {
      tags: ["form", "problem"],
      can: [{ type: "error.dismissed" }],
      cannot: [submitted, codeRequested],
    },
    verified: { tags: ["done"], notTags: ["form"], cannot: [submitted] },
    redirectedToLogin: { tags: ["done"], context: { email: EMAIL } },
  },
  transitions: {
    "(start)": { calls: [["readNavigationState"]] },
    "opening --onDone(readNavigationState) [hasEmail]--> withEmail": {
      when: ({ event }) => event.output.state !== null,

      calls: [["tick"]],
      context: {
        email: EMAIL,
        handle: "handle",
        resendAt: NOW + CODE_RESEND_WAIT,
        now: NOW + 20_000,
      },
    },
    "opening --onDone(readNavigationState) [else]--> withoutEmail": {
      context: "unchanged",
    },
    "opening --onError(readNavigationState)--> withoutEmail": {
      context: "unchanged",
    },
    "withEmail --onError(tick)--> (ignored)": { context: "unchanged" },
    "withEmail --clock.ticked--> (stays)": {
      context: ({ event }) => ({ now: event.at }),
    },
    "withEmail.entering --code.changed--> (stays)": {
      context: { code: TYPED_CODE },
    },
    "withEmail.entering --form.submitted--> withEmail.verifying": {
      calls: ({ before }) => [
        ["verifyCode", { token: "handle", code: before.context.code }],
      ],
    },
    "withEmail.entering --code.requested [isWaitOver]--> withEmail.resending": {
      when: ({ before: { context } }) => context.now >= context.resendAt,

      calls: [["resendCode", { token: "handle" }]],
    },
    "withEmail.verifying --onDone(verifyCode)--> verified": {
      check: ({ after, event }) =>
        expect(after.context.success && textOf(after.context.success)).toBe(
          event.output.message || "Email verified successfully.",
        ),
    },
    "withEmail.verifying --onError(verifyCode) [isCodeUsed]--> verified": {
      when: ({ event: { error } }) => JSON.stringify(error).includes(CODE_USED),
      context: { notice: null },
      check: ({ after: { context } }) =>
        expect(context.success && textOf(context.success)).toBe(
          "Your email is already verified. You can log in.",
        ),
    },
    "withEmail.verifying --onError(verifyCode) [else]--> withEmail.failed": {
      ...expectsNotice("Verification failed!"),
    },
    "withEmail.resending --onDone(resendCode)--> withEmail.entering": {
      effects: [["focusCode"]],
      context: ({ event }) => ({
        resendAt: event.output.at + CODE_RESEND_WAIT,
        now: event.output.at,
      }),
      check: ({ after: { context }, event }) =>
        expect(context.success && textOf(context.success)).toBe(
          event.output.message || "A new code has been sent to your email.",
        ),
    },
    "withEmail.resending --onError(resendCode)--> withEmail.failed": {
      ...expectsNotice("Failed to resend the verification code."),
    },
    "withEmail.failed --error.dismissed--> withEmail.entering": {
      effects: [["focusCode"]],
      context: "unchanged",
    },
    "verified --after(verificationRedirect)--> redirectedToLogin": {
      after: VERIFICATION_REDIRECT_DELAY,
      effects: [["goToLogin"]],
    },
  },
});

randomWalks(emailVerificationByCodeMachine, {
  events,
  statefulInvariants: {
    "each resend starts after the resend wait has passed": {
      rules: ["4-verification-code-01", "4-verification-code-02"],
      check: () => {
        let sentAt: number | null = null;
        return ({ snapshot, before, event }) => {
          const isResending =
            snapshot.matches({ withEmail: "resending" }) &&
            !before.matches({ withEmail: "resending" });
          const waitedMs = snapshot.context.now - (sentAt ?? 0);
          expect(
            isResending && sentAt !== null && waitedMs < CODE_RESEND_WAIT,
          ).toBe(false);
          if (event.type === "xstate.done.actor.resendCode")
            sentAt = event.output.at;
          if (event.type === "xstate.done.actor.readNavigationState")
            sentAt = event.output.waitStartedAt;
        };
      },
    },
  },
});
