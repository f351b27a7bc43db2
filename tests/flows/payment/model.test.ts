import { expect } from "vitest";
import {
  PAYMENT_PROCESSING_TIME,
  PAYMENT_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import type {
  PaymentField,
  PaymentForm,
} from "../../../contract/rules/payment.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";
import { shownText, shownTextsByField } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { CARD, paymentPlan, SUBMITTED_AT } from "./plan.ts";

const EMPTY_FORM = { name: "", number: "", expiry: "", cvv: "" };
const CLEARED_CONTEXT = { form: EMPTY_FORM, problems: {}, notice: null };
const changeField = {
  type: "field.changed",
  field: "cvv",
  value: "1",
} as const;
const submit = { type: "form.submitted", at: SUBMITTED_AT } as const;
const cancel = { type: "payment.cancelled" } as const;
const pressContinue = { type: "continue.pressed" } as const;

/** Returns the expected errors of a form that contains values from the plan, without calling the code under test. */
function problemsOf(form: PaymentForm): Record<string, string> {
  const emptyFieldProblems = Object.entries(form)
    .filter(([, value]) => value === "")
    .map(([field]) => [field, "Please fill this in."]);
  return {
    ...Object.fromEntries(emptyFieldProblems),
    ...(form.expiry === "10/26" && {
      expiry: "Card expiry date is outdated. Please enter a valid month/year.",
    }),
  };
}
const hasProblems = (form: PaymentForm) =>
  Object.keys(problemsOf(form)).length > 0;

walkMachine(paymentMachine, {
  ...paymentPlan,
  stories: {
    "after a cancelled payment, the card details can be changed and submitted again":
      "field.changed#1 › field.changed#2 › field.changed#3 › field.changed#4 › form.submitted › payment.cancelled › field.changed#5 › form.submitted › field.changed#3 › form.submitted",
    "card details are cleared when the member leaves the page":
      "field.changed#1 › field.changed#5 › form.submitted › page.left",
    "the details of a card that is being charged are cleared when the member leaves the page":
      "field.changed#1 › field.changed#2 › field.changed#3 › field.changed#4 › form.submitted › page.left",
    "a complete form with an expired card has an error only for the expiry date":
      {
        rules: ["5-payment-04"],
        path: "field.changed#1 › field.changed#2 › field.changed#5 › field.changed#4 › form.submitted › field.changed#3",
      },
  },
  states: {
    "paying.filling": {
      rules: ["2-payment-02", "2-payment-03"],
      tags: ["form"],
      notTags: ["busy", "done"],
      can: [changeField, submit],
      cannot: [cancel, pressContinue],
    },
    "paying.processing": {
      rules: ["4-payment-01"],
      tags: ["form", "busy"],
      notTags: ["done"],
      context: { form: CARD, problems: {}, notice: null },
      can: [cancel],
      // A second click on Pay Now has no effect.
      cannot: [submit, changeField, pressContinue],
    },
    "succeeded.redirecting": {
      rules: ["4-payment-01"],
      tags: ["done", "redirecting"],
      notTags: ["form", "busy"],
      context: CLEARED_CONTEXT,
      can: [pressContinue],
      cannot: [submit, cancel],
    },
    "succeeded.staying": {
      tags: ["done"],
      notTags: ["form", "busy", "redirecting"],
      context: CLEARED_CONTEXT,
      can: [pressContinue],
      cannot: [submit, cancel],
    },
    redirectedToPrograms: {
      tags: ["done"],
      notTags: ["form", "busy"],
      context: CLEARED_CONTEXT,
    },
  },
  transitions: {
    "(start)": { calls: [["watchLeaving"]] },
    "paying --page.left--> paying.filling": { context: CLEARED_CONTEXT },
    "paying.filling --field.changed--> (stays)": {
      context: ({ before, event }) => ({
        form: { ...before.context.form, [event.field]: event.value },
        notice: null,
      }),
      check: ({ before, after, event }) => {
        const { ...otherProblems } = before.context.problems;
        delete otherProblems[event.field as PaymentField];
        expect(after.context.problems).toEqual(otherProblems);
      },
    },
    "paying.filling --form.submitted [hasProblems]--> (stays)": {
      rules: ["5-payment-01", "5-payment-04"],
      when: ({ before }) => hasProblems(before.context.form),
      effects: [["focusFirstProblem"]],
      check: ({ before: { context }, after }) => {
        expect(after.context.form).toEqual(context.form);
        expect(shownTextsByField(after.context.problems)).toEqual(
          problemsOf(context.form),
        );
        expect(shownText(after.context.notice)).toBe(
          Object.values(context.form).includes("")
            ? "All fields are required."
            : null,
        );
      },
    },
    "paying.filling --form.submitted [else]--> paying.processing": {
      rules: ["4-payment-01", "4-payment-05"],
      context: { form: CARD, problems: {}, notice: null },
    },
    "paying.processing --payment.cancelled--> paying.filling": {
      context: "unchanged",
    },
    "paying.processing --after(paymentProcessing)--> succeeded": {
      rules: ["4-payment-01", "4-payment-02", "4-payment-05"],
      after: PAYMENT_PROCESSING_TIME,
      context: CLEARED_CONTEXT,
    },
    "succeeded --continue.pressed--> redirectedToPrograms": {
      rules: ["4-payment-04"],
      effects: [["goToPrograms"]],
    },
    "succeeded.redirecting --page.left--> succeeded.staying": {
      context: "unchanged",
    },
    "succeeded.redirecting --after(paymentRedirect)--> redirectedToPrograms": {
      rules: ["4-payment-03", "4-payment-04"],
      after: PAYMENT_REDIRECT_DELAY,
      effects: [["goToPrograms"]],
    },
  },
});
