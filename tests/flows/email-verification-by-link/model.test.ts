import { VERIFICATION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { emailVerificationByLinkMachine } from "../../../machines/email-verification-by-link/chart.ts";
import { hasReason } from "../../support/call-failures.ts";
import { showing, shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  emailVerificationByLinkPlan,
  LINK,
  LINK_USED,
  LINK_VOID,
} from "./plan.ts";

testMachine(emailVerificationByLinkMachine, {
  ...emailVerificationByLinkPlan,
  delays: { verificationRedirect: VERIFICATION_REDIRECT_DELAY },
  expect: {
    idle: {
      tags: "busy",
      calls: "watchPage",
      on: { "page.opened": "verifying" },
    },
    verifying: {
      tags: "busy",
      calls: { verifyLink: LINK },
      onDone: {
        to: "success",
        context: ({ event }) => ({
          success: showing(
            event.output.message || "Email verified successfully.",
          ),
          email: event.output.email ?? null,
        }),
      },
      onError: [
        {
          to: "success",
          when: ({ event: { error } }) =>
            hasReason(error) && !JSON.stringify(error).includes(LINK_VOID),
          ...shows("success", LINK_USED),
        },
        {
          to: "error",
          ...shows("notice", ({ event: { error } }) => {
            if (error.kind === "noResponse") return "Something went wrong!";
            return hasReason(error)
              ? LINK_VOID
              : "Verification failed. The link may be invalid or expired.";
          }),
        },
      ],
    },
    error: {
      tags: "problem",
      on: { "link.retried": { to: "verifying", context: { notice: null } } },
    },
    "error.dialogOpen": {
      tags: "dialogOpen",
      on: { "error.dismissed": "error.dialogClosed" },
    },
    "error.dialogClosed": { tags: "dialogClosed" },
    success: {
      tags: "done",
      after: { verificationRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: { tags: "done", entry: "goToLogin" },
  },
});
