import { eq } from "drizzle-orm";
import { eventRow, trainingRow } from "../calendars/calendar-rows.ts";
import {
  type CalendarTable,
  listRows,
  loadRows,
} from "../calendars/calendar-tables.ts";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";
import { type Action, type Input, recordedAction } from "./action.ts";
import { type RowSchema, readCalendarFile } from "./calendar-file.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
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
  schema: RowSchema<Table["$inferInsert"]>,
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

/** `trainings remove <id>`: removes a training. */
export function removeTraining(input: Input): Action {
  return removeRow(input, trainings);
}

/** `events remove <id>`: removes an event. */
export function removeEvent(input: Input): Action {
  return removeRow(input, events);
}

function removeRow(input: Input, table: CalendarTable): Action {
  const [key = ""] = input.parameters;
  if (!input.options.yes)
    throw new UsageFailure(`This removes ${key}: add --yes to confirm.`);
  return recordedAction(input, async (queries) => {
    const [row] = await queries
      .delete(table)
      .where(eq(table.key, key))
      .returning();
    if (!row)
      throw new CommandFailure(
        `Nothing has the id ${key}: see \`${input.name.replace("remove", "list")}\`.`,
      );
    const { title, date } = row;
    return {
      details: { id: key, titles: [title] },
      data: { done: input.name, id: key, title, date },
      text: `${title} on ${date} is removed.`,
    };
  });
}

/** `trainings list`: the trainings in the calendar. */
export function listTrainings(input: Input): Action {
  return listTable(input, trainings, "training");
}

/** `events list`: the events in the calendar. */
export function listEvents(input: Input): Action {
  return listTable(input, events, "event");
}

/** Lists the rows of a table. */
function listTable(
  input: Input,
  table: CalendarTable,
  singular: string,
): Action {
  return recordedAction(input, async (queries) => {
    const rows = await listRows(queries, table);
    const total = await queries.$count(table);
    const plural = `${singular}s`;
    return {
      data: {
        total,
        // The id of a row is the one in its file, which loading and removing use.
        [plural]: rows.map(({ key, ...row }) => ({ ...row, id: key })),
      },
      text: formatList(
        [singular, plural],
        total,
        ["date", "time", "title", "id"],
        rows.map((row) => [row.date, row.time, row.title, row.key]),
      ),
    };
  });
}
