import { expect } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import {
  CODE_RESEND_WAIT,
  REGISTRATION_REDIRECT_DELAY,
  TYPING_PAUSE,
} from "../../../contract/constants.ts";
import type { CallFailure } from "../../../contract/failure.ts";
import type { RegistrationField } from "../../../contract/rules/accounts.ts";
import {
  isReady,
  registrationMachine,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { failureOf } from "../../../machines/shared/actor-events.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  EMAIL,
  ORIGIN,
  registrationEvents,
  registrationPlan,
  VALID_FORM,
} from "./plan.ts";

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

const isEqual = (a: object, b: object) =>
  JSON.stringify(a) === JSON.stringify(b);

const registerInput = {
  email: "ama@firm.example.org",
  password: VALID_FORM.password,
  confirm_password: VALID_FORM.password,
  user_type: "investee",
  frontend_url: ORIGIN,
};

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
          {
            to: "editing.idle",
            when: ({ event }) => event.field === "email" && event.value === "",
            context: ({ before }) => ({
              form: {
                userType: before.context.form.userType,
                email: "",
                password: "",
                confirmPassword: "",
              },
              notice: null,
              touched: [],
              editedField: null,
            }),
            check: ({ after }) =>
              expect(visibleProblems(after.context)).toEqual({}),
          },
          {
            to: "editing.typing",
            context: ({ before, event }) => ({
              form: { ...before.context.form, [event.field]: event.value },
              touched: before.context.touched,
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
          when: ({ context }) => isEqual(context.form, VALID_FORM),
          context: { notice: null },
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
      calls: { register: registerInput },
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
          changes: ({ event }) => ({
            notice: showing(expectedMessage(failureOf(event))),
          }),
        },
      ],
    },
    inactive: {
      tags: ["form", "inactive"],
      on: {
        "field.changed": [
          {
            to: "editing",
            when: ({ event }) => event.field === "email" && event.value === "",
            context: { notice: null, success: null },
            check: ({ after }) => expect(after.context.form.password).toBe(""),
          },
          {
            to: "editing.typing",
            context: ({ before, event }) => ({
              form: { ...before.context.form, [event.field]: event.value },
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
      on: { "link.requested": { to: "resending", context: { notice: null } } },
    },
    "inactive.waiting": { after: { resendWait: "inactive.readyToResend" } },
    resending: {
      tags: ["form", "inactive", "resending"],
      calls: { resendLink: { email: "ama@firm.example.org" } },
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
        changes: {
          notice: showing(
            "Could not resend verification link. Please contact support.",
          ),
        },
      },
    },
    registered: {
      tags: "done",
      on: {
        "code.chosen": {
          to: "redirectedToCode",
          when: ({ context }) => Boolean(context.handle),
        },
        "login.chosen": "redirectedToLogin",
      },
      after: {
        registrationRedirect: {
          to: "redirectedToLogin",
          check: ({ after }) => {
            expect(REGISTRATION_REDIRECT_DELAY).toBe(4_000);
            expect(after.context.form.email).toBe(EMAIL);
          },
        },
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

testRandomPaths(registrationMachine, {
  input: { frontendUrl: ORIGIN },
  events: registrationEvents,
  invariants: {
    "the form is not sent while a field is empty or invalid": ({
      snapshot,
    }) => {
      const isSending = snapshot.matches("submitting");
      expect(isSending && !isReady(snapshot.context.form)).toBe(false);
    },
    "except for the role, an error is shown only for a field that is not empty":
      ({ snapshot: { context } }) => {
        const emptyFields = Object.keys(visibleProblems(context)).filter(
          (field) => context.form[field as RegistrationField] === "",
        );
        expect(["", "userType"]).toContain(emptyFields.join());
      },
  },
});
