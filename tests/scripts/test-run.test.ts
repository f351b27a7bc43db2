import { describe, expect, test } from "vitest";
import { checkCoverage } from "../../scripts/coverage-check.ts";
import { messagesNotReached } from "../../scripts/message-check.ts";
import {
  playwrightOutcomes,
  secondTryLines,
  vitestOutcomes,
} from "../../scripts/test-results.ts";
import { selectTests } from "../../scripts/test-selection.ts";

const FOLDERS = ["browser", "contract", "flows"];
const FILES = [
  "tests/flows/login/model.test.ts",
  "tests/flows/login/page.spec.ts",
  "tests/flows/login/walks.test.ts",
  "tests/flows/live-updates/model.test.ts",
  "tests/flows/driven.spec.ts",
  "tests/contract/scoring.test.ts",
  "tests/server/login.test.ts",
  "tests/browser/story.spec.ts",
];
const NOTHING = {
  checks: false,
  vitest: null,
  browser: null,
  driven: [],
  coverage: false,
  whole: false,
};
const select = (...words: string[]) => selectTests(words, FOLDERS, FILES);

describe("what a run executes", () => {
  test("everything when nothing is named", () => {
    expect(select()).toEqual({
      checks: true,
      vitest: [],
      browser: [],
      driven: [],
      coverage: true,
      whole: true,
    });
  });

  test("folders and paths, each with the runner it belongs to", () => {
    expect(select("contract", "tests/browser/story.spec.ts")).toEqual({
      ...NOTHING,
      vitest: ["tests/contract/scoring.test.ts"],
      browser: ["tests/browser/story.spec.ts"],
    });
  });

  test("the model tests of all flows, with the coverage of the machines", () => {
    expect(select("machines")).toEqual({
      ...NOTHING,
      vitest: [
        "tests/flows/login/model.test.ts",
        "tests/flows/login/walks.test.ts",
        "tests/flows/live-updates/model.test.ts",
      ],
      coverage: true,
    });
    expect(select("tests/flows/login/model.test.ts").coverage).toBe(false);
  });

  test("every browser test", () => {
    expect(select("browser")).toEqual({
      ...NOTHING,
      browser: [
        "tests/flows/login/page.spec.ts",
        "tests/flows/driven.spec.ts",
        "tests/browser/story.spec.ts",
      ],
    });
  });

  test("every test of a flow by its name, and its part of the driven test", () => {
    expect(select("login")).toEqual({
      ...NOTHING,
      vitest: [
        "tests/flows/login/model.test.ts",
        "tests/flows/login/walks.test.ts",
        "tests/server/login.test.ts",
      ],
      browser: ["tests/flows/login/page.spec.ts", "tests/flows/driven.spec.ts"],
      driven: ["login"],
    });
    expect(select("live-updates").driven).toEqual(["liveUpdates"]);
  });

  test("the whole driven test when it is selected by itself", () => {
    expect(select("login", "tests/flows/driven.spec.ts").driven).toEqual([]);
  });

  test("the checks alone", () => {
    expect(select("check")).toEqual({ ...NOTHING, checks: true });
  });

  test("a word that names nothing is refused with those that do", () => {
    expect(() => select("machine")).toThrow(
      "There are no tests called machine: name check, machines, browser, contract, flows, a flow, or a path below tests/.",
    );
  });
});

describe("what a runner wrote down", () => {
  test("a file that broke before its tests counts as one that failed", () => {
    const file = { name: "a.test.ts", status: "failed", message: "no import" };
    expect(
      vitestOutcomes({ testResults: [{ ...file, assertionResults: [] }] }),
    ).toEqual([{ title: "a.test.ts", rules: [], outcome: "failed" }]);
  });

  test("a file with a failed test counts that test alone", () => {
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

  test("an error outside the browser tests counts as one that failed", () => {
    expect(
      playwrightOutcomes({
        suites: [],
        errors: [{ message: "No tests found" }],
      }),
    ).toEqual([{ title: "No tests found", rules: [], outcome: "failed" }]);
  });

  test("a browser test that passed at the second try has passed, and is named", () => {
    const specOf = (title: string, status: string) => ({
      title,
      tags: [],
      tests: [{ projectName: "phone", status }],
    });
    const specs = [
      specOf("at once", "expected"),
      specOf("later", "flaky"),
      specOf("never", "unexpected"),
      specOf("left out", "skipped"),
    ];
    const outcomes = playwrightOutcomes({
      suites: [{ title: "a.spec.ts", specs }],
      errors: [],
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      ...["passed", "passed", "failed", "skipped"],
    ]);
    expect(secondTryLines(outcomes)).toEqual([
      "passed at the second try: a.spec.ts later (phone)",
    ]);
  });
});

describe("the messages reached", () => {
  const all = ["login.refused", "payment.done"];

  test("are whole when every message was", () => {
    expect(messagesNotReached(new Set(all), all, [])).toEqual([]);
  });

  test("name each message that no test reached", () => {
    const reached = new Set(["login.refused"]);
    expect(messagesNotReached(reached, all, [])).toEqual(["payment.done"]);
  });

  test("leave out an area that is still being built", () => {
    expect(messagesNotReached(new Set(), all, ["payment"])).toEqual([
      "login.refused",
    ]);
  });
});

describe("the coverage of the machines", () => {
  const whole = { total: 3, taken: 3 };
  const record = {
    machine: "login",
    states: whole,
    transitions: whole,
    branches: whole,
    paths: 2,
  };

  test("is whole when every machine of the catalogue was walked whole", () => {
    expect(checkCoverage(["login"], [record]).problems).toEqual([]);
  });

  test.each([
    ["states", "1 of 3 states"],
    ["transitions", "1 of 3 transitions"],
    ["branches", "1 of 3 guard outcomes"],
  ])("names a machine whose %s were not all taken", (kind, text) => {
    const lacking = { ...record, [kind]: { total: 3, taken: 2 } };
    expect(checkCoverage(["login"], [lacking]).problems).toEqual([
      `login was not walked whole: ${text} not taken`,
    ]);
  });

  test("names a machine that was not walked at all", () => {
    expect(checkCoverage(["login", "logout"], [record]).problems).toEqual([
      "logout was not walked",
    ]);
  });

  test("leaves out a chart that is not of the catalogue", () => {
    const { table, problems } = checkCoverage(
      ["login"],
      [record, { ...record, machine: "example" }],
    );
    expect(problems).toEqual([]);
    expect(table).not.toContain("example");
  });
});
