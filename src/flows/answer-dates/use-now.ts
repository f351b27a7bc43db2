import { answerDatesMachine } from "../../../machines/answer-dates/chart.ts";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { now } from "../../services/clock.ts";
import { clockActor } from "../../services/page-events.ts";

const effects: Effects<typeof answerDatesMachine> = {
  actors: {
    watchClock: clockActor,
  },
};

/** Returns the time against which the page words dates, in epoch milliseconds. */
export function useNow(): number {
  const [{ context }] = useChart(answerDatesMachine, effects, { now: now() });
  return context.now;
}
