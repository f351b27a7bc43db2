import { asc, gte } from "drizzle-orm";
import type {
  CalendarEvent,
  Training,
} from "../../contract/calls/calendars.ts";
import type { ServerContext } from "../context.ts";
import { events, trainings } from "../database/schema.ts";

/** Maximum number of rows of a list. */
export const CALENDAR_LIMIT = 1_000;
/** How far back the calendar goes, in milliseconds: 366 days. */
const PAST = 366 * 86_400_000;

type Source = Pick<ServerContext, "database" | "clock">;

/** Returns the trainings of the calendar, earliest first. */
export async function trainingsFrom(source: Source): Promise<Training[]> {
  const rows = await source.database
    .select()
    .from(trainings)
    .where(gte(trainings.date, firstDate(source)))
    .orderBy(asc(trainings.date), asc(trainings.time), asc(trainings.id))
    .limit(CALENDAR_LIMIT);
  return rows.map(({ id, date, time, title }) => ({ id, date, time, title }));
}

/** Returns the events of the calendar and the slider, earliest first. */
export async function eventsFrom(source: Source): Promise<CalendarEvent[]> {
  const rows = await source.database
    .select()
    .from(events)
    .where(gte(events.date, firstDate(source)))
    .orderBy(asc(events.date), asc(events.time), asc(events.id))
    .limit(CALENDAR_LIMIT);
  return rows.map((row) => ({
    id: row.id,
    date: row.date,
    time: row.time,
    title: row.title,
    images: row.images,
    location: row.location,
    start: row.startsAt?.getTime() ?? null,
    end: row.endsAt?.getTime() ?? null,
    registration_link: row.registrationLink,
    time_zone: row.timeZone,
  }));
}

function firstDate({ clock }: Source): string {
  return new Date(clock.now() - PAST).toISOString().slice(0, 10);
}
