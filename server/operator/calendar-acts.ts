import { asc, count } from "drizzle-orm";
import {
  CalendarFileFailure,
  readCalendarFile,
} from "../calendars/calendar-file.ts";
import { CALENDAR_LIMIT } from "../calendars/calendar-lists.ts";
import { eventRow, trainingRow } from "../calendars/calendar-rows.ts";
import {
  type Loaded,
  loadEventRows,
  loadTrainingRows,
} from "../calendars/load-calendar.ts";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";
import { recordAct } from "./audit-trail.ts";
import { type Act, type Input, type Outcome, parameter } from "./command.ts";
import { OperatorFailure } from "./operator-failure.ts";
import { columns, shownOf } from "./printed.ts";

/** `trainings load <file>`: adds or updates the trainings of a file. */
export function loadTrainings(input: Input): Act {
  const rows = fileRows(() =>
    readCalendarFile(parameter(input, "file"), trainingRow),
  );
  return loading(input, (queries, dryRun) =>
    loadTrainingRows(queries, rows, dryRun),
  );
}

/** `events load <file>`: adds or updates the events of a file. */
export function loadEvents(input: Input): Act {
  const rows = fileRows(() =>
    readCalendarFile(parameter(input, "file"), eventRow),
  );
  return loading(input, (queries, dryRun) =>
    loadEventRows(queries, rows, dryRun),
  );
}

/** `trainings list`. */
export function listTrainings(input: Input): Act {
  return async (operator) => {
    const { database } = operator;
    const rows = await database
      .select()
      .from(trainings)
      .orderBy(asc(trainings.date), asc(trainings.time))
      .limit(CALENDAR_LIMIT);
    const [{ total } = { total: 0 }] = await database
      .select({ total: count() })
      .from(trainings);
    await recordAct(operator, database, { act: input.name });
    return listed("training", rows, total, (row) => row.key);
  };
}

/** `events list`. */
export function listEvents(input: Input): Act {
  return async (operator) => {
    const { database } = operator;
    const rows = await database
      .select()
      .from(events)
      .orderBy(asc(events.date), asc(events.time))
      .limit(CALENDAR_LIMIT);
    const [{ total } = { total: 0 }] = await database
      .select({ total: count() })
      .from(events);
    await recordAct(operator, database, { act: input.name });
    return listed("event", rows, total, (row) => row.location);
  };
}

function loading(
  input: Input,
  load: (queries: Queries, dryRun: boolean) => Promise<Loaded>,
): Act {
  const dryRun = input.options["dry-run"] !== undefined;
  return (operator) =>
    operator.database.transaction(async (queries) => {
      const loaded = await load(queries, dryRun);
      const { added, changed, unchanged } = loaded;
      if (!dryRun)
        await recordAct(operator, queries, {
          act: input.name,
          details: {
            added: String(added.length),
            changed: String(changed.length),
          },
        });
      const would = dryRun ? "would be " : "";
      const lines = [
        ...added.map((title) => `  + ${title}`),
        ...changed.map((title) => `  ~ ${title}`),
        `${added.length} ${would}added, ${changed.length} ${would}changed, ${unchanged} as before.`,
      ];
      return {
        data: { done: input.name, dry_run: dryRun, ...loaded },
        text: lines.join("\n"),
      };
    });
}

function fileRows<Row>(read: () => Row[]): Row[] {
  try {
    return read();
  } catch (error) {
    if (error instanceof CalendarFileFailure)
      throw new OperatorFailure(error.message);
    throw error;
  }
}

function listed<Row extends { date: string; time: string; title: string }>(
  what: string,
  rows: readonly Row[],
  total: number,
  last: (row: Row) => string,
): Outcome {
  const table = columns(
    ["date", "time", "title", what === "event" ? "location" : "id"],
    rows.map((row) => [row.date, row.time, row.title, last(row)]),
  );
  const shown = shownOf(rows.length, total, [what, `${what}s`]);
  return {
    data: { total, [`${what}s`]: rows },
    text: rows.length === 0 ? shown : `${table}\n${shown}`,
  };
}
