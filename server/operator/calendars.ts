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
import { type OperatorCommand, recordedAction } from "./action.ts";
import { type RowSchema, readCalendarFile } from "./calendar-file.ts";
import { CommandFailure, UsageFailure } from "./failures.ts";
import { listOutcome } from "./text-format.ts";

/** Maximum number of titles that the audit table stores for one file. */
const MAX_RECORDED = 100;

const LOAD_DETAILS =
  "A row is identified by its id (the UID in an ICS file) or, if it has none, by its date, time and title. New rows are added and changed rows are updated; nothing is removed. Loading the same file again changes nothing. An ICS file with a repeating or cancelled event is rejected. A CSV file may be saved by a spreadsheet program: with commas, semicolons or tabs, and times of 12 or 24 hours. A date such as 04/12/2026 has the day first (4 December). If a row is invalid, every invalid row is reported and nothing is loaded.";

export const calendarCommands: readonly OperatorCommand[] = [
  ...commandsOf(
    ["a", "training"],
    trainings,
    trainingRow,
    "A training has a date, a time (local to the venue) and a title.",
  ),
  ...commandsOf(
    ["an", "event"],
    events,
    eventRow,
    "An event has the fields title, start, end, time_zone, location, images and registration_link; only title and start are required.",
  ),
];

function commandsOf<Table extends CalendarTable>(
  [article, singular]: readonly ["a" | "an", string],
  table: Table,
  schema: RowSchema<Table["$inferInsert"]>,
  fields: string,
): OperatorCommand[] {
  const plural = `${singular}s`;
  return [
    {
      usage: `${plural} load <file>`,
      summary: `add or update ${plural} from a CSV, JSON or ICS file`,
      details: `${LOAD_DETAILS} ${fields}`,
      options: [["--dry-run", "print the changes without making them"]],
      prepare(input) {
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
      },
    },
    {
      usage: `${plural} list`,
      summary: `list the latest ${plural}, at most ${MAX_ROWS_TEXT}`,
      details: "Sorted by date, earliest first.",
      async record(queries) {
        const found = await listRows(queries, table);
        // The id of a row is the one in its file, which loading and removing use.
        const rows = found.map(({ key, ...row }) => ({ ...row, id: key }));
        const total = await queries.$count(table);
        return listOutcome(plural, [singular], rows, total, [
          ["date", (row) => row.date],
          ["time", (row) => row.time],
          ["title", (row) => row.title],
          ["id", (row) => row.id],
        ]);
      },
    },
    {
      usage: `${plural} remove <id>`,
      summary: `remove ${article} ${singular}`,
      details: `\`${plural} list\` prints the ids.`,
      options: [["--yes", "required, because it cannot be undone"]],
      prepare(input) {
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
      },
    },
  ];
}
