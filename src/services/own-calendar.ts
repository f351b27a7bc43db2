import type { CalendarEvent } from "../../contract/wire.ts";
import { now } from "./clock.ts";
import { hand } from "./files.ts";

/** An event without an end is kept for this long, in milliseconds: 1 hour. */
const USUAL_LENGTH = 3_600_000;

/** The address at which Google Calendar offers to keep an event. */
export function googleCalendarLink(event: CalendarEvent): string {
  const { start, end } = timesOf(event);
  const address = new URL("https://calendar.google.com/calendar/render");
  address.search = new URLSearchParams({
    action: "TEMPLATE",
    text: event.title,
    dates: `${compact(start)}/${compact(end)}`,
    details: event.registration_link,
    location: event.location,
  }).toString();
  return address.href;
}

/** The address at which Outlook Calendar offers to keep an event. */
export function outlookCalendarLink(event: CalendarEvent): string {
  const { start, end } = timesOf(event);
  const address = new URL(
    "https://outlook.live.com/calendar/0/deeplink/compose",
  );
  address.search = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.title,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end).toISOString(),
    body: event.registration_link,
    location: event.location,
  }).toString();
  return address.href;
}

/** Hands an event to the browser's downloads as an ICS file. */
export async function downloadIcs(event: CalendarEvent): Promise<void> {
  const { icsOf } = await import("./ics.ts");
  const blob = new Blob([icsOf(event, now())], {
    type: "text/calendar;charset=utf-8",
  });
  const name = event.title.replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase();
  hand(URL.createObjectURL(blob), `${name}.ics`);
}

/** When an event starts and ends, in epoch milliseconds; without a start it is the date at noon, UTC. */
export function timesOf({ start, end, date }: CalendarEvent) {
  const begins = start ?? Date.parse(`${date}T12:00:00Z`);
  return { start: begins, end: end ?? begins + USUAL_LENGTH };
}

/** 20261204T080000Z. */
function compact(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d+/g, "");
}
