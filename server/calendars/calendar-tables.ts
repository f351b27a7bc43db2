import { isDeepStrictEqual } from "node:util";
import { desc, eq, gte } from "drizzle-orm";
import { formatCount } from "../../contract/format.ts";
import type { DatabaseAndClock } from "../context.ts";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";

export type CalendarTable = typeof trainings | typeof events;

const MAX_ROWS = 1_000;
/** MAX_ROWS as text, for the descriptions of API calls and commands. */
export const MAX_ROWS_TEXT = formatCount(MAX_ROWS);
/** How far back the calendar goes, in milliseconds: 366 days. */
const HISTORY_LENGTH = 366 * 86_400_000;

/** Returns the trainings of the calendar, earliest first. */
export async function findTrainings(deps: DatabaseAndClock) {
  const rows = await listRows(deps.database, trainings, firstDate(deps));
  return rows.map(({ id, date, time, title }) => ({ id, date, time, title }));
}

/** Returns the events of the calendar and the slider, earliest first. */
export async function findEvents(deps: DatabaseAndClock) {
  const rows = await listRows(deps.database, events, firstDate(deps));
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

function firstDate({ clock }: DatabaseAndClock): string {
  return new Date(clock.now() - HISTORY_LENGTH).toISOString().slice(0, 10);
}

/** Returns the latest rows, at most MAX_ROWS, earliest first. With `from`, only those on or after this date. */
export async function listRows<Table extends CalendarTable>(
  queries: Queries,
  table: Table,
  from?: string,
): Promise<Table["$inferSelect"][]> {
  const latestFirst = await queries
    .select()
    .from<CalendarTable>(table)
    .where(from === undefined ? undefined : gte(table.date, from))
    .orderBy(desc(table.date), desc(table.time), desc(table.id))
    .limit(MAX_ROWS);
  return latestFirst.reverse();
}

/**
 * Inserts or updates rows in the caller's transaction. With `dryRun`, writes nothing. Returns the titles of the added
 * and of the changed rows, and the number of unchanged rows.
 */
export async function loadRows<Table extends CalendarTable>(
  queries: Queries,
  table: Table,
  rows: readonly Table["$inferInsert"][],
  dryRun = false,
) {
  const added: string[] = [];
  const changed: string[] = [];
  let unchanged = 0;
  // When a key occurs twice, the last row wins.
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const row of byKey.values()) {
    const [existing] = await queries
      .select()
      .from<CalendarTable>(table)
      .where(eq(table.key, row.key));
    if (existing && isDeepStrictEqual({ ...existing, ...row }, existing)) {
      unchanged += 1;
      continue;
    }
    (existing ? changed : added).push(row.title);
    if (dryRun) continue;
    // Drizzle cannot type the row of a generic table.
    const values = row as never;
    await queries
      .insert(table)
      .values(values)
      .onConflictDoUpdate({ target: table.key, set: values });
  }
  return { added, changed, unchanged };
}
