import { definePlan } from "xstate-toolkit";
import { emailVerificationByLinkMachine } from "../../../machines/email-verification-by-link/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const LINK = { uidb64: "MQ", token: "secret" };

export const EMAIL = "ada@example.org";

export const LINK_USED = "This link has already been used. You can log in.";

export const LINK_VOID = "This link is void.";

export const emailVerificationByLinkPlan = definePlan(
  emailVerificationByLinkMachine,
  {
    input: LINK,
    events: {
      "xstate.done.actor.verifyLink": [
        { output: { message: "Done. Thank you.", email: EMAIL } },
        { output: { message: "" } },
      ],
      "xstate.error.actor.verifyLink": [
        { error: httpError(400, { error: LINK_USED }) },
        { error: httpError(400, { non_field_errors: [LINK_USED] }) },
        { error: httpError(400, { error: LINK_VOID }) },
        { error: httpError(400, { error: " " }) },
        { error: httpError(400) },
        { error: htmlError(502) },
        { error: noResponse },
      ],
    },
  },
);
