import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileNameOf } from "./file-names.ts";
import { textTable } from "./text-table.ts";

/** The number of elements of one kind, and how many of them were covered. */
export interface Share {
  readonly total: number;
  readonly covered: number;
}

/** Coverage of one machine by live runs; the content of its coverage file. */
export interface CoverageRecord {
  readonly machine: string;
  readonly states: Share;
  readonly transitions: Share;
  /** Guard outcomes: two for each guarded transition, true and false. */
  readonly branches: Share;
  /** Pairs of consecutive transitions; only present when paths for every pair were run. */
  readonly pairs?: Share;
  /** Number of paths that were run. */
  readonly paths: number;
}

/** The folder of the coverage files of the model tests. */
export const COVERAGE_FOLDER = join(".results", "coverage");
/** The folder of the coverage files of the browser tests. */
export const BROWSER_COVERAGE_FOLDER = join(".results", "coverage-browser");

/** Writes the coverage file of a machine. */
export function writeCoverage(
  record: CoverageRecord,
  folder: string = COVERAGE_FOLDER,
): void {
  mkdirSync(folder, { recursive: true });
  const text = `${JSON.stringify(record, null, 2)}\n`;
  writeFileSync(join(folder, `${fileNameOf(record.machine)}.json`), text);
}

/** Reads all coverage files in a folder, sorted by machine. Returns an empty array if the folder does not exist. */
export function readCoverage(
  folder: string = COVERAGE_FOLDER,
): CoverageRecord[] {
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}

/** Formats the records as a text table with a row of totals. */
export function coverageTable(records: readonly CoverageRecord[]): string {
  const sum = (pick: (record: CoverageRecord) => Share): Share => ({
    total: records.reduce((all, record) => all + pick(record).total, 0),
    covered: records.reduce((all, record) => all + pick(record).covered, 0),
  });
  const total: CoverageRecord = {
    machine: records.length === 1 ? "1 machine" : `${records.length} machines`,
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
  return textTable(rows);
}

/** Prints the coverage files of a folder as a table. */
export function printCoverage(folder: string = COVERAGE_FOLDER): void {
  process.stdout.write(`${coverageTable(readCoverage(folder))}\n`);
}

function shareText({ covered, total }: Share): string {
  const percent = total === 0 ? 100 : Math.floor((100 * covered) / total);
  return `${covered}/${total} ${percent}%`;
}
