import type { z } from "zod";
import { eventRow, trainingRow } from "../calendars/calendar-rows.ts";
import {
  type CalendarTable,
  listRows,
  loadRows,
} from "../calendars/calendar-tables.ts";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";
import { type Action, type Input, recordedAction } from "./action.ts";
import { readCalendarFile } from "./calendar-file.ts";
import { formatList } from "./text-format.ts";

/** Maximum number of titles that the audit table stores for one file. */
const MAX_RECORDED = 100;

/** `trainings load <file>`: adds or updates the trainings from a file. */
export function loadTrainings(input: Input): Action {
  return loadFile(input, trainings, trainingRow);
}

/** `events load <file>`: adds or updates the events from a file. */
export function loadEvents(input: Input): Action {
  return loadFile(input, events, eventRow);
}

function loadFile<Table extends CalendarTable>(
  input: Input,
  table: Table,
  schema: z.ZodType<Table["$inferInsert"]>,
): Action {
  const [file = ""] = input.parameters;
  const { rows, note } = readCalendarFile(file, schema);
  const dryRun = input.options.dryRun === true;
  const work = async (queries: Queries) => {
    const loaded = await loadRows(queries, table, rows, dryRun);
    const { added, changed, unchanged } = loaded;
    const prefix = dryRun ? "would be " : "";
    return {
      details: {
        added: String(added.length),
        changed: String(changed.length),
        titles: [...added, ...changed].slice(0, MAX_RECORDED),
      },
      data: { done: input.name, dry_run: dryRun, ...loaded, note },
      text: [
        ...(note ? [note] : []),
        ...added.map((title) => `  + ${title}`),
        ...changed.map((title) => `  ~ ${title}`),
        `${added.length} ${prefix}added, ${changed.length} ${prefix}changed, ${unchanged} unchanged.`,
      ].join("\n"),
    };
  };
  return dryRun
    ? ({ database }) => work(database)
    : recordedAction(input, work);
}

/** `trainings list`: the trainings in the calendar. */
export function listTrainings(input: Input): Action {
  return listTable(input, trainings, "training", "id", ({ key }) => key);
}

/** `events list`: the events in the calendar. */
export function listEvents(input: Input): Action {
  return listTable(input, events, "event", "location", (row) => row.location);
}

/** Lists the rows of a table. The columns are date, time, title and one more. */
function listTable<Table extends CalendarTable>(
  input: Input,
  table: Table,
  singular: string,
  heading: string,
  cellOf: (row: Table["$inferSelect"]) => string,
): Action {
  return recordedAction(input, async (queries) => {
    const rows = await listRows(queries, table);
    const total = await queries.$count(table);
    const plural = `${singular}s`;
    return {
      data: { total, [plural]: rows },
      text: formatList(
        [singular, plural],
        total,
        ["date", "time", "title", heading],
        rows.map((row) => [row.date, row.time, row.title, cellOf(row)]),
      ),
    };
  });
}
