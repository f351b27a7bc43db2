import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { parse } from "csv-parse/sync";
import ICAL from "ical.js";
import type { z } from "zod";
import { issueMessage } from "../../contract/calls/schemas.ts";
import { textOf } from "../../contract/messages/index.ts";
import {
  DEFAULT_ZONE,
  isZone,
  localTimeIn,
  parseInstant,
} from "../calendars/calendar-rows.ts";
import { CommandFailure } from "./failures.ts";

/** The rows of a calendar file before validation, one record per row. */
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Separates the images in a CSV cell. */
const LIST_SEPARATOR = /[;|]/;

/**
 * Reads the rows of a CSV, JSON or ICS file. If any row is invalid, the whole file is rejected.
 *
 * @throws CommandFailure, naming the file and the error, when the file cannot be read or parsed, or a row is invalid.
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
    // The product's messages are sentences; the texts of these rows continue the name of the field.
    const text = issue ? textOf(issueMessage(issue)) : "";
    const reason = text.endsWith(".") ? `: ${text.slice(0, -1)}` : ` ${text}`;
    throw rowFailure(path, index, `${field}${reason}`);
  });
}

function rowFailure(path: string, index: number, reason: string) {
  return new CommandFailure(
    `${path}, row ${index + 1}: ${reason}. Nothing was loaded.`,
  );
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    throw new CommandFailure(`${path} cannot be read.`);
  }
}

const PARSERS: Readonly<Record<string, (text: string, path: string) => Rows>> =
  {
    ".csv": parseCsvRows,
    ".json": parseJsonRows,
    ".ics": parseIcsRows,
  };

function readRows(path: string): Rows {
  const parseRows = PARSERS[extname(path).toLowerCase()];
  if (!parseRows)
    throw new CommandFailure(`${path} must end in .csv, .json or .ics.`);
  const text = readText(path);
  try {
    return parseRows(text, path);
  } catch (error) {
    if (error instanceof CommandFailure) throw error;
    throw new CommandFailure(`${path} cannot be parsed: ${reasonOf(error)}`);
  }
}

function parseCsvRows(text: string): Rows {
  const records: Record<string, string>[] = parse(text, {
    columns: (names: string[]) => names.map((name) => name.toLowerCase()),
    skip_empty_lines: true,
    trim: true,
  });
  return records.map((record) =>
    // An empty cell is treated as a missing field.
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

function parseIcsRows(text: string, path: string): Rows {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component, index) => {
    try {
      return rowOfEvent(component);
    } catch (error) {
      throw rowFailure(path, index, reasonOf(error));
    }
  });
}

function rowOfEvent(component: ICAL.Component): Rows[number] {
  const event = new ICAL.Event(component);
  const dtstart = component.getFirstProperty("dtstart");
  if (!dtstart) throw new Error("DTSTART is missing");
  if (event.isRecurring() || event.isRecurrenceException())
    throw new Error(
      "the event repeats; list each date as an event with its own UID",
    );
  const status = component.getFirstPropertyValue("status")?.toString();
  if (status?.toUpperCase() === "CANCELLED")
    throw new Error("the event is cancelled; remove it from the file");
  const { startDate, endDate, location } = event;
  const dtend = component.getFirstProperty("dtend");
  const zone = dtstart.getFirstParameter("tzid");
  const start = formatTime(startDate, zone);
  const end = formatTime(endDate, dtend?.getFirstParameter("tzid") ?? zone);
  const [date, clock = "00:00"] = startDate.toString().split("T");
  const local =
    startDate.zone === ICAL.Timezone.utcTimezone
      ? localTimeIn(DEFAULT_ZONE, startDate.toJSDate())
      : { date, time: clock.slice(0, 5) };
  return {
    id: event.uid,
    title: event.summary,
    // Used only for a training, whose date and time are local to the venue and have no time zone.
    ...local,
    start,
    // For a timed event without an end, ical.js returns the start as the end.
    end: end === start ? undefined : end,
    time_zone: zone,
    location: location ?? undefined,
    registration_link: component.getFirstPropertyValue("url")?.toString(),
  };
}

/** Returns a time as an ISO instant. Returns a date, or an invalid time, as a local time. */
function formatTime(time: ICAL.Time, zone = DEFAULT_ZONE): string {
  const local = time.toString();
  if (time.isDate) return `${local} 00:00`;
  // ical.js assigns its local zone to floating times, and also to times whose zone the file does not define.
  if (time.zone !== ICAL.Timezone.localTimezone)
    return time.toJSDate().toISOString();
  if (!isZone(zone))
    throw new Error(
      `the time zone ${zone} is unknown; replace it with an IANA name such as ${DEFAULT_ZONE}`,
    );
  return parseInstant(local, zone)?.toISOString() ?? local;
}
