import { expect } from "vitest";
import type { BranchExpectation, TransitionArgs } from "xstate-toolkit/vitest";
import {
  CODE_RESEND_WAIT,
  REGISTRATION_REDIRECT_DELAY,
  TYPING_PAUSE,
} from "../../../contract/constants.ts";
import type { CallFailure } from "../../../contract/failure.ts";
import {
  isReady,
  registrationMachine,
} from "../../../machines/registration/chart.ts";
import { showing, shows } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { EMAIL, ORIGIN, registrationPlan, VALID_FORM } from "./plan.ts";

/** Returns the expected message for a registration that fails for any reason other than an inactive account. */
function expectedMessage(failure: CallFailure): string {
  if (failure.kind !== "httpError")
    return "Network error: please check your connection.";
  const { status, html, body, retryAfter } = failure;
  if (status === 429) {
    const wait = retryAfter === null ? "later" : "in 30 minutes and 30 seconds";
    return typeof body.error === "string"
      ? body.error
      : `Too many registration attempts. Try again ${wait}.`;
  }
  if (!html)
    return Object.keys(body).length > 0
      ? "Taken. Too weak."
      : "Something went wrong. Please try again.";
  if (status >= 500) return "Server error. Please try again shortly.";
  return status === 404
    ? "Service temporarily unavailable. Please try again later."
    : "Unexpected response from the server.";
}

type Machine = typeof registrationMachine;
/** Expects that clearing the email also clears the passwords and all messages. */
const clearsForm: BranchExpectation<Machine> = {
  when: ({ event: { field, value } }) => field === "email" && value === "",
  changes: ({ before: { context } }) => ({
    form: {
      userType: context.form.userType,
      email: "",
      password: "",
      confirmPassword: "",
    },
    notice: null,
    success: null,
    touched: [],
    editedField: null,
  }),
};
/** Expects a field to have the value of the event. */
const formAfter = ({
  before: { context },
  event: { field, value },
}: TransitionArgs<Machine>) => ({ ...context.form, [field]: value });

testMachine(registrationMachine, {
  ...registrationPlan,
  delays: {
    typingPause: TYPING_PAUSE,
    resendWait: CODE_RESEND_WAIT,
    registrationRedirect: REGISTRATION_REDIRECT_DELAY,
  },
  expect: {
    editing: {
      tags: "form",
      on: {
        "field.changed": [
          { to: "editing.idle", ...clearsForm },
          {
            to: "editing.typing",
            context: (step) => ({
              form: formAfter(step),
              touched: step.before.context.touched,
            }),
          },
        ],
        "field.blurred": {
          to: "editing.idle",
          context: ({ before }) => ({
            form: before.context.form,
            touched: expect.arrayContaining(["email", "userType"]),
          }),
        },
        "form.submitted": {
          to: "submitting",
          when: ({ context }) =>
            JSON.stringify(context.form) === JSON.stringify(VALID_FORM),
        },
      },
    },
    "editing.typing": {
      after: {
        typingPause: {
          to: "editing.idle",
          changes: ({ before: { context } }) => ({
            touched: expect.arrayContaining([context.editedField]),
          }),
        },
      },
    },
    submitting: {
      tags: ["form", "busy"],
      calls: {
        register: {
          email: EMAIL,
          password: VALID_FORM.password,
          confirm_password: VALID_FORM.password,
          user_type: "investee",
          frontend_url: ORIGIN,
        },
      },
      onDone: {
        to: "registered",
        changes: ({ event: { output } }) => ({
          success: showing(
            output.message ||
              "Account created. Please verify your email. A verification link has been sent to your email.",
          ),
          handle: output.token || null,
        }),
      },
      onError: [
        {
          to: "inactive",
          when: ({ event: { error } }) => Boolean(error.body?.inactive),
          changes: ({ event }) => ({
            notice: showing("This account exists but is not yet activated."),
            handle: event.error.body.token ?? null,
          }),
        },
        {
          to: "editing",
          ...shows("notice", ({ event }) => expectedMessage(event.error)),
        },
      ],
    },
    inactive: {
      tags: ["form", "inactive"],
      on: {
        "field.changed": [
          { to: "editing", ...clearsForm },
          {
            to: "editing.typing",
            context: (step) => ({
              form: formAfter(step),
              notice: null,
              success: null,
            }),
          },
        ],
        "form.submitted": "submitting",
        "code.chosen": {
          to: "redirectedToCode",
          when: ({ context }) => Boolean(context.handle),
        },
      },
    },
    "inactive.readyToResend": {
      on: { "link.requested": "resending" },
    },
    "inactive.waiting": { after: { resendWait: "inactive.readyToResend" } },
    resending: {
      tags: ["form", "inactive", "resending"],
      calls: { resendLink: { email: EMAIL } },
      context: { notice: null, success: null },
      onDone: {
        to: "inactive.waiting",
        changes: {
          handle: "new handle",
          success: showing("A verification link has been sent to your email."),
        },
      },
      onError: {
        to: "inactive",
        ...shows(
          "notice",
          "Could not resend verification link. Please contact support.",
        ),
      },
    },
    registered: {
      on: {
        "code.chosen": {
          to: "redirectedToCode",
          when: ({ context }) => Boolean(context.handle),
        },
        "login.chosen": "redirectedToLogin",
      },
      after: {
        registrationRedirect: "redirectedToLogin",
      },
    },
    redirectedToLogin: { entry: "goToLogin" },
    redirectedToCode: {
      entry: "goToCode",
      context: { handle: expect.stringContaining("handle") },
    },
  },
  invariants: {
    "Continue is enabled if and only if the form is shown and no field is empty or invalid":
      {
        rules: ["5-registration-15", "5-registration-16"],
        check: ({ snapshot }) => {
          const canSubmit = snapshot.can({ type: "form.submitted" });
          const isFormShown =
            snapshot.matches("editing") || snapshot.matches("inactive");
          expect(canSubmit).toBe(isFormShown && isReady(snapshot.context.form));
        },
      },
  },
});
