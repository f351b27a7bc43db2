import ical from "node-ical";
import { expect, test } from "vitest";
import type { CalendarEvent } from "../../contract/calls/calendars.ts";
import { toIcs } from "../../src/services/ics.ts";

const event: CalendarEvent = {
  id: "e1",
  date: "2026-12-04",
  time: "09:00",
  title: "Founders’ day; talks, food\nand a walk \\ back",
  images: [],
  location: "Kigali, Rwanda",
  start: Date.parse("2026-12-04T07:00:00Z"),
  end: Date.parse("2026-12-04T15:30:00Z"),
  registration_link: "https://events.example.org/day?a=1&b=2",
  time_zone: "Africa/Kigali",
};

const writtenAt = Date.parse("2026-11-21T10:00:00Z");

/** Start times in several time zones, with and without daylight saving time. Some shortly precede an offset change. */
const zonedStarts = [
  ["Africa/Kigali", "2026-12-04T07:00:00Z"],
  ["Africa/Lagos", "2026-07-04T07:00:00Z"],
  ["Africa/Cairo", "2026-12-04T07:00:00Z"],
  ["Africa/Cairo", "2026-07-04T07:00:00Z"],
  ["Africa/Casablanca", "2026-03-04T07:00:00Z"],
  ["Africa/Casablanca", "2026-07-04T07:00:00Z"],
  ["Europe/London", "2026-10-24T07:00:00Z"],
  ["America/New_York", "2026-03-07T07:00:00Z"],
  ["Atlantic/Cape_Verde", "2026-12-04T07:00:00Z"],
  ["Asia/Kolkata", "2026-12-04T07:00:00Z"],
  ["Australia/Adelaide", "2026-12-04T07:00:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T07:00:00Z"],
  ["UTC", "2026-12-04T07:00:00Z"],
] as const;

/** Start times close to a change of the offset, for which node-ical itself returns wrong offsets. */
const startsNearChange = [
  ["Europe/London", "2026-10-25T00:30:00Z"],
  ["America/New_York", "2026-03-08T06:30:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T15:20:00Z"],
] as const;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test("node-ical reads the event from the ICS file, with its time zone", {
  tags: ["2-event-slider-03"],
}, () => {
  const [parsed] = parseEvents(toIcs(event, writtenAt));
  expect([parsed?.summary, parsed?.location, parsed?.uid, parsed?.url]).toEqual(
    [event.title, event.location, "e1@ubia", event.registration_link],
  );
  expect(parsed?.start.getTime()).toBe(event.start);
  expect(parsed?.start.tz).toBe("Africa/Kigali");
  expect(parsed?.end?.getTime()).toBe(event.end);
});

test.each(zonedStarts)(
  "node-ical reads the start and the end of an event in %s that starts at %s",
  (time_zone, startsAt) => {
    const start = Date.parse(startsAt);
    // The offset may change within three days, so start and end may have different offsets.
    const end = start + 3 * DAY;
    const [parsed] = parseEvents(createFile(time_zone, start, end));
    expect(parsed?.start.getTime()).toBe(start);
    expect(parsed?.end?.getTime()).toBe(end);
  },
);

test.each([...zonedStarts, ...startsNearChange])(
  "the VTIMEZONE of an event in %s that starts at %s follows the grammar of RFC 5545 and results in the same start and end",
  (time_zone, startsAt) => {
    const start = Date.parse(startsAt);
    const end = start + 3 * DAY;
    const text = createFile(time_zone, start, end);
    const zone = componentLines(text, "VTIMEZONE");
    expect(zone[0]).toBe(`TZID:${time_zone}`);
    const observances = parseObservances(zone);
    expect(observances.length).toBeGreaterThan(0);
    const local = componentLines(text, "VEVENT")
      .map((line) => line.match(/^DT(?:START|END);TZID=[^:]+:(\d{8}T\d{6})$/))
      .flatMap((match) => match?.[1] ?? []);
    expect(local).toHaveLength(2);
    expect(local.map((time) => toInstant(observances, time))).toEqual([
      start,
      end,
    ]);
  },
);

test("a zone with daylight saving time has a daylight and a standard observance", () => {
  const observances = parseObservances(
    vtimezoneLines("Africa/Cairo", Date.parse("2026-07-04T07:00:00Z")),
  );
  expect(
    new Set(observances.map(({ kind, to }) => `${kind} ${to / HOUR}`)),
  ).toEqual(new Set(["DAYLIGHT 3", "STANDARD 2"]));
});

test("the VTIMEZONE of an event is also correct for events up to a year earlier or later, as required by programs that reuse the first VTIMEZONE that they read", () => {
  const start = Date.parse("2026-07-04T07:00:00Z");
  const observances = parseObservances(vtimezoneLines("Africa/Cairo", start));
  for (let days = -365; days <= 365; days += 5) {
    const otherStart = start + days * DAY;
    const entry = componentLines(
      createFile("Africa/Cairo", otherStart, otherStart + HOUR),
      "VEVENT",
    ).join("\n");
    const [, local = ""] = entry.match(/DTSTART;TZID=[^:]+:(\S+)/) ?? [];
    expect(toInstant(observances, local)).toBe(otherStart);
  }
});

