import {
  PAYMENT_PROCESSING_TIME,
  PAYMENT_REDIRECT_DELAY,
} from "../../../contract/constants.ts";
import type { PaymentForm } from "../../../contract/rules/payment.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";
import { showing, showingEach } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { CARD, paymentPlan } from "./plan.ts";

const EMPTY_FORM = { name: "", number: "", expiry: "", cvv: "" };
const CLEARED = { form: EMPTY_FORM, problems: {}, notice: null };

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

testMachine(paymentMachine, {
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
  delays: {
    paymentProcessing: PAYMENT_PROCESSING_TIME,
    paymentRedirect: PAYMENT_REDIRECT_DELAY,
  },
  expect: {
    "(root)": { calls: "watchLeaving" },
    paying: { on: { "page.left": { to: "paying.idle", context: CLEARED } } },
    "paying.idle": {
      on: {
        "field.changed": {
          changes: ({ before: { context }, event: { field, value } }) => {
            const { [field]: _, ...problems } = context.problems;
            const form = { ...context.form, [field]: value };
            return { form, problems, notice: null };
          },
        },
        "form.submitted": [
          {
            when: ({ context }) => hasProblems(context.form),
            effects: "focusFirstProblem",
            changes: ({ before: { context } }) => ({
              problems: showingEach(problemsOf(context.form)),
              notice: Object.values(context.form).includes("")
                ? showing("All fields are required.")
                : null,
            }),
          },
          "paying.processing",
        ],
      },
    },
    "paying.processing": {
      tags: "busy",
      context: { form: CARD, problems: {}, notice: null },
      on: { "payment.cancelled": "paying.idle" },
      after: { paymentProcessing: { to: "success", context: CLEARED } },
    },
    success: {
      tags: "done",
      on: { "continue.pressed": "redirectedToPrograms" },
    },
    "success.redirecting": {
      tags: "redirecting",
      on: { "page.left": "success.staying" },
      after: { paymentRedirect: "redirectedToPrograms" },
    },
    redirectedToPrograms: { tags: "done", entry: "goToPrograms" },
  },
});
