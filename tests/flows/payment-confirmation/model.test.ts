import { paymentConfirmationMachine } from "../../../machines/payment-confirmation/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { paymentConfirmationPlan } from "./plan.ts";

testMachine(paymentConfirmationMachine, {
  ...paymentConfirmationPlan,
  expect: {
    shown: {
      tags: "shown",
      entry: "forgetPayment",
      context: { payment: { paid: true, purchase: null } },
    },
    hidden: { context: { payment: null } },
  },
});
