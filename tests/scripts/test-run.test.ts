import { describe, expect, test } from "vitest";
import { checkCoverage } from "xstate-toolkit/coverage";
import { messagesNotReached } from "../../scripts/message-check.ts";
import {
  playwrightOutcomes,
  retryLines,
  vitestOutcomes,
} from "../../scripts/test-results.ts";
import { selectTests } from "../../scripts/test-selection.ts";

const FOLDERS = ["browser", "contract", "flows", "xstate-toolkit"];
const FILES = [
  "tests/flows/login/browser.ts",
  "tests/flows/live-updates/browser.ts",
  "tests/flows/calendar/model.test.ts",
  "tests/flows/calendar/page.spec.ts",
  "tests/flows/login/model.test.ts",
  "tests/flows/login/page.spec.ts",
  "tests/flows/login/walks.test.ts",
  "tests/flows/live-updates/model.test.ts",
  "tests/flows/driven.spec.ts",
  "tests/contract/scoring.test.ts",
  "tests/server/accounts/login.test.ts",
  "tests/browser/story.spec.ts",
  "packages/xstate-toolkit/tests/time.test.ts",
];
const NOTHING = {
  checks: false,
  vitest: null,
  browser: null,
  driven: [],
  coverage: false,
  isComplete: false,
};
const select = (...words: string[]) => selectTests(words, FOLDERS, FILES);

describe("the tests that a run executes", () => {
  test("are all tests when there is no argument", () => {
    expect(select()).toEqual({
      checks: true,
      vitest: [],
      browser: [],
      driven: [],
      coverage: true,
      isComplete: true,
    });
  });

  test("are the tests in the given folders and files, each assigned to its runner", () => {
    expect(select("contract", "tests/browser/story.spec.ts")).toEqual({
      ...NOTHING,
      vitest: ["tests/contract/scoring.test.ts"],
      browser: ["tests/browser/story.spec.ts"],
    });
  });

  test("are all tests of a package when the package's name is given", () => {
    expect(select("xstate-toolkit")).toEqual({
      ...NOTHING,
      vitest: ["packages/xstate-toolkit/tests/time.test.ts"],
    });
  });

  test("include the coverage check of the machines only if the model tests of all flows are selected", () => {
    expect(select("machines")).toEqual({
      ...NOTHING,
      vitest: [
        "tests/flows/calendar/model.test.ts",
        "tests/flows/login/model.test.ts",
        "tests/flows/login/walks.test.ts",
        "tests/flows/live-updates/model.test.ts",
      ],
      coverage: true,
    });
    expect(select("tests/flows/login/model.test.ts").coverage).toBe(false);
  });

  test("are all browser tests for the argument 'browser'", () => {
    expect(select("browser")).toEqual({
      ...NOTHING,
      browser: [
        "tests/flows/calendar/page.spec.ts",
        "tests/flows/login/page.spec.ts",
        "tests/flows/driven.spec.ts",
        "tests/browser/story.spec.ts",
      ],
    });
  });

  test("are all tests of a flow, including its driven test, when the flow's name is given", () => {
    expect(select("login")).toEqual({
      ...NOTHING,
      vitest: [
        "tests/flows/login/model.test.ts",
        "tests/flows/login/walks.test.ts",
        "tests/server/accounts/login.test.ts",
      ],
      browser: ["tests/flows/login/page.spec.ts", "tests/flows/driven.spec.ts"],
      driven: ["login"],
    });
    expect(select("live-updates").driven).toEqual(["liveUpdates"]);
  });

  test("do not include a driven test for a flow without a browser binding", () => {
    expect(select("calendar")).toEqual({
      ...NOTHING,
      vitest: ["tests/flows/calendar/model.test.ts"],
      browser: ["tests/flows/calendar/page.spec.ts"],
    });
  });

  test("include the driven tests of all flows when their file is selected", () => {
    expect(select("login", "tests/flows/driven.spec.ts").driven).toEqual([]);
  });

  test("are only the checks for the argument 'check'", () => {
    expect(select("check")).toEqual({ ...NOTHING, checks: true });
  });

  test("cannot be selected by an unknown argument; the error lists the valid arguments", () => {
    expect(() => select("machine")).toThrow(
      "No tests match machine: use check, machines, browser, contract, flows, xstate-toolkit, a flow, or a path below tests/ or packages/.",
    );
  });
});

