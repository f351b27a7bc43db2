import { definePlan } from "xstate-toolkit";
import { supportMachine } from "../../../machines/support/chart.ts";

export const supportPlan = definePlan(supportMachine, {
  input: undefined,
  events: { "contact.toggled": [{}] },
});
