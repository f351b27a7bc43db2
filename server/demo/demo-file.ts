import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { ROOT } from "../root.ts";

/** Reads the rows of a CSV file of this folder, keyed by the names in its first line. */
export function readDemoFile<Column extends string>(name: string) {
  const text = readFileSync(join(ROOT, `server/demo/${name}.csv`));
  const rows: Record<Column, string>[] = parse(text, { columns: true });
  return rows;
}