test("an event with the same start and end has no DTEND, because DTEND must be later than DTSTART", () => {
  const text = toIcs({ ...event, end: event.start }, writtenAt);
  expect(componentLines(text, "VEVENT").join("\n")).not.toContain("DTEND");
  expect(parseEvents(text)[0]?.start.getTime()).toBe(event.start);
});

test("the ICS file follows RFC 5545: CRLF, lines of at most 75 octets, required properties, escaped text", () => {
  const title = `${"ẹ́".repeat(90)}; a, b\nc`;
  const text = toIcs({ ...event, title }, writtenAt);
  expect(text.startsWith("BEGIN:VCALENDAR\r\n")).toBe(true);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n"))
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  for (const line of unfoldLines(text))
    expect(line).toMatch(/^[A-Z-]+(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:.*$/);
  expect(
    unfoldLines(text).filter((line) => /^(?:VERSION|PRODID):/.test(line)),
  ).toEqual(["VERSION:2.0", "PRODID:-//Ubia//Events//EN"]);
  const entry = componentLines(text, "VEVENT");
  for (const name of ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY"])
    expect(entry.filter((line) => line.split(/[;:]/)[0] === name)).toHaveLength(
      1,
    );
  expect(entry).toContain("DTSTAMP:20261121T100000Z");
  expect(entry).toContain(`SUMMARY:${"ẹ́".repeat(90)}\\; a\\, b\\nc`);
  expect(parseEvents(text)[0]?.summary).toBe(title);
});

type Observance = {
  readonly kind: string;
  /** The local start time of the observance, at the previous offset. In epoch milliseconds, as if the time were UTC. */
  readonly onset: number;
  /** The offset from UTC before the start, in milliseconds. */
  readonly from: number;
  /** The offset from UTC after the start, in milliseconds. */
  readonly to: number;
};

/** Returns the ICS file of an event between two instants, in epoch milliseconds. */
function createFile(time_zone: string, start: number, end: number): string {
  return toIcs({ ...event, time_zone, start, end }, writtenAt);
}

/** Returns the content lines of the VTIMEZONE of a one-hour event. */
function vtimezoneLines(timeZone: string, start: number): string[] {
  return componentLines(createFile(timeZone, start, start + HOUR), "VTIMEZONE");
}

/** Returns the events that node-ical reads from a file. */
function parseEvents(text: string) {
  return Object.values(ical.sync.parseICS(text)).filter(
    (component) => component?.type === "VEVENT",
  );
}

/** Returns the unfolded content lines of a file. */
function unfoldLines(text: string): string[] {
  return text.replaceAll("\r\n ", "").trimEnd().split("\r\n");
}

/** Returns the content lines of the only component with this name. */
function componentLines(text: string, name: string): string[] {
  const lines = unfoldLines(text);
  const start = lines.indexOf(`BEGIN:${name}`);
  expect(lines.filter((line) => line === `BEGIN:${name}`)).toHaveLength(1);
  return lines.slice(start + 1, lines.indexOf(`END:${name}`));
}

/**
 * Parses the observances of a VTIMEZONE (RFC 5545, section 3.6.5): DTSTART is a local date-time without parameters,
 * and both offsets are required. TZNAME is optional, and the files do not contain it.
 */
function parseObservances(lines: readonly string[]): Observance[] {
  const grammar =
    /BEGIN:(STANDARD|DAYLIGHT)\nDTSTART:(\d{8}T\d{6})\nTZOFFSETFROM:([+-]\d{4})\nTZOFFSETTO:([+-]\d{4})\nEND:\1\n/g;
  const text = lines
    .slice(1)
    .map((line) => `${line}\n`)
    .join("");
  expect(text.replace(grammar, "")).toBe("");
  return [...text.matchAll(grammar)].map(
    ([, kind = "", onset = "", from = "", to = ""]) => {
      expect([from, to]).not.toContain("-0000");
      return {
        kind,
        onset: parseAsUtc(onset),
        from: parseOffset(from),
        to: parseOffset(to),
      };
    },
  );
}

/** Converts a local time to an instant, using the offset of the observance in effect at that time. */
function toInstant(observances: readonly Observance[], time: string): number {
  const local = parseAsUtc(time);
  const [latest] = observances
    .filter(({ onset }) => onset <= local)
    .toSorted((a, b) => b.onset - a.onset);
  if (!latest) throw new Error(`no observance applies at ${time}`);
  return local - latest.to;
}

/** Parses a time such as 20261204T090000 as UTC. Returns epoch milliseconds. */
function parseAsUtc(time: string): number {
  return Date.parse(
    time.replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)$/,
      "$1-$2-$3T$4:$5:$6Z",
    ),
  );
}

/** Parses an offset such as +0530. Returns milliseconds. */
function parseOffset(offset: string): number {
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(3));
  return (offset.startsWith("-") ? -minutes : minutes) * 60_000;
}
