import { definePlan } from "xstate-toolkit";
import { manageAccountMachine } from "../../../machines/manage-account/chart.ts";

/** Plan for the Manage Account chart. */
export const manageAccountPlan = definePlan(manageAccountMachine, {
  events: {},
});
