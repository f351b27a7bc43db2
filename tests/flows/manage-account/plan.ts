import { definePlan } from "xstate-toolkit";
import { manageAccountMachine } from "../../../machines/manage-account/chart.ts";

export const manageAccountPlan = definePlan(manageAccountMachine, {
  events: {},
});
