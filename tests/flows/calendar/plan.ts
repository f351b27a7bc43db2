import { definePlan } from "xstate-toolkit";
import {
  type CalendarItem,
  calendarMachine,
} from "../../../machines/calendar/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

export const TODAY = "2026-11-30";

export const sampleTraining: CalendarItem = {
  id: "sample",
  date: "2026-11-05",
  time: "10:00",
  title: "A sample",
};

export const workshop: CalendarItem = {
  id: "t1",
  date: "2026-12-04",
  time: "14:00",
  title: "Term sheets",
};

export const clinic: CalendarItem = {
  id: "t2",
  date: "2026-12-04",
  time: "09:30",
  title: "Tax clinic",
};

/** Plan for the calendar chart. */
export const calendarPlan = definePlan(calendarMachine, {
  input: { today: TODAY, samples: [sampleTraining] },
  contextKey: ({ snapshot: { value, context } }) => [
    value,
    context.showsSamples,
    context.slow,
    context.today,
    context.day === context.today,
  ],
  events: {
    "load.retried": [{}],
    "page.resumed": [{}],
    "month.previous": [{}],
    "month.next": [{}],
    "today.chosen": [{}],
    "day.chosen": [{ day: "2026-12-04" }],
    "focus.moved": [
      { step: "dayBefore" },
      { step: "dayAfter" },
      { step: "weekBefore" },
      { step: "weekAfter" },
      { step: "weekStart" },
      { step: "weekEnd" },
      { step: "monthBefore" },
      { step: "monthAfter" },
    ],
    "date.checked": [{ today: "2026-12-01" }],
    "xstate.done.actor.fetchItems": [
      { output: [workshop, clinic] },
      { output: [] },
    ],
    "xstate.error.actor.fetchItems": [
      { error: httpError(500) },
      { error: noResponse },
    ],
  },
});
