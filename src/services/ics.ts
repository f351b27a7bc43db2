import ICAL from "ical.js";
import type { CalendarEvent } from "../../contract/wire.ts";
import { timesOf } from "./own-calendar.ts";

// A folded line begins with a space, which the library does not count among the 75 octets of a line.
ICAL.foldLength = 74;

/**
 * An event as an ICS file by RFC 5545: one VEVENT in its own time zone, which the file defines, so that every
 * calendar shows the clock of the place. `at` is when the file is written, in epoch milliseconds.
 */
export function icsOf(event: CalendarEvent, at: number): string {
  const { start, end } = timesOf(event);
  const zone = zoneOf(event.time_zone, start);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Ubia//Events//EN");
  calendar.addSubcomponent(zone.component);
  const entry = new ICAL.Component("vevent");
  entry.addPropertyWithValue("uid", `${event.id}@ubia`);
  entry.addPropertyWithValue("dtstamp", utc(at));
  for (const [name, time] of [
    ["dtstart", start],
    ["dtend", end],
  ] as const) {
    const property = entry.addPropertyWithValue(
      name,
      utc(time).convertToZone(zone),
    );
    property.setParameter("tzid", event.time_zone);
  }
  entry.addPropertyWithValue("summary", event.title);
  if (event.location) entry.addPropertyWithValue("location", event.location);
  if (event.registration_link)
    entry.addPropertyWithValue("url", event.registration_link);
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

function utc(at: number): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(at), true);
}

/** A time zone with the offset that it has at an instant: an event of some hours sees no other one. */
function zoneOf(tzid: string, at: number): ICAL.Timezone {
  const offset = offsetOf(tzid, at);
  const component = new ICAL.Component("vtimezone");
  component.addPropertyWithValue("tzid", tzid);
  const standard = new ICAL.Component("standard");
  standard.addPropertyWithValue(
    "dtstart",
    new ICAL.Time(
      { year: 1970, month: 1, day: 1 },
      ICAL.Timezone.localTimezone,
    ),
  );
  for (const name of ["tzoffsetfrom", "tzoffsetto"])
    standard.addPropertyWithValue(name, ICAL.UtcOffset.fromSeconds(offset));
  component.addSubcomponent(standard);
  return new ICAL.Timezone({ component, tzid });
}

/** The seconds by which a zone is ahead of UTC at an instant. */
function offsetOf(timeZone: string, at: number): number {
  const [part] = new Intl.DateTimeFormat("en", {
    timeZone,
    timeZoneName: "longOffset",
  })
    .formatToParts(at)
    .filter(({ type }) => type === "timeZoneName");
  const [, sign, hours = "0", minutes = "0"] =
    part?.value.match(/([+-])(\d+):?(\d+)?/) ?? [];
  const seconds = (Number(hours) * 60 + Number(minutes ?? 0)) * 60;
  return sign === "-" ? -seconds : seconds;
}
