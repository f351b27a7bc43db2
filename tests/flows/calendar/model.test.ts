import { differenceInCalendarMonths, parseISO } from "date-fns";
import { expect, test } from "vitest";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import {
  calendarMachine,
  dayAfterStep,
  itemsIn,
  monthGrid,
  shownItems,
} from "../../../machines/calendar/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { calendarPlan, clinic, TODAY, workshop } from "./plan.ts";

const movesMonths = (
  by: number,
): BranchExpectation<typeof calendarMachine> => ({
  check: ({ before, after }) =>
    expect(
      differenceInCalendarMonths(
        parseISO(after.context.day),
        parseISO(before.context.day),
      ),
    ).toBe(by),
});

testMachine(calendarMachine, {
  ...calendarPlan,
  initialContext: { day: TODAY },
  expect: {
    "(root)": {
      initial: "month",
      calls: "watchDay",
      on: {
        "date.checked": {
          context: ({ before }) => ({
            today: "2026-12-01",
            day: before.context.day,
          }),
        },
        "month.previous": movesMonths(-1),
        "month.next": movesMonths(1),
        "today.chosen": {
          effects: "focusDay",
          context: ({ before }) => ({ day: before.context.today }),
        },
        "day.chosen": { context: { day: "2026-12-04" } },
        "focus.moved": {
          effects: "focusDay",
          context: ({ before, event }) => ({
            day: dayAfterStep(before.context.day, event.step),
          }),
        },
      },
    },
  },
});

test("the grid has 6 weeks from Sunday to Saturday that contain the whole month", {
  tags: ["2-trainings-01", "2-events-01"],
}, () => {
  for (const [day, length] of [
    ["2026-02-10", 28],
    ["2026-11-30", 30],
    ["2027-05-01", 31],
    ["2028-02-29", 29],
  ] as const) {
    const grid = monthGrid({ today: TODAY, day }, []);
    expect(grid).toHaveLength(6);
    const days = grid.flat();
    const weekdays = grid.map((week) =>
      week.map((cell) => parseISO(cell.day).getDay()).join(""),
    );
    expect(new Set(weekdays)).toEqual(new Set(["0123456"]));
    const daysOfMonth = days.filter(({ isInMonth }) => isInMonth);
    expect(daysOfMonth[0]?.day).toBe(`${day.slice(0, 7)}-01`);
    expect(daysOfMonth).toHaveLength(length);
    expect(new Set(days.map(({ day }) => day)).size).toBe(42);
  }
});

test("only today is marked", {
  tags: ["2-trainings-03", "2-events-03"],
}, () => {
  const marked = monthGrid({ today: TODAY, day: "2026-12-04" }, [])
    .flat()
    .filter(({ isToday }) => isToday);
  expect(marked.map(({ day }) => day)).toEqual([TODAY]);
});

test("the items of a day are listed, earliest first", {
  tags: ["2-trainings-04", "2-events-04"],
}, () => {
  const items = [workshop, clinic];
  expect(itemsIn(items, "2026-12-04")).toEqual([clinic, workshop]);
  expect(itemsIn(items, "2026-12")).toHaveLength(2);
  expect(itemsIn(items, "2026-11")).toEqual([]);
});

test("samples are shown only when the server has no items", {
  tags: ["3-trainings-02", "3-events-02"],
}, () => {
  const items = [workshop];
  expect(shownItems(items, [clinic])).toEqual({ items, areSamples: false });
  expect(shownItems([], [clinic])).toEqual({
    items: [clinic],
    areSamples: true,
  });
  expect(shownItems(null, [clinic])).toEqual({ items: [], areSamples: false });
});

test.each([
  ["2026-11-30", "dayAfter", "2026-12-01"],
  ["2026-12-01", "dayBefore", "2026-11-30"],
  ["2026-11-30", "weekAfter", "2026-12-07"],
  ["2026-11-30", "weekBefore", "2026-11-23"],
  ["2026-11-30", "weekStart", "2026-11-29"],
  ["2026-11-30", "weekEnd", "2026-12-05"],
  ["2026-01-31", "monthAfter", "2026-02-28"],
  ["2026-03-31", "monthBefore", "2026-02-28"],
] as const)("from %s, %s moves the focus to %s", (day, step, expected) => {
  expect(dayAfterStep(day, step)).toBe(expected);
});
