import {
  addDays,
  addMonths,
  endOfWeek,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
} from "date-fns";
import { assign, setup } from "xstate";
import type { Training } from "../../contract/calls/calendars.ts";
import { GRID_WEEKS } from "../../contract/constants.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

/** The part of a training or an event that a calendar shows. */
export type CalendarItem = Pick<Training, "id" | "date" | "time" | "title">;

type CalendarContext = {
  /** The person's local date, as YYYY-MM-DD. */
  readonly today: string;
  /** The day with the keyboard focus, as YYYY-MM-DD. Its month is shown. */
  readonly day: string;
};

const DAYS_PER_WEEK = 7;

const DAY_STEPS = {
  dayBefore: (from: Date) => addDays(from, -1),
  dayAfter: (from: Date) => addDays(from, 1),
  weekBefore: (from: Date) => addDays(from, -DAYS_PER_WEEK),
  weekAfter: (from: Date) => addDays(from, DAYS_PER_WEEK),
  weekStart: (from: Date) => startOfWeek(from),
  weekEnd: (from: Date) => endOfWeek(from),
  monthBefore: (from: Date) => addMonths(from, -1),
  monthAfter: (from: Date) => addMonths(from, 1),
};

export type DayStep = keyof typeof DAY_STEPS;

type CalendarChartEvent =
  | { type: "month.previous" }
  | { type: "month.next" }
  | { type: "today.chosen" }
  | { type: "day.chosen"; day: string }
  | { type: "focus.moved"; step: DayStep }
  | { type: "date.checked"; today: string };

/** A calendar of trainings or events: the weeks of one month, with today marked and keyboard navigation. */
export const calendarMachine = setup({
  types: {
    context: {} as CalendarContext,
    events: {} as CalendarChartEvent,
    input: {} as Pick<CalendarContext, "today">,
  },
  actors: {
    /** Sends `date.checked` with the local date at regular intervals, and when the page becomes visible. */
    watchDay: eventActor<CalendarChartEvent>(),
  },
  actions: {
    showMonthBefore: assign({
      day: ({ context }) => firstDayOfMonth(context.day, -1),
    }),
    showMonthAfter: assign({
      day: ({ context }) => firstDayOfMonth(context.day, 1),
    }),
    showToday: assign({ day: ({ context }) => context.today }),
    chooseDay: assign({ day: ({ event }) => eventOf(event, "day.chosen").day }),
    moveFocus: assign(({ context: { day }, event }) => ({
      day: dayAfterStep(day, eventOf(event, "focus.moved").step),
    })),
    setToday: assign({
      today: ({ event }) => eventOf(event, "date.checked").today,
    }),
    /** Focuses the cell of the selected day. */
    focusDay: effect(),
  },
}).createMachine({
  id: "calendar",
  description: "See when trainings and events take place.",
  meta: {
    title: "Training and event calendars",
    who: "Members",
    area: "publicSite",
  },
  context: ({ input: { today } }) => ({ today, day: today }),
  invoke: invokeEventActor("watchDay"),
  on: {
    "date.checked": {
      actions: "setToday",
      meta: { rules: ["2-trainings-03", "2-events-03"] },
    },
    "month.previous": {
      actions: "showMonthBefore",
      meta: { rules: ["2-trainings-02", "2-events-02"] },
    },
    "month.next": {
      actions: "showMonthAfter",
      meta: { rules: ["2-trainings-02", "2-events-02"] },
    },
    "today.chosen": { actions: ["showToday", "focusDay"] },
    "day.chosen": { actions: "chooseDay" },
    "focus.moved": {
      actions: ["moveFocus", "focusDay"],
      description: "Arrow keys, Home, End, Page Up and Page Down.",
    },
  },
  initial: "month",
  states: {
    month: {
      description: "Each day of the month lists its items with time and title.",
    },
  },
});

/** Returns the items to show: samples when the server has none, and nothing until the items are known. */
export function shownItems<Item>(
  items: readonly Item[] | null,
  samples: readonly Item[],
): { readonly items: readonly Item[]; readonly areSamples: boolean } {
  return items?.length === 0
    ? { items: samples, areSamples: true }
    : { items: items ?? [], areSamples: false };
}

/** Returns the grid for the month of the selected day: a fixed number of weeks, each from Sunday to Saturday. */
export function monthGrid(
  context: CalendarContext,
  items: readonly CalendarItem[],
) {
  const first = startOfWeek(startOfMonth(parseISO(context.day)));
  return Array.from({ length: GRID_WEEKS }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, weekday) => {
      const day = formatDay(addDays(first, week * DAYS_PER_WEEK + weekday));
      return {
        day,
        isInMonth: day.slice(0, 7) === context.day.slice(0, 7),
        isToday: day === context.today,
        items: itemsIn(items, day),
      };
    }),
  );
}

/** Returns the items of a day (YYYY-MM-DD) or a month (YYYY-MM), earliest first. */
export function itemsIn(items: readonly CalendarItem[], period: string) {
  return items
    .filter(({ date }) => date.startsWith(period))
    .sort((a, b) => dateAndTime(a).localeCompare(dateAndTime(b)));
}

function dateAndTime({ date, time }: CalendarItem): string {
  return `${date} ${time}`;
}

/** Returns the day (YYYY-MM-DD) after a keyboard step. A step to a shorter month selects its last day. */
export function dayAfterStep(day: string, step: DayStep): string {
  return formatDay(DAY_STEPS[step](parseISO(day)));
}

/** Returns the first day of the month that is `offset` months after the month of `day`. */
function firstDayOfMonth(day: string, offset: number): string {
  return formatDay(addMonths(startOfMonth(parseISO(day)), offset));
}

function formatDay(date: Date): string {
  return format(date, "yyyy-MM-dd");
}
