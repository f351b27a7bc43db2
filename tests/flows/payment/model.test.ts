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
import { shownByField, shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { AT, CARD, paymentPlan } from "./plan.ts";

const NO_CARD = { name: "", number: "", expiry: "", cvv: "" };
const CLEARED = { form: NO_CARD, problems: {}, notice: null };
const typing = { type: "field.changed", field: "cvv", value: "1" } as const;
const submitted = { type: "form.submitted", at: AT } as const;
const cancelled = { type: "payment.cancelled" } as const;
const continueRequested = { type: "continue.pressed" } as const;

/** Returns the expected errors of a form of the plan, stated independently of the code. */
function problemsOf(form: PaymentForm): Record<string, string> {
  const empty = Object.entries(form)
    .filter(([, value]) => value === "")
    .map(([field]) => [field, "Please fill this in."]);
  return {
    ...Object.fromEntries(empty),
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
    "a cancelled card can be corrected and paid with":
      "field.changed#1 › field.changed#2 › field.changed#3 › field.changed#4 › form.submitted › payment.cancelled › field.changed#5 › form.submitted › field.changed#3 › form.submitted",
    "an entered card is cleared when the page is left":
      "field.changed#1 › field.changed#5 › form.submitted › page.left",
    "a card that is being charged is cleared when the page is left":
      "field.changed#1 › field.changed#2 › field.changed#3 › field.changed#4 › form.submitted › page.left",
    "an expired card is the only error of a complete form": {
      rules: ["5-payment-04"],
      path: "field.changed#1 › field.changed#2 › field.changed#5 › field.changed#4 › form.submitted › field.changed#3",
    },
  },
  states: {
    "paying.filling": {
      rules: ["2-payment-02", "2-payment-03"],
      tags: ["form"],
      notTags: ["busy", "done"],
      can: [typing, submitted],
      cannot: [cancelled, continueRequested],
    },
    "paying.processing": {
      rules: ["4-payment-01"],
      tags: ["form", "busy"],
      notTags: ["done"],
      context: { form: CARD, problems: {}, notice: null },
      can: [cancelled],
      // A second click on Pay Now has no effect.
      cannot: [submitted, typing, continueRequested],
    },
    "succeeded.redirecting": {
      rules: ["4-payment-01"],
      tags: ["done", "redirecting"],
      notTags: ["form", "busy"],
      context: CLEARED,
      can: [continueRequested],
      cannot: [submitted, cancelled],
    },
    "succeeded.staying": {
      tags: ["done"],
      notTags: ["form", "busy", "redirecting"],
      context: CLEARED,
      can: [continueRequested],
      cannot: [submitted, cancelled],
    },
    redirectedToPrograms: { notTags: ["form", "busy"], context: CLEARED },
  },
  transitions: {
    "(start)": { calls: [["watchLeaving"]] },
    "(root) --onError(watchLeaving)--> (ignored)": { context: "unchanged" },
    "paying --page.left--> paying.filling": { context: CLEARED },
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
        expect(shownByField(after.context.problems)).toEqual(
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
      context: CLEARED,
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
