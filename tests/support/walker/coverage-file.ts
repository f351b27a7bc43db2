import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Share {
  readonly total: number;
  readonly taken: number;
}

/** What the live runs of one machine took of its definition; `.results/coverage/<machine>.json`. */
export interface CoverageRecord {
  readonly machine: string;
  readonly states: Share;
  readonly transitions: Share;
  /** Guard outcomes: a guarded transition has two, true and false. */
  readonly branches: Share;
  /** Pairs of transitions that can follow one another; only where they were all walked. */
  readonly pairs?: Share;
  /** How many paths were run. */
  readonly paths: number;
}

/** Under RESULTS_FOLDER when that is set: what a trial run writes is no result. */
export const COVERAGE_FOLDER = join(
  process.env.RESULTS_FOLDER ?? ".results",
  "coverage",
);

/** Writes a machine's record. */
export function writeCoverage(
  record: CoverageRecord,
  folder: string = COVERAGE_FOLDER,
): void {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(record, null, 2)}\n`;
  writeFileSync(join(folder, `${record.machine}.json`), text);
}

/** Every record of a folder, by machine; none when there is no folder. */
export function readCoverage(
  folder: string = COVERAGE_FOLDER,
): CoverageRecord[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** The records as a table, with their sum in the last row. */
export function coverageTable(records: readonly CoverageRecord[]): string {
  const sum = (pick: (record: CoverageRecord) => Share): Share => ({
    total: records.reduce((all, record) => all + pick(record).total, 0),
    taken: records.reduce((all, record) => all + pick(record).taken, 0),
  });
  const total: CoverageRecord = {
    machine: `${records.length} machines`,
    states: sum((record) => record.states),
    transitions: sum((record) => record.transitions),
    branches: sum((record) => record.branches),
    paths: records.reduce((all, record) => all + record.paths, 0),
  };
  const rows = [
    ["machine", "states", "transitions", "guard outcomes", "paths"],
    ...[...records, total].map((record) => [
      record.machine,
      shareText(record.states),
      shareText(record.transitions),
      shareText(record.branches),
      String(record.paths),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join("  "),
    )
    .join("\n");
}

/** Prints the table of a folder's records. */
export function printCoverage(folder: string = COVERAGE_FOLDER): void {
  process.stdout.write(`${coverageTable(readCoverage(folder))}\n`);
}

function shareText({ taken, total }: Share): string {
  const percent = total === 0 ? 100 : Math.floor((100 * taken) / total);
  return `${taken}/${total} ${percent}%`;
}
