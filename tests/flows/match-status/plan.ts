import { definePlan } from "xstate-toolkit";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";

export const matchStatusPlan = definePlan(matchStatusMachine, {
  events: {},
});
