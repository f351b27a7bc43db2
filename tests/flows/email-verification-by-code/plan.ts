import { definePlan } from "xstate-toolkit";
import {
  type CodeContext,
  emailVerificationByCodeMachine,
} from "../../../machines/email-verification-by-code/chart.ts";
import { timeLeft } from "../../../machines/shared/time-left.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const NOW = 1_800_000_000_000;

export const EMAIL = "ama@firm.example.org";

/** Contains characters other than digits. The chart neither checks nor changes the input. */
export const TYPED_CODE = " 12-34 56";

type State = { snapshot: { context: CodeContext } };

/** The server's message for a code whose address has been verified with it or with the link in the same email. */
export const CODE_USED = "This link has already been used. You can log in.";

const failures = [
  { error: httpError(400, { error: "That code is not right." }) },
  { error: httpError(400, { code: ["That code is not right."] }) },
  { error: httpError(400, { error: " " }) },
  { error: httpError(400) },
  { error: htmlError(502) },
  { error: noResponse },
];

export const events = {
  "code.changed": [{ value: TYPED_CODE }],
  "clock.ticked": ({ snapshot: { context } }: State) => [
    { at: context.resendAt - 1 },
    { at: context.resendAt },
  ],
  "xstate.done.actor.readNavigationState": [
    // After a reload 20 seconds later.
    {
      output: {
        state: { email: EMAIL, token: "handle" },
        waitStartedAt: NOW,
        at: NOW + 20_000,
      },
    },
    { output: { state: null, waitStartedAt: NOW, at: NOW } },
  ],
  "xstate.error.actor.readNavigationState": [
    { error: new Error("no history") },
  ],
  "xstate.done.actor.verifyCode": [
    { output: { message: "Done. Thank you." } },
    { output: { message: "" } },
  ],
  "xstate.error.actor.verifyCode": [
    { error: httpError(400, { error: CODE_USED }) },
    ...failures,
  ],
  "xstate.done.actor.resendCode": ({ snapshot: { context } }: State) => [
    { output: { message: "Look again.", at: context.now + 1_000 } },
    { output: { message: "", at: context.now + 1_000 } },
  ],
  "xstate.error.actor.resendCode": failures,
};

export const emailVerificationByCodePlan = definePlan(
  emailVerificationByCodeMachine,
  {
    events,
    contextKey: ({ snapshot: { value, context } }) => [
      value,
      context.code,
      timeLeft(context.resendAt, context.now),
    ],
    stories: {
      "the wait restarts after a resend, and a second resend clears the message of the first":
        "readNavigationState done#1 › clock.ticked#2 › code.requested › resendCode done#1 › clock.ticked#2 › code.requested",
    },
  },
);
