import { answerDatesMachine } from "../../../machines/answer-dates/chart.ts";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { onWake } from "../../services/page-events.ts";

const effects: Effects<typeof answerDatesMachine> = {
  actors: {
    watchClock: eventActor((sendBack) =>
      onWake(() => sendBack({ type: "clock.ticked", at: now() })),
    ),
  },
};

/** Returns the time against which the page words dates, in epoch milliseconds. */
export function useNow(): number {
  const [{ context }] = useChart(answerDatesMachine, effects, { now: now() });
  return context.now;
}
