import { expect } from "vitest";
import { VERIFICATION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { textOf } from "../../../contract/messages/index.ts";
import { emailVerificationByLinkMachine } from "../../../machines/email-verification-by-link/chart.ts";
import { hasReason } from "../../support/call-failures.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  emailVerificationByLinkPlan,
  LINK,
  LINK_USED,
  LINK_VOID,
  retried,
} from "./plan.ts";

walkMachine(emailVerificationByLinkMachine, {
  ...emailVerificationByLinkPlan,
  states: {
    idle: { tags: ["busy"], notTags: ["problem", "done"], cannot: [retried] },
    verifying: {
      tags: ["busy"],
      context: { notice: null },
      cannot: [retried],
    },
    "failed.dialogOpen": {
      tags: ["problem", "dialogOpen"],
      notTags: ["dialogClosed"],
      can: [retried, { type: "error.dismissed" }],
    },
    "failed.dialogClosed": {
      tags: ["problem", "dialogClosed"],
      notTags: ["dialogOpen"],
      can: [retried],
      cannot: [{ type: "error.dismissed" }],
    },
    verified: { tags: ["done"], notTags: ["busy"], cannot: [retried] },
    redirectedToLogin: { tags: ["done"], notTags: ["busy", "problem"] },
  },
  transitions: {
    "(start)": { calls: [["watchPage"]] },
    "idle --page.opened--> verifying": {
      calls: [["verifyLink", LINK]],
    },
    "idle --onError(watchPage)--> verifying": { calls: [["verifyLink", LINK]] },
    "verifying --onDone(verifyLink)--> verified": {
      check: ({ after, event }) =>
        expect(after.context.success && textOf(after.context.success)).toBe(
          event.output.message || "Email verified successfully.",
        ),
    },
    "verifying --onError(verifyLink) [isLinkUsed]--> verified": {
      when: ({ event: { error } }) =>
        hasReason(error) && !JSON.stringify(error).includes(LINK_VOID),
      context: { notice: null },
      check: ({ after: { context } }) =>
        expect(context.success && textOf(context.success)).toBe(LINK_USED),
    },
    "verifying --onError(verifyLink) [else]--> failed": {
      check: ({ after: { context }, event: { error } }) => {
        const text = hasReason(error)
          ? LINK_VOID
          : "Verification failed. The link may be invalid or expired.";
        expect(context.notice && textOf(context.notice)).toBe(
          error.kind === "noResponse" ? "Something went wrong!" : text,
        );
      },
    },
    "failed --link.retried--> verifying": {
      calls: [["verifyLink", LINK]],
      context: { notice: null },
    },
    "failed.dialogOpen --error.dismissed--> failed.dialogClosed": {
      context: "unchanged",
    },
    "verified --after(verificationRedirect)--> redirectedToLogin": {
      after: VERIFICATION_REDIRECT_DELAY,
      effects: [["goToLogin"]],
    },
  },
});
