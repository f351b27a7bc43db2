import { describe, expect, test } from "vitest";
import { checkCoverage } from "../../scripts/coverage-check.ts";
import { messagesNotReached } from "../../scripts/message-check.ts";
import {
  playwrightOutcomes,
  secondTryLines,
  vitestOutcomes,
} from "../../scripts/test-results.ts";
import { selectTests } from "../../scripts/test-selection.ts";

const FOLDERS = ["browser", "contract", "machines"];
const FILES = [
  "tests/flows/login/model.test.ts",
  "tests/flows/login/walks.test.ts",
  "tests/flows/logout/model.test.ts",
  "tests/server/login.test.ts",
  "tests/flows/login/page.spec.ts",
  "tests/browser/driven/login.spec.ts",
];

describe("what a run executes", () => {
  test("everything when nothing is named", () => {
    expect(selectTests([], FOLDERS, FILES)).toEqual({
      checks: true,
      vitest: [],
      browser: [],
      coverage: true,
      whole: true,
    });
  });

  test("folders and paths, each with the runner it belongs to", () => {
    expect(
      selectTests(
        ["contract", "tests/flows/login/page.spec.ts"],
        FOLDERS,
        FILES,
      ),
    ).toEqual({
      checks: false,
      vitest: ["tests/contract/"],
      browser: ["tests/flows/login/page.spec.ts"],
      coverage: false,
      whole: false,
    });
  });

  test("the coverage of the machines only when all of their tests run", () => {
    expect(selectTests(["machines"], FOLDERS, FILES).coverage).toBe(true);
    const one = selectTests(
      ["tests/flows/login/model.test.ts"],
      FOLDERS,
      FILES,
    );
    expect(one.coverage).toBe(false);
  });

  test("every test of a flow by its name", () => {
    expect(selectTests(["login"], FOLDERS, FILES)).toEqual({
      checks: false,
      vitest: [
        "tests/flows/login/model.test.ts",
        "tests/flows/login/walks.test.ts",
        "tests/server/login.test.ts",
      ],
      browser: [
        "tests/flows/login/page.spec.ts",
        "tests/browser/driven/login.spec.ts",
      ],
      coverage: false,
      whole: false,
    });
  });

  test("the checks alone", () => {
    expect(selectTests(["check"], FOLDERS, FILES)).toEqual({
      checks: true,
      vitest: null,
      browser: null,
      coverage: false,
      whole: false,
    });
  });

  test("a word that names nothing is refused with those that do", () => {
    expect(() => selectTests(["machine"], FOLDERS, FILES)).toThrow(
      "There are no tests called machine: name check, browser, contract, machines, a flow, or a path below tests/.",
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
