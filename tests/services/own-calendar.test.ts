import ICAL from "ical.js";
import { expect, test } from "vitest";
import type { CalendarEvent } from "../../contract/wire.ts";
import { icsOf } from "../../src/services/ics.ts";
import {
  googleCalendarLink,
  outlookCalendarLink,
} from "../../src/services/own-calendar.ts";

const event: CalendarEvent = {
  id: "e1",
  date: "2026-12-04",
  time: "09:00",
  title: "Founders’ day; talks, food\nand a walk",
  images: [],
  location: "Kigali, Rwanda",
  start: Date.parse("2026-12-04T07:00:00Z"),
  end: Date.parse("2026-12-04T15:30:00Z"),
  registration_link: "https://events.example.org/day?a=1&b=2",
  time_zone: "Africa/Kigali",
};

const writtenAt = Date.parse("2026-11-21T10:00:00Z");

function read(text: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  const [first] = calendar.getAllSubcomponents("vevent");
  if (!first) throw new Error("no VEVENT");
  return new ICAL.Event(first);
}

test("[2-event-slider-03] the ICS file holds the event, in its own time zone", () => {
  const { summary, location, startDate, endDate, uid, component } = read(
    icsOf(event, writtenAt),
  );
  expect([summary, location, uid]).toEqual([
    event.title,
    event.location,
    "e1@ubia",
  ]);
  expect(startDate.toString()).toBe("2026-12-04T09:00:00");
  expect(startDate.zone.tzid).toBe("Africa/Kigali");
  expect(startDate.toJSDate().getTime()).toBe(event.start);
  expect(endDate.toJSDate().getTime()).toBe(event.end);
  expect(component.getFirstPropertyValue("url")).toBe(event.registration_link);
});

test.each([
  "Africa/Lagos",
  "Africa/Johannesburg",
  "Africa/Cairo",
  "UTC",
  "Atlantic/Cape_Verde",
  "Asia/Kolkata",
])(
  "an event in %s starts at the same instant when the file is read",
  (time_zone) => {
    const { startDate } = read(icsOf({ ...event, time_zone }, writtenAt));
    expect(startDate.toJSDate().getTime()).toBe(event.start);
  },
);

test("the ICS file keeps to RFC 5545: CRLF, lines of at most 75 octets, what is required", () => {
  const text = icsOf({ ...event, title: "ẹ́".repeat(90) }, writtenAt);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const required of [
    "VERSION:2.0",
    "PRODID:",
    "UID:",
    "DTSTAMP:20261121T100000Z",
  ])
    expect(text).toContain(required);
});

test("[2-event-slider-03] the links to Google and Outlook carry the event whole", () => {
  const google = new URL(googleCalendarLink(event)).searchParams;
  expect(google.get("text")).toBe(event.title);
  expect(google.get("dates")).toBe("20261204T070000Z/20261204T153000Z");
  expect(google.get("location")).toBe(event.location);
  const outlook = new URL(outlookCalendarLink(event)).searchParams;
  expect(outlook.get("subject")).toBe(event.title);
  expect(outlook.get("startdt")).toBe("2026-12-04T07:00:00.000Z");
  expect(outlook.get("enddt")).toBe("2026-12-04T15:30:00.000Z");
});
