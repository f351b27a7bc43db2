import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import type { z } from "zod";
import { localTimeIn, OFFICE_ZONE, parseInstant } from "./calendar-rows.ts";

/** Thrown for a file that cannot be loaded. The message names the file and the error. */
export class CalendarFileFailure extends Error {
  override readonly name = "CalendarFileFailure";
}

/** The rows of a calendar file before validation, one record per row. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Separates the images in a CSV cell. */
const LIST_SEPARATOR = /[;|]/;

/**
 * Reads the rows of a CSV, JSON or ICS file. If any row is invalid, the whole file is rejected.
 *
 * @throws CalendarFileFailure when the file cannot be read or parsed, or a row is invalid.
 */
export function readCalendarFile<Row>(
  path: string,
  rowSchema: z.ZodType<Row>,
): Row[] {
  return readRows(path).map((raw, index) => {
    const result = rowSchema.safeParse(raw);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const field = issue?.path.join(".") || "the row";
    throw new CalendarFileFailure(
      `${path}, row ${index + 1}: ${field} ${issue?.message ?? "is invalid"}. Nothing was loaded.`,
    );
  });
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new CalendarFileFailure(`${path} cannot be read.`);
  }
}

const PARSERS: Readonly<Record<string, (text: string) => Rows>> = {
  ".csv": parseCsvRows,
  ".json": parseJsonRows,
  ".ics": parseIcsRows,
};

function readRows(path: string): Rows {
  const parseRows = PARSERS[extname(path).toLowerCase()];
  if (!parseRows)
    throw new CalendarFileFailure(`${path} must end in .csv, .json or .ics.`);
  const text = readText(path);
  try {
    return parseRows(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CalendarFileFailure(`${path} cannot be parsed: ${reason}`);
  }
}

function parseCsvRows(text: string): Rows {
  const records: Record<string, string>[] = parse(text, {
    columns: (names: string[]) =>
      names.map((name) => name.trim().toLowerCase()),
    skip_empty_lines: true,
    trim: true,
  });
  return records.map((record) =>
    // An empty cell counts as missing.
    Object.fromEntries(
      Object.entries(record)
        .filter(([, value]) => value !== "")
        .map(([name, value]) => [
          name,
          name === "images"
            ? value.split(LIST_SEPARATOR).map((image) => image.trim())
            : value,
        ]),
    ),
  );
}

function parseJsonRows(text: string): Rows {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error("it must contain a list of rows");
  return rows;
}

function parseIcsRows(text: string): Rows {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone"))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  return calendar
    .getAllSubcomponents("vevent")
    .map((component) => rowOfEvent(new ICAL.Event(component)));
}

function rowOfEvent(event: ICAL.Event): Readonly<Record<string, unknown>> {
  const { startDate, endDate, component } = event;
  const url = component.getFirstPropertyValue("url");
  const start = formatTime(startDate);
  const startsAt = parseInstant(start, OFFICE_ZONE);
  return {
    id: event.uid,
    title: event.summary,
    // A training has no zone of its own, so its date and time are converted.
    ...(startsAt ? localTimeIn(OFFICE_ZONE, startsAt) : {}),
    start,
    ...(endDate ? { end: formatTime(endDate) } : {}),
    ...(zoneOf(startDate) ? { time_zone: zoneOf(startDate) } : {}),
    ...(event.location ? { location: event.location } : {}),
    ...(url ? { registration_link: String(url) } : {}),
  };
}

/** Formats a time as an instant if the file specifies a time zone, otherwise as a local time. */
function formatTime(time: ICAL.Time): string {
  if (time.isDate) return `${time.toString()} 00:00`;
  return zoneOf(time) || time.zone === ICAL.Timezone.utcTimezone
    ? time.toJSDate().toISOString()
    : time.toString();
}

function zoneOf({ zone }: ICAL.Time): string | null {
  const isNamed =
    zone !== ICAL.Timezone.utcTimezone && zone !== ICAL.Timezone.localTimezone;
  return isNamed ? zone.tzid : null;
}
