import { definePlan } from "xstate-toolkit";
import { answerDatesMachine } from "../../../machines/answer-dates/chart.ts";

/** Plan for the chart of the dates of answers. */
export const answerDatesPlan = definePlan(answerDatesMachine, {
  inputs: [{ now: 1_000 }],
  events: { "clock.ticked": [{ at: 60_000 }] },
});
