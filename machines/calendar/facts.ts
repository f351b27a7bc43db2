import {
  addDays,
  addMonths,
  endOfWeek,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
} from "date-fns";
import { GRID_WEEKS } from "../../contract/constants.ts";
import type { Message } from "../../contract/messages/index.ts";
import type { Training } from "../../contract/wire.ts";

/** The part of a training or an event that a calendar shows. */
export type CalendarItem = Pick<Training, "id" | "date" | "time" | "title">;

export type CalendarInput = {
  /** Local date of the person, as YYYY-MM-DD. */
  readonly today: string;
  /** Shown when the server returns no items. */
  readonly samples: readonly CalendarItem[];
};

export type CalendarContext = CalendarInput & {
  readonly items: readonly CalendarItem[];
  /** True when the items are samples. */
  readonly sampled: boolean;
  /** The day that is focused or was focused last, as YYYY-MM-DD. Its month is shown. */
  readonly day: string;
  readonly slow: boolean;
  readonly notice: Message | null;
};

/** Keyboard steps through the grid. */
export type Stride =
  | "dayBefore"
  | "dayAfter"
  | "weekBefore"
  | "weekAfter"
  | "weekStart"
  | "weekEnd"
  | "monthBefore"
  | "monthAfter";

export type CalendarEventOf =
  | { type: "load.retried" }
  | { type: "month.previous" }
  | { type: "month.next" }
  | { type: "today.chosen" }
  | { type: "day.chosen"; day: string }
  | { type: "focus.moved"; by: Stride }
  | { type: "day.began"; today: string };

/** One cell of the month grid. */
export type CalendarDay = {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly isToday: boolean;
  readonly items: readonly CalendarItem[];
};

const DAYS_OF_WEEK = 7;

/**
 * Returns the weeks that show the month of the selected day, from Sunday to Saturday, always the same number of
 * weeks.
 */
export function gridOf(context: CalendarContext): CalendarDay[][] {
  const first = startOfWeek(startOfMonth(parseISO(context.day)));
  return Array.from({ length: GRID_WEEKS }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_, place) => {
      const day = dayText(addDays(first, week * DAYS_OF_WEEK + place));
      return {
        day,
        isOfMonth: day.slice(0, 7) === context.day.slice(0, 7),
        isToday: day === context.today,
        items: itemsOf(context, day),
      };
    }),
  );
}

/** Returns the items whose date begins with `start` (YYYY-MM-DD or YYYY-MM), the earliest first. */
export function itemsOf(
  { items }: CalendarContext,
  start: string,
): CalendarItem[] {
  return items
    .filter(({ date }) => date.startsWith(start))
    .sort((a, b) => when(a).localeCompare(when(b)));
}

function when({ date, time }: CalendarItem): string {
  return `${date} ${time}`;
}

/**
 * Returns the day that a keyboard step leads to, as YYYY-MM-DD. A month step from a day that the target month lacks
 * leads to its last day.
 */
export function strideFrom(day: string, by: Stride): string {
  const from = parseISO(day);
  const ways: Readonly<Record<Stride, () => Date>> = {
    dayBefore: () => addDays(from, -1),
    dayAfter: () => addDays(from, 1),
    weekBefore: () => addDays(from, -DAYS_OF_WEEK),
    weekAfter: () => addDays(from, DAYS_OF_WEEK),
    weekStart: () => startOfWeek(from),
    weekEnd: () => endOfWeek(from),
    monthBefore: () => addMonths(from, -1),
    monthAfter: () => addMonths(from, 1),
  };
  return dayText(ways[by]());
}

/** Returns the first day of the month that is `months` away from the month of `day`. */
export function monthFrom(day: string, months: number): string {
  return dayText(addMonths(startOfMonth(parseISO(day)), months));
}

function dayText(date: Date): string {
  return format(date, "yyyy-MM-dd");
}
