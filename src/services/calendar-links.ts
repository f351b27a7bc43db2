import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { eventTimes } from "../../contract/event-times.ts";
import { loadCode } from "./site-files/loaded-code.ts";

/** Returns the URL that adds an event to Google Calendar. */
export function googleCalendarLink(event: CalendarEvent): string {
  const { start, end } = eventTimes(event);
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${formatCompact(start)}/${formatCompact(end)}`,
    details: event.registration_link,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${withEncodedSpaces(query)}`;
}

/** Returns the URL that adds an event to Outlook Calendar. */
export function outlookCalendarLink(event: CalendarEvent): string {
  const { start, end } = eventTimes(event);
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: event.registration_link,
    location: event.location,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${withEncodedSpaces(query)}`;
}

const importIcs = () => import("./ics.ts");

/**
 * Downloads an event as an ICS file.
 *
 * @throws CallFailure when the code that creates the file cannot be loaded.
 */
export async function downloadIcs(event: CalendarEvent): Promise<void> {
  (await loadCode(importIcs)).downloadIcs(event);
}

/** Encodes spaces as %20, because Outlook shows the plus signs of URLSearchParams. A plus sign itself is %2B. */
function withEncodedSpaces(query: URLSearchParams): string {
  return query.toString().replaceAll("+", "%20");
}

/** Formats a time as 20261204T080000Z. */
function formatCompact(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}
