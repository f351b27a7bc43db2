import { definePlan } from "xstate-toolkit";
import { paymentConfirmationMachine } from "../../../machines/payment-confirmation/chart.ts";

export const paymentConfirmationPlan = definePlan(paymentConfirmationMachine, {
  inputs: [
    { payment: null },
    { payment: { paid: true as const, purchase: null } },
  ],
  events: {},
});
