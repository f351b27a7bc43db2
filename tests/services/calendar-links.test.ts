import { expect, test } from "vitest";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import {
  googleCalendarLink,
  outlookCalendarLink,
} from "../../src/services/calendar-links.ts";

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

test("the links to Google and Outlook contain the title, the times and the location of the event", {
  tags: ["2-event-slider-03"],
}, () => {
  const google = new URL(googleCalendarLink(event)).searchParams;
  expect(google.get("text")).toBe(event.title);
  expect(google.get("dates")).toBe("20261204T070000Z/20261204T153000Z");
  expect(google.get("location")).toBe(event.location);
  const outlook = new URL(outlookCalendarLink(event)).searchParams;
  expect(outlook.get("subject")).toBe(event.title);
  expect(outlook.get("startdt")).toBe("2026-12-04T07:00:00.000Z");
  expect(outlook.get("enddt")).toBe("2026-12-04T15:30:00.000Z");
  expect(outlook.get("location")).toBe(event.location);
});

test("the links to Google and Outlook encode spaces as %20", {
  tags: ["2-event-slider-03"],
}, () => {
  const plus = { ...event, title: "Day 1 + 2" };
  for (const link of [googleCalendarLink(plus), outlookCalendarLink(plus)]) {
    expect(link).toContain("=Day%201%20%2B%202&");
    expect(link).not.toContain("+");
  }
});
