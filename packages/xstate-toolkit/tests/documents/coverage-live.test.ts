import { expect, test } from "vitest";
import type { FlowCoverage } from "../../src/show/coverage.ts";
import {
  coverageProblems,
  flowCoverageTable,
  flowsWithoutBrowserRun,
} from "../../src/show/coverage-live.ts";

const completeCount = (count: number, browser: number | null) => ({
  all: count,
  machine: count,
  browser,
});
/** The coverage of a flow with two states and a transition that cannot be triggered in a browser. */
const door: FlowCoverage = {
  flow: "door",
  counts: {
    states: completeCount(2, 2),
    transitions: completeCount(4, 3),
    guardsTrue: completeCount(1, 1),
    guardsFalse: completeCount(1, 1),
    pairs: completeCount(6, 2),
    delays: completeCount(0, 0),
    actorsDone: completeCount(0, 0),
    actorsFailed: completeCount(0, 0),
  },
  paths: { machine: 2, pairs: 1, browser: 1 },
  browserTransitions: [],
  excluded: { "open --bell.rung--> (stays)": "it cannot be reached" },
  pairs: "",
  foundFrom: "",
};
const complete = { total: 2, covered: 2 };
const modelRecord = {
  machine: "door",
  states: complete,
  transitions: { total: 4, covered: 4 },
  branches: complete,
  pairs: { total: 6, covered: 6 },
  paths: 3,
};
const browserRecord = { ...modelRecord, transitions: { total: 4, covered: 3 } };

test("no problem is reported for complete live runs", () => {
  expect(coverageProblems([door], [modelRecord], [browserRecord])).toEqual([]);
  expect(flowsWithoutBrowserRun([door], [browserRecord])).toEqual([]);
  expect(flowCoverageTable([door])).toMatch(/^door .* 4\/3\/4 .* 6\/2\/6 /m);
});

test("a live run of the model tests or the browser tests that covered less than planned is reported", () => {
  expect(
    coverageProblems(
      [door],
      [{ ...modelRecord, pairs: { total: 6, covered: 5 } }],
      [{ ...browserRecord, transitions: { total: 4, covered: 2 } }],
    ),
  ).toEqual([
    "door: the live runs covered 5 of 6 planned pairs",
    "door: the live runs covered 2 of 3 planned transitions in the browser",
  ]);
  expect(coverageProblems([door], [], [])).toEqual([
    "door: no live run of the model test is recorded",
  ]);
});

test("a plan that does not take every transition is reported", () => {
  const { counts } = door;
  const transitions = { all: 4, machine: 3, browser: 3 };
  const fewer = { ...door, counts: { ...counts, transitions } };
  expect(coverageProblems([fewer], [modelRecord], [browserRecord])).toEqual([
    "door: incomplete plan (transitions)",
  ]);
});

test("a flow with a browser test but without a recorded run is reported", () => {
  expect(flowsWithoutBrowserRun([door], [])).toEqual(["door"]);
  const withoutBrowser = { ...door, paths: { ...door.paths, browser: null } };
  expect(flowsWithoutBrowserRun([withoutBrowser], [])).toEqual([]);
});
