import { readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../server/database/schema.ts";

test("the data map in docs/security.md names every table of the database, and no other", () => {
  const text = readFileSync("docs/security.md", "utf8");
  const [, section = ""] = text.split("## Personal data and how long");
  const rows = section.split("\n## ", 1).join().split("\n");
  const cells = rows
    .filter((row) => row.startsWith("| `"))
    .map((row) => row.split("|")[1] ?? "");
  const named = cells.flatMap((cell) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const tables = Object.values(schema).flatMap((value: unknown) =>
    is(value, PgTable) ? getTableName(value) : [],
  );
  expect(named.toSorted()).toEqual(tables.toSorted());
});
