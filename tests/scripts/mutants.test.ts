import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { flowTestsOf } from "../../scripts/flow-folder.ts";

const runMutants = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/mutants.ts", ...args], {
    encoding: "utf8",
  });

test.each([
  [["--workers", "abc"], "--workers must be a positive whole number."],
  [["--charts", "--force"], "--force cannot be combined with --charts."],
  [["contract/none.ts"], "contract/none.ts does not exist."],
  [["--fast"], "'--fast'"],
])("%j exits with 2 and prints the usage", (args, text) => {
  const { status, stderr } = runMutants(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(text);
  expect(stderr).toContain("npm run mutants -- --charts");
});

test("a failed run exits with 1 and does not print the usage", () => {
  const { status, stderr } = runMutants("docs");
  expect(status).toBe(1);
  expect(stderr).toContain("The selected files contain no mutants.");
  expect(stderr).not.toContain("npm run mutants -- --charts");
});

test.each([
  ["machines/login/chart.ts", "tests/flows/login"],
  ["machines/shared/match-pages.ts", null],
  ["contract/scoring.ts", null],
])("the folder of the flow tests for %s is %s", (file, folder) => {
  expect(flowTestsOf(file)).toBe(folder);
});
