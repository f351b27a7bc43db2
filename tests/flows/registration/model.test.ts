import { expect } from "vitest";
import { randomWalks } from "xstate-toolkit/run";
import {
  CODE_RESEND_WAIT,
  REGISTRATION_REDIRECT_DELAY,
  TYPING_PAUSE,
} from "../../../contract/constants.ts";
import type { CallFailure } from "../../../contract/failure.ts";
import { textOf } from "../../../contract/messages/index.ts";
import type { RegistrationField } from "../../../contract/rules/accounts.ts";
import {
  isReady,
  type RegistrationContext,
  registrationMachine,
  visibleProblems,
} from "../../../machines/registration/chart.ts";
import { failureOf } from "../../../machines/shared/actor-events.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { EMAIL, ORIGIN, registrationEvents, VALID_FORM } from "./cases.ts";
import { registrationPlan, submit } from "./plan.ts";

/** Returns the notice and the success message as text. */
const shownTexts = ({ notice, success }: RegistrationContext) => ({
  notice: notice && textOf(notice),
  success: success && textOf(success),
});

/** Expects this notice, no success message, and an unchanged form. */
const showsRejection = (text: string) => ({
  check: ({
    before,
    after,
  }: {
    before: { context: RegistrationContext };
    after: { context: RegistrationContext };
  }) => {
    expect(shownTexts(after.context)).toEqual({ notice: text, success: null });
    expect(after.context.form).toEqual(before.context.form);
  },
});

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

walkMachine(registrationMachine, {
  ...registrationPlan,
  states: {
    "editing.idle": {
      tags: ["form"],
      notTags: ["busy", "inactive", "done"],
    },
    "editing.typing": { tags: ["form"], notTags: ["busy"] },
    submitting: {
      tags: ["form", "busy"],
      cannot: [submit, { type: "field.changed", field: "email", value: "" }],
    },
    "inactive.readyToResend": {
      tags: ["form", "inactive"],
      can: [{ type: "link.requested" }],
    },
    "inactive.waiting": {
      tags: ["form", "inactive"],
      cannot: [{ type: "link.requested" }],
    },
    resending: {
      tags: ["form", "inactive", "resending"],
      context: { notice: null, success: null },
      cannot: [{ type: "link.requested" }, submit],
    },
    registered: {
      tags: ["done"],
      notTags: ["form", "busy"],
      can: [{ type: "login.chosen" }],
      cannot: [submit],
    },
    redirectedToLogin: { notTags: ["form", "busy"] },
    redirectedToCode: {
      context: { handle: expect.stringContaining("handle") },
    },
  },
  transitions: {
    "editing --field.changed [clearsEmail]--> editing.idle": {
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
      check: ({ after }) => expect(visibleProblems(after.context)).toEqual({}),
    },
    "editing --field.changed [else]--> editing.typing": {
      context: ({ before, event }) => ({
        form: { ...before.context.form, [event.field]: event.value },
        touched: before.context.touched,
      }),
    },
    "editing --field.blurred--> editing.idle": {
      context: ({ before }) => ({
        form: before.context.form,
        touched: expect.arrayContaining(["email", "userType"]),
      }),
    },
    "editing.typing --after(typingPause)--> editing.idle": {
      after: TYPING_PAUSE,
      check: ({ after: { context } }) =>
        expect(context.touched).toContain(context.editedField),
    },
    "editing --form.submitted [isReady]--> submitting": {
      when: ({ before }) => isEqual(before.context.form, VALID_FORM),

      calls: [["register", registerInput]],
      context: { notice: null },
    },
    "inactive --form.submitted--> submitting": {
      calls: [["register", registerInput]],
    },
    "submitting --onDone(register)--> registered": {
      check: ({ after: { context }, event }) => {
        const { message, token } = event.output;
        expect(shownTexts(context)).toEqual({
          notice: null,
          success:
            message ||
            "Account created. Please verify your email. A verification link has been sent to your email.",
        });
        expect(context.handle).toBe(token || null);
      },
    },
    "submitting --onError(register) [isInactive]--> inactive": {
      when: ({ event: { error } }) => Boolean(error.body?.inactive),

      ...showsRejection("This account exists but is not yet activated."),
      context: ({ event }) => ({ handle: event.error.body.token ?? null }),
    },
    "submitting --onError(register) [else]--> editing": {
      check: (step) =>
        showsRejection(expectedMessage(failureOf(step.event))).check(step),
    },
    "inactive --field.changed [clearsEmail]--> editing": {
      when: ({ event }) => event.field === "email" && event.value === "",
      context: { notice: null, success: null },
      check: ({ after }) => expect(after.context.form.password).toBe(""),
    },
    "inactive --field.changed [else]--> editing.typing": {
      context: ({ before, event }) => ({
        form: { ...before.context.form, [event.field]: event.value },
        notice: null,
        success: null,
      }),
    },
    "inactive --code.chosen [hasHandle]--> redirectedToCode": {
      when: ({ before }) => Boolean(before.context.handle),
      effects: [["goToCode"]],
    },
    "inactive.readyToResend --link.requested--> resending": {
      calls: [["resendLink", { email: "ama@firm.example.org" }]],
      context: { notice: null },
    },
    "inactive.waiting --after(resendWait)--> inactive.readyToResend": {
      after: CODE_RESEND_WAIT,
      context: "unchanged",
    },
    "resending --onDone(resendLink)--> inactive.waiting": {
      context: { handle: "new handle" },
      check: ({ after }) =>
        expect(shownTexts(after.context)).toEqual({
          notice: null,
          success: "A verification link has been sent to your email.",
        }),
    },
    "resending --onError(resendLink)--> inactive": {
      ...showsRejection(
        "Could not resend verification link. Please contact support.",
      ),
    },
    "registered --code.chosen [hasHandle]--> redirectedToCode": {
      when: ({ before }) => Boolean(before.context.handle),
      effects: [["goToCode"]],
    },
    "registered --login.chosen--> redirectedToLogin": {
      effects: [["goToLogin"]],
    },
    "registered --after(registrationRedirect)--> redirectedToLogin": {
      after: REGISTRATION_REDIRECT_DELAY,
      effects: [["goToLogin"]],
      check: ({ after }) => {
        expect(REGISTRATION_REDIRECT_DELAY).toBe(4_000);
        expect(after.context.form.email).toBe(EMAIL);
      },
    },
  },
  invariants: {
    "Continue is enabled if and only if the form is shown and no field is empty or invalid":
      {
        rules: ["5-registration-15", "5-registration-16"],
        check: ({ snapshot }) => {
          const canSubmit = snapshot.can(submit);
          const isFormShown =
            snapshot.matches("editing") || snapshot.matches("inactive");
          expect(canSubmit).toBe(isFormShown && isReady(snapshot.context.form));
        },
      },
  },
});

randomWalks(registrationMachine, {
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
