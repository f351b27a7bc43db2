import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  type CoverageRecord,
  coverageTable,
  readCoverage,
  writeCoverage,
} from "../../src/show/coverage-file.ts";

const door: CoverageRecord = {
  machine: "door",
  states: { total: 10, covered: 10 },
  transitions: { total: 200, covered: 199 },
  branches: { total: 0, covered: 0 },
  paths: 4,
};
const lamp: CoverageRecord = {
  ...door,
  machine: "lamp",
  transitions: { total: 2, covered: 2 },
  paths: 1,
};

test("records are read back unchanged, sorted by machine", () => {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  writeCoverage(lamp, join(folder, "deep"));
  writeCoverage(door, join(folder, "deep"));
  expect(readCoverage(join(folder, "deep"))).toEqual([door, lamp]);
  expect(readCoverage(join(folder, "nothing"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("a file instead of a folder is reported, not treated as a missing folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => readCoverage(file)).toThrow("ENOTDIR");
  rmSync(folder, { recursive: true });
});

test("the label of the total is singular if there is only one machine", () => {
  expect(coverageTable([door])).toContain("1 machine ");
});

test("the table shows each machine and the total, and never rounds up to 100%", () => {
  expect(coverageTable([door, lamp]).split("\n")).toEqual([
    "machine         states  transitions  guard outcomes  paths",
    "door        10/10 100%  199/200 99%        0/0 100%      4",
    "lamp        10/10 100%     2/2 100%        0/0 100%      1",
    "2 machines  20/20 100%  201/202 99%        0/0 100%      5",
  ]);
});
