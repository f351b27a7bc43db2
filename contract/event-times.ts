import type { CalendarEvent } from "./calls/calendars.ts";

/** The assumed duration of an event without an end, in milliseconds: 1 hour. */
const DEFAULT_DURATION = 3_600_000;

/** Returns the start and end of an event in epoch milliseconds. Without a start, it is noon UTC on the date. */
export function eventTimes({ start, end, date }: CalendarEvent) {
  const startTime = start ?? Date.parse(`${date}T12:00:00Z`);
  return { start: startTime, end: end ?? startTime + DEFAULT_DURATION };
}