describe("reading the results of a runner", () => {
  test("counts a file that fails before its tests run as one failed test", () => {
    const file = { name: "a.test.ts", status: "failed", message: "no import" };
    expect(
      vitestOutcomes({ testResults: [{ ...file, assertionResults: [] }] }),
    ).toEqual([{ title: "a.test.ts", tags: [], outcome: "failed" }]);
  });

  test("counts only the failed test of a failed file as failed", () => {
    const file = { name: "a.test.ts", status: "failed", message: "" };
    const assertionResults = [
      { fullName: "a", tags: [], status: "passed" },
      { fullName: "b", tags: [], status: "failed" },
      { fullName: "c", tags: [], status: "pending" },
    ];
    expect(
      vitestOutcomes({ testResults: [{ ...file, assertionResults }] }).map(
        ({ outcome }) => outcome,
      ),
    ).toEqual(["passed", "failed", "skipped"]);
  });

  test("counts a Playwright error outside any test as one failed test", () => {
    expect(
      playwrightOutcomes({
        suites: [],
        errors: [{ message: "No tests found" }],
      }),
    ).toEqual([{ title: "No tests found", tags: [], outcome: "failed" }]);
  });

  test("counts a browser test that passed on retry as passed, and reports it", () => {
    const specOf = (title: string, status: string) => ({
      title,
      tags: [],
      tests: [{ status }],
    });
    const specs = [
      specOf("first", "expected"),
      specOf("second", "flaky"),
      specOf("never", "unexpected"),
      specOf("skipped", "skipped"),
    ];
    const outcomes = playwrightOutcomes({
      suites: [{ title: "a.spec.ts", specs }],
      errors: [],
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      "passed",
      "passed",
      "failed",
      "skipped",
    ]);
    expect(retryLines(outcomes)).toEqual(["passed on retry: a.spec.ts second"]);
  });
});

describe("the check for unreached messages", () => {
  const all = ["login.refused", "payment.success"] as const;

  test("passes when every message was reached", () => {
    expect(messagesNotReached(new Set(all), all)).toEqual([]);
  });

  test("names each message that no test reached", () => {
    const reached = new Set(["login.refused"]);
    expect(messagesNotReached(reached, all)).toEqual(["payment.success"]);
  });
});

describe("the coverage of the machines", () => {
  const complete = { total: 3, covered: 3 };
  const record = {
    machine: "login",
    states: complete,
    transitions: complete,
    branches: complete,
    paths: 2,
  };

  test("is complete when all states, transitions and branches of every machine in the catalogue were covered", () => {
    expect(checkCoverage(["login"], [record]).problems).toEqual([]);
  });

  test.each([
    ["states", "1 of 3 states"],
    ["transitions", "1 of 3 transitions"],
    ["branches", "1 of 3 guard outcomes"],
  ])("reports a machine whose %s were not all covered", (kind, text) => {
    const incomplete = { ...record, [kind]: { total: 3, covered: 2 } };
    expect(checkCoverage(["login"], [incomplete]).problems).toEqual([
      `login was not covered completely: ${text} not covered`,
    ]);
  });

  test("reports a machine without a live run", () => {
    expect(checkCoverage(["login", "logout"], [record]).problems).toEqual([
      "logout has no live run",
    ]);
  });

  test("ignores a chart that is not in the catalogue", () => {
    const { table, problems } = checkCoverage(
      ["login"],
      [record, { ...record, machine: "example" }],
    );
    expect(problems).toEqual([]);
    expect(table).not.toContain("example");
  });
});
