import { definePlan } from "xstate-toolkit";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";

/** Plan for the match status chart. */
export const matchStatusPlan = definePlan(matchStatusMachine, {
  events: {},
});
