import { planOf } from "xstate-toolkit/plan";
import { supportMachine } from "../../../machines/support/chart.ts";

/** Plan for the support chart. */
export const supportPlan = planOf(supportMachine, {
  input: undefined,
  events: { "contact.toggled": [{}] },
});
