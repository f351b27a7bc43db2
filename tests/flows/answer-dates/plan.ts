import { definePlan } from "xstate-toolkit";
import { answerDatesMachine } from "../../../machines/answer-dates/chart.ts";

export const answerDatesPlan = definePlan(answerDatesMachine, {
  inputs: [{ now: 1_000 }],
  events: { "clock.ticked": [{ at: 60_000 }] },
});
