import { eq } from "drizzle-orm";
import type { Queries } from "../database/connection.ts";
import { events, trainings } from "../database/schema.ts";
import type { EventRow, TrainingRow } from "./calendar-rows.ts";

/** The result of a load: titles of new and changed rows, and the number of unchanged rows. */
export type Loaded = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly unchanged: number;
};

/** Inserts or updates trainings in the caller's transaction. `dryRun` writes nothing. */
export function loadTrainingRows(
  queries: Queries,
  rows: readonly TrainingRow[],
  dryRun: boolean,
): Promise<Loaded> {
  return load(rows, {
    present: async ({ key }) =>
      (await queries.select().from(trainings).where(eq(trainings.key, key)))[0],
    add: async (row) => {
      if (!dryRun) await queries.insert(trainings).values(row);
    },
    change: async (row) => {
      if (!dryRun)
        await queries
          .update(trainings)
          .set(row)
          .where(eq(trainings.key, row.key));
    },
  });
}

/** Inserts or updates events in the caller's transaction. `dryRun` writes nothing. */
export function loadEventRows(
  queries: Queries,
  rows: readonly EventRow[],
  dryRun: boolean,
): Promise<Loaded> {
  return load(rows, {
    present: async ({ key }) =>
      (await queries.select().from(events).where(eq(events.key, key)))[0],
    add: async (row) => {
      if (!dryRun) await queries.insert(events).values(row);
    },
    change: async (row) => {
      if (!dryRun)
        await queries.update(events).set(row).where(eq(events.key, row.key));
    },
  });
}

type Row = { readonly key: string; readonly title: string };
type Table<R extends Row> = {
  present(row: R): Promise<object | undefined>;
  add(row: R): Promise<void>;
  change(row: R): Promise<void>;
};

async function load<R extends Row>(
  rows: readonly R[],
  table: Table<R>,
): Promise<Loaded> {
  const added: string[] = [];
  const changed: string[] = [];
  let unchanged = 0;
  // When a key occurs twice, the last row wins.
  const byKey = new Map(rows.map((row) => [row.key, row]));
  for (const row of byKey.values()) {
    const present = await table.present(row);
    if (present === undefined) {
      await table.add(row);
      added.push(row.title);
    } else if (differs(row, present)) {
      await table.change(row);
      changed.push(row.title);
    } else unchanged += 1;
  }
  return { added, changed, unchanged };
}

function differs(row: object, present: object): boolean {
  const known = present as Readonly<Record<string, unknown>>;
  return Object.entries(row).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(known[name]),
  );
}
