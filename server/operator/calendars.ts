import { eq } from "drizzle-orm";
import { eventRow, trainingRow } from "../calendars/calendar-rows.ts";
import {
  type CalendarTable,
  listRows,
  loadRows,
  MAX_ROWS_TEXT,
} from "../calendars/calendar-tables.ts";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";
import {
  type Action,
  type Input,
  type OperatorCommand,
  recordedAction,
} from "./action.ts";
import { type RowSchema, readCalendarFile } from "./calendar-file.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { listOutcome } from "./text-format.ts";

/** Maximum number of titles that the audit table stores for one file. */
const MAX_RECORDED = 100;

const LOAD_DETAILS =
  "A row is identified by its id (the UID in an ICS file) or, if it has none, by its date, time and title. New rows are added and changed rows are updated; nothing is removed. Loading the same file again changes nothing. An ICS file with a repeating or cancelled event is rejected. A CSV file may be saved by a spreadsheet program: with commas, semicolons or tabs, and times of 12 or 24 hours. A date such as 04/12/2026 has the day first (4 December). If a row is invalid, every invalid row is reported and nothing is loaded.";
const YES = ["--yes", "required, because it cannot be undone"] as const;
const DRY_RUN = ["--dry-run", "print the changes without making them"] as const;

export const calendarCommands: readonly OperatorCommand[] = [
  {
    usage: "trainings load <file>",
    summary: "add or update trainings from a CSV, JSON or ICS file",
    details: `${LOAD_DETAILS} A training has a date, a time (local to the venue) and a title.`,
    options: [DRY_RUN],
    prepare: (input) => loadFile(input, trainings, trainingRow),
  },
  {
    usage: "trainings list",
    summary: `list the latest trainings, at most ${MAX_ROWS_TEXT}`,
    details: "Sorted by date, earliest first.",
    record: (queries) => listTable(queries, trainings, "training"),
  },
  {
    usage: "trainings remove <id>",
    summary: "remove a training",
    details: "`trainings list` prints the ids.",
    options: [YES],
    prepare: (input) => removeRow(input, trainings),
  },
  {
    usage: "events load <file>",
    summary: "add or update events from a CSV, JSON or ICS file",
    details: `${LOAD_DETAILS} An event has the fields title, start, end, time_zone, location, images and registration_link; only title and start are required.`,
    options: [DRY_RUN],
    prepare: (input) => loadFile(input, events, eventRow),
  },
  {
    usage: "events list",
    summary: `list the latest events, at most ${MAX_ROWS_TEXT}`,
    details: "Sorted by date, earliest first.",
    record: (queries) => listTable(queries, events, "event"),
  },
  {
    usage: "events remove <id>",
    summary: "remove an event",
    details: "`events list` prints the ids.",
    options: [YES],
    prepare: (input) => removeRow(input, events),
  },
];

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

async function listTable(
  queries: Queries,
  table: CalendarTable,
  singular: string,
) {
  const found = await listRows(queries, table);
  // The id of a row is the one in its file, which loading and removing use.
  const rows = found.map(({ key, ...row }) => ({ ...row, id: key }));
  const plural = `${singular}s`;
  return listOutcome(
    plural,
    [singular, plural],
    { total: await queries.$count(table), rows },
    ["date", "time", "title", "id"],
    ({ date, time, title, id }) => [date, time, title, id],
  );
}
