/** Formats calendar dates. A day is YYYY-MM-DD and is formatted at noon UTC, so that no time zone shifts it. */
const LOCALE = "en-GB";

const month = new Intl.DateTimeFormat(LOCALE, {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const short = new Intl.DateTimeFormat(LOCALE, {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const weekday = new Intl.DateTimeFormat(LOCALE, {
  weekday: "long",
  timeZone: "UTC",
});

/** Returns the month, such as "December 2026". */
export function monthWords(day: string): string {
  return month.format(noon(day));
}

/** Returns the weekday, such as "Friday". */
export function weekdayWords(day: string): string {
  return weekday.format(noon(day));
}

/** Returns a short date, such as "Fri, 4 Dec". */
export function shortDayWords(day: string): string {
  return short.format(noon(day));
}

/** The names of the weekdays from Sunday to Saturday. */
export const WEEKDAYS = Array.from({ length: 7 }, (_, place) =>
  // 1 November 2026 is a Sunday.
  weekday.format(noon(`2026-11-0${place + 1}`)),
);

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
