import {
  addDays,
  addMonths,
  endOfWeek,
  format,
  parseISO,
  startOfMonth,
  startOfWeek,
} from "date-fns";
import { GRID_WEEKS } from "../contract/constants.ts";
import type { Message } from "../contract/messages/index.ts";
import type { Training } from "../contract/wire.ts";

/** What a calendar shows of a training or an event. */
export type CalendarItem = Pick<Training, "id" | "date" | "time" | "title">;

export type CalendarInput = {
  /** YYYY-MM-DD, by the person's clock. */
  readonly today: string;
  /** Shown when the server returns nothing (§3). */
  readonly samples: readonly CalendarItem[];
};

export type CalendarContext = CalendarInput & {
  readonly items: readonly CalendarItem[];
  /** True when the items are samples. */
  readonly sampled: boolean;
  /** The day that has the focus, or had it last: its month is shown. */
  readonly day: string;
  readonly slow: boolean;
  readonly notice: Message | null;
};

/** Ways of the keyboard through the grid. */
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

/** One cell of the month's grid. */
export type CalendarDay = {
  readonly day: string;
  readonly isOfMonth: boolean;
  readonly isToday: boolean;
  readonly items: readonly CalendarItem[];
};

const DAYS_OF_WEEK = 7;

/** The 6 weeks from Sunday to Saturday that show the month of a day (§2). */
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

/** The items of a day, or of a month when it is given as YYYY-MM, the earliest first. */
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

/** The day that a stride of the keyboard leads to; a month's last day stays the last one where it must. */
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

/** The first day of the month that lies so many months from a day's. */
export function monthFrom(day: string, months: number): string {
  return dayText(addMonths(startOfMonth(parseISO(day)), months));
}

function dayText(date: Date): string {
  return format(date, "yyyy-MM-dd");
}
