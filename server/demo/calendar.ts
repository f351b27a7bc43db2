import { addDays } from "date-fns/addDays";
import { format } from "date-fns/format";
import { startOfDay } from "date-fns/startOfDay";
import {
  type EventRow,
  eventRow,
  type TrainingRow,
  trainingRow,
} from "../calendars/calendar-rows.ts";
import { slugOf } from "./accounts.ts";
import { readDemoFile } from "./demo-file.ts";

/** Returns trainings around the day of seeding, some of them in the past. Their ids do not depend on the day. */
export function demoTrainings(now: Date): TrainingRow[] {
  const rows = readDemoFile<"day" | "time" | "title">("trainings");
  return rows.map((row) => trainingRow.parse({ ...row, ...dated(row, now) }));
}

/** Returns events in the weeks after seeding. */
export function demoEvents(now: Date): EventRow[] {
  const rows = readDemoFile<"day" | "start" | "end" | "title" | "images">(
    "events",
  );
  return rows.map((row) => {
    const { id, date } = dated(row, now);
    return eventRow.parse({
      ...row,
      id,
      start: `${date} ${row.start}`,
      end: `${date} ${row.end}`,
      images: row.images.split("; "),
      registration_link: `https://events.example.org/${id}`,
    });
  });
}

/** Returns the id and the date of a row. Its `day` is the number of days after the day of seeding. */
function dated(row: { day: string; title: string }, now: Date) {
  const date = addDays(startOfDay(now), Number(row.day));
  return { id: slugOf(row.title), date: format(date, "yyyy-MM-dd") };
}
