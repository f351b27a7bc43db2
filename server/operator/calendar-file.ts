import { readFileSync } from "node:fs";
import { extname } from "node:path";
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
import { decodeText, normalizeTimes, parseSpreadsheet } from "./spreadsheet.ts";

/** A row of a calendar file before validation, or what is wrong with it. */
type ReadRow = Readonly<Record<string, unknown>> | Error;
/** The rows of a calendar file, and what the operator should know about how they were read. */
type Rows = {
  readonly rows: readonly ReadRow[];
  /** The numbers of the rows in a spreadsheet. By default, they are counted from 1. */
  readonly numbers?: readonly number[];
  readonly note?: string;
};

/** The schema of a row, and before it the object with the columns. */
export type RowSchema<Row> = z.ZodType<Row> & { readonly in: z.ZodObject };

/** Maximum number of rows that an error names. */
const MAX_PROBLEMS = 20;

/** Separates the images in a CSV cell. */
const LIST_SEPARATOR = /[;|]/;

/**
 * Reads the rows of a CSV, JSON or ICS file. If any row is invalid, the whole file is rejected.
 *
 * @throws CommandFailure, naming the file and each error, when the file cannot be read or parsed, or a row is invalid.
 */
export function readCalendarFile<Row>(
  path: string,
  rowSchema: RowSchema<Row>,
): { rows: Row[]; note: string | undefined } {
  const columns = Object.keys(rowSchema.in.shape);
  const { rows: found, numbers, note } = readRows(path, columns);
  const rows: Row[] = [];
  const problems: string[] = [];
  for (const [index, raw] of found.entries()) {
    const problem = raw instanceof Error ? raw.message : addRow(raw);
    if (problem)
      problems.push(
        `${path}, row ${numbers?.[index] ?? index + 1}: ${problem}.`,
      );
  }
  function addRow(raw: ReadRow): string | null {
    const result = rowSchema.safeParse(raw);
    if (!result.success) return problemOf(result.error);
    rows.push(result.data);
    return null;
  }
  if (problems.length === 0) return { rows, note };
  const named = problems.slice(0, MAX_PROBLEMS);
  const others = problems.length - named.length;
  if (others > 0) named.push(`${others} more rows are invalid.`);
  throw new CommandFailure(
    `${named.join("\n")}${named.length > 1 ? "\n" : " "}Nothing was loaded.`,
  );
}

function problemOf({ issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join(".") || "the row";
  // The product's messages are sentences; the texts of these rows continue the name of the field.
  const text = issue ? textOf(issueMessage(issue)) : "";
  return text.endsWith(".")
    ? `${field}: ${text.slice(0, -1)}`
    : `${field} ${text}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function readText(path: string): string {
  try {
    return decodeText(readFileSync(path));
  } catch {
    throw new CommandFailure(`${path} cannot be read.`);
  }
}

type Parser = (text: string, columns: readonly string[]) => Rows;
const PARSERS: Readonly<Record<string, Parser>> = {
  ".csv": parseCsvRows,
  ".json": parseJsonRows,
  ".ics": parseIcsRows,
};

function readRows(path: string, columns: readonly string[]): Rows {
  const parseRows = PARSERS[extname(path).toLowerCase()];
  if (!parseRows)
    throw new CommandFailure(`${path} must end in .csv, .json or .ics.`);
  const text = readText(path);
  try {
    return parseRows(text, columns);
  } catch (error) {
    throw new CommandFailure(`${path} cannot be parsed: ${reasonOf(error)}`);
  }
}

/** Reads each record on its own, so that the error of one does not hide those of others. */
function readEach<Record>(
  records: readonly Record[],
  read: (record: Record) => ReadRow,
): ReadRow[] {
  return records.map((record) => {
    try {
      return read(record);
    } catch (error) {
      return new Error(reasonOf(error));
    }
  });
}

function parseCsvRows(text: string, columns: readonly string[]): Rows {
  const dayFirst: string[] = [];
  const records = parseSpreadsheet(text, columns);
  const rows = readEach(records, ({ record }) => {
    // An empty cell is treated as a missing field.
    const filled = Object.fromEntries(
      Object.entries(record).filter(([, value]) => value !== ""),
    );
    const row = normalizeTimes(filled, (typed, read) =>
      dayFirst.push(`Dates are read with the day first: ${typed} is ${read}.`),
    );
    const { images } = row;
    if (images === undefined) return row;
    const paths = images.split(LIST_SEPARATOR).map((image) => image.trim());
    return { ...row, images: paths };
  });
  const numbers = records.map(({ number }) => number);
  const [note] = dayFirst;
  return { rows, numbers, ...(note !== undefined && { note }) };
}

function parseJsonRows(text: string): Rows {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error("it must contain a list of rows");
  return { rows };
}

function parseIcsRows(text: string): Rows {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return { rows: readEach(calendar.getAllSubcomponents("vevent"), rowOfEvent) };
}

function rowOfEvent(component: ICAL.Component): ReadRow {
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
