import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { LOGIN_LOCKOUT, MARKET_LENGTH } from "../../contract/constants.ts";
import { readRules, titleErrors } from "../../scripts/rule-report.ts";
import { runRules } from "../../scripts/rules.ts";
import { loginFailures } from "../../server/limits/rules.ts";

const RULES = [
  "id\tsection\tarea\tkind\trule\tsource",
  "4-login-01\t4\tlogin\tlimit\tFive failures lock the account.\tsource",
  "4-login-02\t4\tlogin\tmessage\tThe response contains the reason.\tsource",
  "3-match-review-01\t3\tmatch-review\tscreen\tA list is shown.\tsource",
].join("\n");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rules-"));
  writeFileSync(join(folder, "rules.tsv"), `${RULES}\n`);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes the results of a Vitest run with tests that have these tags and statuses. */
function writeVitestResults(...tests: [tags: string[], status: string][]) {
  const assertionResults = tests.map(([tags, status]) => ({
    fullName: "the lock closes",
    tags,
    status,
  }));
  const file = { name: "a.test.ts", status: "passed", message: "" };
  writeFileSync(
    join(folder, "vitest.json"),
    JSON.stringify({ testResults: [{ ...file, assertionResults }] }),
  );
}

/** Writes the results of a Playwright run with one test that has these tags and runs in two projects. */
function writePlaywrightResults(tags: string[], first: string, second: string) {
  const tests = [{ status: first }, { status: second }];
  const specs = [{ title: "a list is shown", tags, tests }];
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
    "--rules",
    join(folder, "rules.tsv"),
    "--results",
    folder,
    ...args,
  ]);

describe("npm run rules", () => {
  test("suggests the command that creates the results when there are none", () => {
    expect(run()).toEqual({
      text: expect.stringContaining('run "npm test" first'),
      code: 1,
    });
  });

  test("counts the rules covered by passed tests of both runners, and lists uncovered rules with their text", () => {
    writeVitestResults([["4-login-01"], "passed"]);
    writePlaywrightResults(["3-match-review-01"], "expected", "expected");
    const { text, code } = run();
    expect(code).toBe(0);
    expect(text).toMatch(/^login +1\/2 covered$/m);
    expect(text).toMatch(/^match-review +1\/1 covered$/m);
    expect(text).toMatch(/^all +2\/3 covered$/m);
    expect(text).toContain("4-login-02  The response contains the reason.");
    expect(text).not.toContain("Five failures lock the account.");
  });

  test.each([
    { name: "failed", statuses: ["failed"] },
    { name: "were skipped", statuses: ["skipped"] },
    { name: "passed once and failed once", statuses: ["passed", "failed"] },
  ])("does not count a rule whose tests $name", ({ statuses }) => {
    writeVitestResults(
      ...statuses.map((status): [string[], string] => [["4-login-01"], status]),
    );
    expect(run().text).toMatch(/^login +0\/2 covered$/m);
  });

  test("does not count a rule whose test fails at one of the two widths", () => {
    writePlaywrightResults(["3-match-review-01"], "expected", "unexpected");
    expect(run().text).toMatch(/^match-review +0\/1 covered$/m);
  });

  test("fails on an unknown rule and names the test", () => {
    writeVitestResults([["4-login-99"], "passed"]);
    const { text, code } = run();
    expect(code).toBe(1);
    expect(text).toContain(
      "4-login-99 is not a rule, but a test has it as a tag: the lock closes",
    );
  });

  test("ignores tags that are not rule ids", () => {
    writeVitestResults([["slow", "0-door-01"], "passed"]);
    expect(run().code).toBe(0);
  });

  test("reports a single area", () => {
    writeVitestResults([["4-login-01"], "passed"]);
    const { text, code } = run("--area", "login");
    expect(code).toBe(0);
    expect(text).toContain("4-login-02");
    expect(text).not.toContain("match-review");
  });

  test("rejects an unknown area and lists the valid ones", () => {
    writeVitestResults();
    expect(run("--area", "logn")).toEqual({
      text: "There is no area logn; the areas are login, match-review.",
      code: 1,
    });
    expect(run("--require", "login,logn").code).toBe(1);
  });

  test("fails when a rule of a required area is not covered", () => {
    writeVitestResults([["4-login-01", "4-login-02"], "passed"]);
    expect(run("--require", "login").code).toBe(0);
    const { text, code } = run("--require", "login,match-review");
    expect(code).toBe(1);
    expect(text).toContain("Not all rules of match-review are covered.");
  });

  test("fails if a required area is unknown or not covered, even when only another area is selected", () => {
    writeVitestResults([["4-login-01", "4-login-02"], "passed"]);
    const { text, code } = run(
      "--area",
      "login",
      "--require",
      "login,match-review",
    );
    expect(code).toBe(1);
    expect(text).toMatch(/^login +2\/2 covered$/m);
    expect(text).toContain("Not all rules of match-review are covered.");
    expect(run("--area", "login", "--require", "logn")).toMatchObject({
      text: expect.stringContaining("There is no area logn;"),
      code: 1,
    });
  });
});

test("a rule id in the title of a test is reported", () => {
  const outcome = { tags: [], outcome: "passed" as const };
  const id = ["4", "login", "01"].join("-");
  const idsInTitle = (title: string) => titleErrors([{ ...outcome, title }]);
  expect(idsInTitle(`the lock [${id}] a fifth failure locks`)).toHaveLength(1);
  expect(idsInTitle(`${id} a fifth failure locks`)).toHaveLength(1);
  expect(idsInTitle("a list [0] of [deck], 24-hour and 0-door-01")).toEqual([]);
});

test.each([
  ["a row without an area", "4-login-03\t4\t\tlimit\tText.\tsource"],
  ["a row without an id", "\t4\tlogin\tlimit\tText.\tsource"],
  ["an unknown constant", "4-login-03\t4\tlogin\tlimit\t{NO_LIMIT}\tsource"],
  ["a duplicate id", "4-login-01\t4\tlogin\tlimit\tText.\tsource"],
])("a list of rules with %s is rejected", (_, row) => {
  expect(() => readRules(`${RULES}\n${row}\n`)).toThrow();
});

test("constants in a rule are replaced by their values, and other braces are not changed", () => {
  const [rule] = readRules(
    [
      "id\tarea\trule",
      "4-login-01\tlogin\t{LOGIN_LOCKOUT, duration} is {LOGIN_LOCKOUT} ms, {loginFailures.hits} of {MARKET_LENGTH.min}, {token}.",
    ].join("\n"),
  );
  expect(rule?.text).toBe(
    `${LOGIN_LOCKOUT / 60_000} minutes is ${LOGIN_LOCKOUT.toLocaleString("en-US")} ms, ${loginFailures.hits} of ${MARKET_LENGTH.min}, {token}.`,
  );
});
