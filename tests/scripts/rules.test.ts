import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { idsOf, readRules } from "../../scripts/rule-report.ts";
import { runRules } from "../../scripts/rules.ts";

const RULES = [
  "id\tsection\tarea\tkind\trule\tsource",
  "4-login-01\t4\tlogin\tlimit\tFive failures lock.\tsource",
  "4-login-02\t4\tlogin\tmessage\tThe refusal says why.\tsource",
  "3-match-review-01\t3\tmatch-review\tscreen\tA list is shown.\tsource",
].join("\n");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  writeFileSync(join(folder, "rules.tsv"), `${RULES}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A run of Vitest with these tests: title and status. */
function vitestRan(...tests: [title: string, status: string][]) {
  const assertionResults = tests.map(([title, status]) => ({
    fullName: title,
    title,
    status,
  }));
  const file = { name: "a.test.ts", status: "passed", message: "" };
  writeFileSync(
    join(folder, "vitest.json"),
    JSON.stringify({ testResults: [{ ...file, assertionResults }] }),
  );
}

/** A run of Playwright with these tests, on the phone and on the desktop. */
function playwrightRan(
  ...tests: [title: string, phone: string, desktop: string][]
) {
  const specs = tests.map(([title, phone, desktop]) => ({
    title,
    tests: [
      { projectName: "phone", status: phone },
      { projectName: "desktop", status: desktop },
    ],
  }));
  const suites = [
    { title: "a.spec.ts", suites: [{ title: "the list", specs }] },
  ];
  writeFileSync(
    join(folder, "playwright.json"),
    JSON.stringify({ suites, errors: [] }),
  );
}

const run = (...args: string[]) =>
  runRules([
    ...["--rules", join(folder, "rules.tsv"), "--results", folder],
    ...args,
  ]);

describe("npm run rules", () => {
  test("says which command makes the results when there are none", () => {
    expect(run()).toEqual({
      text: expect.stringContaining('run "npm test" first'),
      code: 1,
    });
  });

  test("counts the rules that passed tests of either runner name, and lists the others with their text", () => {
    vitestRan(["the lock [4-login-01] a fifth failure locks", "passed"]);
    playwrightRan(["[3-match-review-01] the list", "expected", "expected"]);
    const { text, code } = run();
    expect(code).toBe(0);
    expect(text).toMatch(/^login +1\/2 held$/m);
    expect(text).toMatch(/^match-review +1\/1 held$/m);
    expect(text).toMatch(/^all +2\/3 held$/m);
    expect(text).toContain("4-login-02  The refusal says why.");
    expect(text).not.toContain("Five failures lock.");
  });

  test.each([
    ["failed", [["[4-login-01] a", "failed"]]],
    ["skipped", [["[4-login-01] a", "skipped"]]],
    [
      "passed in one test and failed in another",
      [
        ["[4-login-01] a", "passed"],
        ["[4-login-01] b", "failed"],
      ],
    ],
  ] as [string, [string, string][]][])(
    "does not count a rule that %s",
    (_, tests) => {
      vitestRan(...tests);
      expect(run().text).toMatch(/^login +0\/2 held$/m);
    },
  );

  test("does not count a rule that holds on the phone alone", () => {
    playwrightRan(["[3-match-review-01] the list", "expected", "unexpected"]);
    expect(run().text).toMatch(/^match-review +0\/1 held$/m);
  });

  test("fails on an id that is no rule, and names the test", () => {
    vitestRan(["[4-login-99] something", "passed"]);
    const { text, code } = run();
    expect(code).toBe(1);
    expect(text).toContain(
      "4-login-99 is no rule, but a test names it: [4-login-99] something",
    );
  });

  test("tells of one area alone", () => {
    vitestRan(["[4-login-01] a", "passed"]);
    const { text, code } = run("--area", "login");
    expect(code).toBe(0);
    expect(text).toContain("4-login-02");
    expect(text).not.toContain("match-review");
  });

  test("refuses an area that there is not, and names those that there are", () => {
    vitestRan();
    expect(run("--area", "logn")).toEqual({
      text: "There is no area logn; the areas are login, match-review.",
      code: 1,
    });
    expect(run("--require", "login,logn").code).toBe(1);
  });

  test("fails when a rule of a required area is not held, and only then", () => {
    vitestRan(["[4-login-01][4-login-02] a", "passed"]);
    expect(run("--require", "login").code).toBe(0);
    const { text, code } = run("--require", "login,match-review");
    expect(code).toBe(1);
    expect(text).toContain("Rules of match-review are not held.");
  });
});

// The titles of these cases are not the examples: a rule of the real list would count as held by them.
test.each([
  { name: "one", title: "[4-login-01] a", ids: ["4-login-01"] },
  {
    name: "two side by side",
    title: "[4-login-01][3-match-review-01] a",
    ids: ["4-login-01", "3-match-review-01"],
  },
  {
    name: "two in one pair of brackets",
    title: "the lock [4-login-01, 4-login-02] a",
    ids: ["4-login-01", "4-login-02"],
  },
  { name: "none", title: "a list [0] of [deck] and 4-login-01", ids: [] },
  { name: "an example from section 0", title: "[0-door-01] a", ids: [] },
])("the ids that a title names: $name", ({ title, ids }) => {
  expect(idsOf(title)).toEqual(ids);
});

test.each([
  ["a row without an area", "4-login-03\t4\t\tlimit\tText.\tsource"],
  ["a row without an id", "\t4\tlogin\tlimit\tText.\tsource"],
  ["an id that stands twice", "4-login-01\t4\tlogin\tlimit\tText.\tsource"],
])("the list of rules is refused for %s", (_, row) => {
  expect(() => readRules(`${RULES}\n${row}\n`)).toThrow();
});
