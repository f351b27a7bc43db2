import { definePlan } from "xstate-toolkit";
import {
  type CalendarItem,
  calendarMachine,
} from "../../../machines/calendar/chart.ts";

export const TODAY = "2026-11-30";

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

export const calendarPlan = definePlan(calendarMachine, {
  input: { today: TODAY },
  contextKey: ({ snapshot: { context } }) => [
    context.today,
    context.day === context.today,
  ],
  events: {
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
  },
});
