import { tzOffset } from "@date-fns/tz";
import ICAL from "ical.js";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { eventTimes } from "../../contract/event-times.ts";
import { now } from "./clock.ts";
import { startDownload } from "./files.ts";

// A continuation line begins with a space, which the library does not count towards the limit of 75 octets.
ICAL.foldLength = 74;

const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 366 * DAY;

/** Downloads an event as an ICS file that is named after its title. */
export function downloadIcs(event: CalendarEvent): void {
  const blob = new Blob([toIcs(event, now())], {
    type: "text/calendar;charset=utf-8",
  });
  const words = event.title.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  const name = words?.join("-") ?? "event";
  startDownload(URL.createObjectURL(blob), `${name}.ics`);
}

/**
 * Returns an event as an ICS file (RFC 5545): one VEVENT in the time zone of the event, and the VTIMEZONE that
 * defines this zone.
 *
 * @param at - The creation time of the file, in epoch milliseconds.
 */
export function toIcs(event: CalendarEvent, at: number): string {
  const { start, end } = eventTimes(event);
  const zone = createTimezone(event.time_zone, start, end);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Ubia//Events//EN");
  calendar.addSubcomponent(zone.component);
  const vevent = new ICAL.Component("vevent");
  vevent.addPropertyWithValue("uid", `${event.id}@ubia`);
  vevent.addPropertyWithValue("dtstamp", utcTime(at));
  const addTime = (name: "dtstart" | "dtend", time: number) =>
    vevent
      .addPropertyWithValue(name, utcTime(time).convertToZone(zone))
      .setParameter("tzid", event.time_zone);
  addTime("dtstart", start);
  // RFC 5545 requires the end to be later than the start; without an end, the event ends when it starts.
  if (end > start) addTime("dtend", end);
  vevent.addPropertyWithValue("summary", event.title);
  if (event.location) vevent.addPropertyWithValue("location", event.location);
  if (event.registration_link)
    vevent.addPropertyWithValue("url", event.registration_link);
  calendar.addSubcomponent(vevent);
  return `${calendar.toString()}\r\n`;
}

function utcTime(at: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(at), true);
}

/**
 * Returns a time zone with its offset changes from two years before `start` to two years after `end` (both in epoch
 * milliseconds). The range is long, because some programs reuse a zone's first definition for files of other events.
 */
function createTimezone(tzid: string, start: number, end: number) {
  const changes = offsetChanges(tzid, start - 2 * YEAR, end + 2 * YEAR);
  const component = new ICAL.Component("vtimezone");
  component.addPropertyWithValue("tzid", tzid);
  const [first] = changes;
  if (first === undefined || first > start)
    addObservance(component, 0, offsetAt(tzid, start), offsetAt(tzid, start));
  for (const change of changes) {
    const [from, to] = [offsetAt(tzid, change - 1), offsetAt(tzid, change)];
    addObservance(component, change + from, from, to);
  }
  return new ICAL.Timezone({ component, tzid });
}

/**
 * Adds an observance to a VTIMEZONE.
 *
 * @param onset - The local time at which the observance begins, calculated with the previous offset. It is given in
 * epoch milliseconds, as if the local time were UTC.
 * @param from - The previous offset in milliseconds.
 * @param to - The new offset in milliseconds.
 */
function addObservance(
  zone: ICAL.Component,
  onset: number,
  from: number,
  to: number,
): void {
  const component = new ICAL.Component(to > from ? "daylight" : "standard");
  const local = utcTime(onset);
  local.zone = ICAL.Timezone.localTimezone;
  component.addPropertyWithValue("dtstart", local);
  component.addPropertyWithValue("tzoffsetfrom", utcOffset(from));
  component.addPropertyWithValue("tzoffsetto", utcOffset(to));
  zone.addSubcomponent(component);
}

function utcOffset(offset: number): ICAL.UtcOffset {
  return ICAL.UtcOffset.fromSeconds(offset / 1000);
}

/**
 * Returns the instants between `start` and `end` at which the offset of a zone changes, with a precision of one minute.
 * All times are epoch milliseconds.
 */
function offsetChanges(tzid: string, start: number, end: number): number[] {
  const changes: number[] = [];
  for (let day = start - (start % DAY); day < end; day += DAY) {
    const offset = offsetAt(tzid, day);
    if (offsetAt(tzid, day + DAY) === offset) continue;
    let [before, after] = [day, day + DAY];
    while (after - before > MINUTE) {
      const middle =
        before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
      if (offsetAt(tzid, middle) === offset) before = middle;
      else after = middle;
    }
    changes.push(after);
  }
  return changes;
}

/** Returns the UTC offset of a zone at an instant, in milliseconds. */
function offsetAt(tzid: string, at: number): number {
  return tzOffset(tzid, new Date(at)) * MINUTE;
}
