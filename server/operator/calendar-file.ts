import { readFileSync } from "node:fs";
import { extname } from "node:path";
import ICAL from "ical.js";
import { ZodError, type z } from "zod";
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

type FileRow = {
  /** Its number in a spreadsheet. By default, rows are counted from 1. */
  readonly number?: number;
  /**
   * Returns the row before validation. Throws an error that says what is wrong with it.
   *
   * @param addNote Called with what the operator should know about how the row was read.
   */
  read(addNote: (note: string) => void): unknown;
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
export function readCalendarFile<Row>(path: string, rowSchema: RowSchema<Row>) {
  const notes: string[] = [];
  const rows: Row[] = [];
  const problems: string[] = [];
  const found = readRows(path, Object.keys(rowSchema.in.shape));
  // The error of one row does not hide those of others.
  for (const [index, { number = index + 1, read }] of found.entries())
    try {
      rows.push(rowSchema.parse(read((note) => notes.push(note))));
    } catch (error) {
      problems.push(`${path}, row ${number}: ${reasonOf(error)}.`);
    }
  if (problems.length === 0) return { rows, note: notes[0] };
  const named = problems.slice(0, MAX_PROBLEMS);
  const others = problems.length - named.length;
  if (others > 0) named.push(`${others} more rows are invalid.`);
  throw new CommandFailure(
    `${named.join("\n")}${named.length > 1 ? "\n" : " "}Nothing was loaded.`,
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof ZodError)) return error.message;
  const [issue] = error.issues;
  const field = issue?.path.join(".") || "the row";
  // The product's messages are sentences; the texts of these rows continue the name of the field.
  const text = issue ? textOf(issueMessage(issue)) : "";
  return text.endsWith(".")
    ? `${field}: ${text.slice(0, -1)}`
    : `${field} ${text}`;
}

function readText(path: string): string {
  try {
    return decodeText(readFileSync(path));
  } catch {
    throw new CommandFailure(`${path} cannot be read.`);
  }
}

type Parser = (text: string, columns: readonly string[]) => readonly FileRow[];
const PARSERS: Readonly<Record<string, Parser>> = {
  ".csv": parseCsvRows,
  ".json": parseJsonRows,
  ".ics": parseIcsRows,
};

function readRows(path: string, columns: readonly string[]) {
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

function parseCsvRows(text: string, columns: readonly string[]): FileRow[] {
  return parseSpreadsheet(text, columns).map(({ number, record }) => ({
    number,
    read(addNote) {
      // An empty cell is treated as a missing field.
      const filled = Object.fromEntries(
        Object.entries(record).filter(([, value]) => value !== ""),
      );
      const row = normalizeTimes(filled, (typed, date) =>
        addNote(`Dates are read with the day first: ${typed} is ${date}.`),
      );
      const images = row.images?.split(LIST_SEPARATOR);
      return { ...row, images: images?.map((image) => image.trim()) };
    },
  }));
}

function parseJsonRows(text: string): FileRow[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) throw new Error("it must contain a list of rows");
  return rows.map((row: unknown) => ({ read: () => row }));
}

function parseIcsRows(text: string): FileRow[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const components = calendar.getAllSubcomponents("vevent");
  return components.map((component) => ({ read: () => rowOfEvent(component) }));
}

function rowOfEvent(component: ICAL.Component) {
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
