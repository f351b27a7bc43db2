import { definePlan } from "xstate-toolkit";
import type { PaymentForm } from "../../../contract/rules/payment.ts";
import { paymentMachine } from "../../../machines/payment/chart.ts";

/** Mid-November 2026, in epoch milliseconds. */
const SUBMITTED_AT = Date.UTC(2026, 10, 15);
export const CARD: PaymentForm = {
  name: "Amina Example",
  number: "4000 1234-5678 9010",
  expiry: "12/27",
  cvv: "123",
};
const PURCHASE = { programme: "Board Basics", fee: 395 };

export const paymentPlan = definePlan(paymentMachine, {
  inputs: [{ purchase: PURCHASE }, { purchase: null }],
  events: {
    "field.changed": [
      { field: "name", value: CARD.name },
      { field: "number", value: CARD.number },
      { field: "expiry", value: CARD.expiry },
      { field: "cvv", value: CARD.cvv },
      { field: "expiry", value: "10/26" },
    ],
    "form.submitted": [{ at: SUBMITTED_AT }],
  },
});
