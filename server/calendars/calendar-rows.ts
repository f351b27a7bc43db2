import { tz } from "@date-fns/tz";
import { format } from "date-fns/format";
import { isValid } from "date-fns/isValid";
import { parseISO } from "date-fns/parseISO";
import { z } from "zod";
import { text } from "../../contract/calls/schemas.ts";

/** Schemas of the rows of a calendar file. They validate a row and convert it for the database. */

/** The time zone of rows without one. */
export const DEFAULT_ZONE = "Africa/Lagos";
const MAX_LENGTH = 200;
const MAX_IMAGES = 12;
const NOT_A_TIME = "must be a time such as 2026-12-04 09:30";

const shortText = z
  .string("is missing or not text")
  .trim()
  .max(MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`);
const key = shortText.pipe(text());
const title = shortText.min(1, "is missing").pipe(text());
const date = z.iso.date("must be a date such as 2026-12-04");
const CLOCK_TIME = /^([01]?\d|2[0-3]):[0-5]\d$/;
const time = z
  .stringFormat("time", CLOCK_TIME, "must be a time such as 09:30")
  .overwrite((value) => value.padStart(5, "0"));
const zone = z
  .stringFormat("zone", isZone, "must be a time zone such as Africa/Lagos")
  .default(DEFAULT_ZONE);
const images = z
  .array(
    z
      .string()
      .regex(
        /^\/[\w.-][\w./-]*$/,
        "must be the path of a picture on this site, such as /pictures/event.svg",
      ),
  )
  .max(MAX_IMAGES, `must have at most ${MAX_IMAGES} pictures`)
  .default([]);
const link = z.union([
  z.literal(""),
  z.url({ protocol: /^https$/, error: "must be an https address" }),
]);

/** A row of a trainings file. `date` and `time` are local to the venue. */
export const trainingRow = z
  .object({ id: key.optional(), date, time, title })
  .transform(({ id, ...row }) => ({
    key: keyOf(id, row.date, row.time, row.title),
    ...row,
  }));
export type TrainingRow = z.output<typeof trainingRow>;

/** A row of an events file. `start` and `end` are local times in `time_zone`, or instants with an offset. */
export const eventRow = z
  .object({
    id: key.optional(),
    title,
    start: z.string(NOT_A_TIME),
    end: z.string().optional(),
    time_zone: zone,
    location: shortText.pipe(text()).default(""),
    images,
    registration_link: link.default(""),
  })
  .transform((row, issues) => {
    const startsAt = parseInstant(row.start, row.time_zone);
    const endsAt = row.end ? parseInstant(row.end, row.time_zone) : null;
    const refuse = (field: "start" | "end", message: string) => {
      issues.addIssue({ code: "custom", path: [field], message });
      return z.NEVER;
    };
    if (!startsAt) return refuse("start", NOT_A_TIME);
    if (row.end && !endsAt) return refuse("end", NOT_A_TIME);
    if (endsAt && endsAt < startsAt)
      return refuse("end", "is before the start");
    const local = localTimeIn(row.time_zone, startsAt);
    return {
      key: keyOf(row.id, local.date, local.time, row.title),
      ...local,
      timeZone: row.time_zone,
      title: row.title,
      images: row.images,
      location: row.location,
      startsAt,
      endsAt,
      registrationLink: row.registration_link,
    };
  });
export type EventRow = z.output<typeof eventRow>;

/** A date and a time, optionally with an offset, such as +01, +0130 or +01:30. */
const ISO_TIME =
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?$/;

/** Returns the key that identifies a row when its file is loaded again: its id, otherwise its date, time and title. */
function keyOf(id: string | undefined, ...parts: readonly string[]): string {
  return id || parts.join(" ");
}

/** Returns the date (YYYY-MM-DD) and the time (HH:MM) of an instant in a time zone. */
export function localTimeIn(timeZone: string, instant: Date) {
  const inZone = { in: tz(timeZone) };
  return {
    date: format(instant, "yyyy-MM-dd", inZone),
    time: format(instant, "HH:mm", inZone),
  };
}

/** Parses a time with an offset, or a local time in the time zone. Returns null if it is invalid. */
export function parseInstant(value: string, timeZone: string): Date | null {
  const isoText = value.trim().replace(" ", "T");
  if (!ISO_TIME.test(isoText)) return null;
  const instant = parseISO(isoText, { in: tz(timeZone) });
  return isValid(instant) ? new Date(instant.getTime()) : null;
}

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
