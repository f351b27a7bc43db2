import {
  CODE_RESEND_WAIT,
  VERIFICATION_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import { emailVerificationByCodeMachine } from "../../../machines/email-verification-by-code/chart.ts";
import { hasReason } from "../../support/call-failures.ts";
import { showing, shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  CODE_USED,
  EMAIL,
  emailVerificationByCodePlan,
  NOW,
  TYPED_CODE,
} from "./plan.ts";

/**
 * Expects the notice to be the server's message, `fallback` if the response contains no message, or a general message
 * if there is no response.
 */
const showsNotice = (fallback: string) =>
  shows("notice", ({ event: { error } }) => {
    if (error.kind === "noResponse") return "Something went wrong!";
    return hasReason(error) ? "That code is not right." : fallback;
  });

testMachine(emailVerificationByCodeMachine, {
  ...emailVerificationByCodePlan,
  delays: { verificationRedirect: VERIFICATION_REDIRECT_DELAY },
  expect: {
    opening: {
      tags: "opening",
      calls: "readNavigationState",
      onDone: [
        {
          to: "withEmail",
          when: ({ event }) => event.output.state !== null,
          context: {
            resendAt: NOW + CODE_RESEND_WAIT,
            now: NOW + 20_000,
          },
        },
        "withoutEmail",
      ],
      onError: "withoutEmail",
    },
    withoutEmail: { tags: "withoutEmail" },
    withEmail: {
      calls: "tick",
      on: { "clock.ticked": { context: ({ event }) => ({ now: event.at }) } },
    },
    "withEmail.entering": {
      tags: "form",
      on: {
        "code.changed": { context: { code: TYPED_CODE } },
        "form.submitted": "withEmail.verifying",
        "code.requested": {
          to: "withEmail.resending",
          when: ({ context }) => context.now >= context.resendAt,
        },
      },
    },
    "withEmail.verifying": {
      tags: ["form", "busy"],
      calls: ({ before }) => ({
        verifyCode: { token: "handle", code: before.context.code },
      }),
      context: { notice: null, success: null },
      onDone: {
        to: "verified",
        ...shows(
          "success",
          ({ event }) => event.output.message || "Email verified successfully.",
        ),
      },
      onError: [
        {
          to: "verified",
          when: ({ event: { error } }) =>
            JSON.stringify(error).includes(CODE_USED),
          ...shows(
            "success",
            "Your email is already verified. You can log in.",
          ),
        },
        { to: "withEmail.failed", ...showsNotice("Verification failed!") },
      ],
    },
    "withEmail.resending": {
      tags: ["form", "resending"],
      calls: { resendCode: { token: "handle" } },
      context: { notice: null, success: null },
      onDone: {
        to: "withEmail.entering",
        effects: "focusCode",
        context: ({ event }) => ({
          resendAt: event.output.at + CODE_RESEND_WAIT,
          now: event.output.at,
          success: showing(
            event.output.message || "A new code has been sent to your email.",
          ),
        }),
      },
      onError: {
        to: "withEmail.failed",
        ...showsNotice("Failed to resend the verification code."),
      },
    },
    "withEmail.failed": {
      tags: ["form", "problem"],
      on: {
        "error.dismissed": { to: "withEmail.entering", effects: "focusCode" },
      },
    },
    verified: {
      tags: "done",
      after: { verificationRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: {
      tags: "done",
      entry: "goToLogin",
      context: { email: EMAIL },
    },
  },
});
