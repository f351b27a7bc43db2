/**
 * Runs the checks and the tests in sequence. Continues after a failure, and prints the number of passed and failed
 * tests on the last line. A check counts as one test.
 *
 *   npm test                        all checks and tests
 *   npm test -- machines contract   the model tests of all flows, and the tests in tests/contract/
 *   npm test -- check               only the checks, such as format, lint and types
 *   npm test -- login               all tests of a flow
 *   npm test -- tests/server/accounts/login.test.ts
 */
import { globSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { checkCoverage, readCoverage } from "xstate-toolkit/coverage";
import { ChromiumNotFound, ensureChromium } from "./chromium.ts";
import { allForeignReferences } from "./language.ts";
import {
  formatSummary,
  formatUncovered,
  readRules,
  reportRules,
  titleErrors,
} from "./rule-report.ts";
import { unknownRuleMessages } from "./rules.ts";
import { runProgram } from "./run-program.ts";
import {
  PLAYWRIGHT_RESULTS,
  RESULTS_FOLDER,
  readResults,
  retryLines,
  type TestOutcome,
  VITEST_RESULTS,
} from "./test-results.ts";
import { selectTests, type TestSelection } from "./test-selection.ts";

/** A row of the final table. */
type StepResult = {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
};
/** The numbers of passed and failed tests. */
type Counts = { readonly passed: number; readonly failed: number };

/** A check by a program: its name, and the arguments of Node. */
type ProgramCheck = readonly [name: string, ...args: string[]];

/** The tests of the browser open pages in English and in one language that is written from right to left. */
const BUILD: ProgramCheck = ["build", "scripts/setup.mjs", "--languages=en,ar"];
/** The programs that take longest are first, so that none of them runs long after the others. */
const CHECKS: readonly ProgramCheck[] = [
  // More than one checker would check the same types more than once, while the other programs use the other cores.
  ["types", "node_modules/typescript/bin/tsc", "--checkers", "1"],
  [
    "generated documentation",
    ...["node_modules/.bin/xstate-toolkit", "docs", "--check"],
  ],
  ["regular expressions", "scripts/regular-expressions.ts"],
  ["format and lint", "node_modules/@biomejs/biome/bin/biome", "check", "."],
  ["boundaries", "scripts/boundaries.ts"],
  ["style sheets", "scripts/unused-classes.ts"],
  ["reading direction", "scripts/physical-styles.ts"],
  ["texts in the markup", "scripts/text-children.ts"],
  ["translations", "scripts/translation-check.ts"],
];

process.chdir(join(import.meta.dirname, ".."));
const results: StepResult[] = [];
const selection = readSelection();
rmSync(RESULTS_FOLDER, { recursive: true, force: true });
await checkPrograms([
  ...(selection.checks ? CHECKS : []),
  ...(selection.checks || selection.browser ? [BUILD] : []),
]);
if (selection.checks) {
  await check("references", async () => {
    const references = allForeignReferences(".");
    for (const { path, line, match } of references)
      console.error(
        `${path}:${line} refers to a document outside the repository: ${match}`,
      );
    return references.length === 0;
  });
  await checkPrograms([
    ["oldest browsers", "scripts/browser-support/check.ts"],
  ]);
}
if (selection.vitest) await runVitest(selection.vitest);
if (selection.browser) await runBrowser(selection.browser, selection.driven);
if (selection.vitest || selection.browser)
  await check("rules", reportRuleCoverage);
if (selection.coverage)
  await check("coverage of the charts", reportChartCoverage);
if (selection.isComplete) await check("messages reached", reportMessages);
finish();

function readSelection(): TestSelection {
  const folders = ["tests", "packages"]
    .flatMap((parent) => readdirSync(parent, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && entry.name !== "support")
    .map(({ name }) => name)
    .sort();
  try {
    const files = globSync([
      "tests/**/*.{test,spec}.{ts,tsx}",
      "tests/flows/*/browser.ts",
      "packages/*/{tests,examples}/**/*.test.{ts,tsx}",
    ])
      .map((path) => path.replaceAll("\\", "/"))
      .sort();
    return selectTests(process.argv.slice(2), folders, files);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

async function runVitest(filters: readonly string[]): Promise<void> {
  await step("tests", () =>
    runAndCount(VITEST_RESULTS, () =>
      runNode(
        "node_modules/vitest/vitest.mjs",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${join(RESULTS_FOLDER, VITEST_RESULTS)}`,
        ...filters,
      ),
    ),
  );
}

async function runBrowser(
  filters: readonly string[],
  drivenFlows: readonly string[],
): Promise<void> {
  await step("browser tests", async () => {
    let chromium: string;
    try {
      chromium = ensureChromium();
    } catch (error) {
      if (!(error instanceof ChromiumNotFound)) throw error;
      console.error(error.message);
      return { passed: 0, failed: 1 };
    }
    return runAndCount(PLAYWRIGHT_RESULTS, async () => {
      const code = await runProgram(
        process.execPath,
        [
          "node_modules/@playwright/test/cli.js",
          "test",
          ...filters,
          ...(drivenFlows.length > 0
            ? ["--grep", drivenPattern(drivenFlows)]
            : []),
        ],
        { CHROME_PATH: chromium },
      );
      return code === 0;
    });
  });
}

/** Returns a pattern that matches the driven tests of these flows, and every test outside driven.spec.ts. */
function drivenPattern(flows: readonly string[]): string {
  return `^(?!.*driven\\.spec\\.ts)|driven\\.spec\\.ts (${flows.join("|")}):`;
}

/**
 * Runs a test runner and counts its results. Adds a failure when the runner fails but no test does, for example because
 * the runner found no tests or an error occurred outside the tests.
 */
async function runAndCount(
  resultsFile: string,
  run: () => Promise<boolean>,
): Promise<Counts> {
  const succeeded = await run();
  const outcomes = readResults(RESULTS_FOLDER, [resultsFile]) ?? [];
  const passed = count(outcomes, "passed");
  const skipped = count(outcomes, "skipped");
  if (skipped > 0)
    console.error(`${skipped} tests were skipped; each counts as failed.`);
  for (const line of retryLines(outcomes)) console.error(line);
  const failed = count(outcomes, "failed") + skipped;
  const isBroken = (!succeeded || passed === 0) && failed === 0;
  return { passed, failed: isBroken ? 1 : failed };
}

function count(
  outcomes: readonly TestOutcome[],
  expected: TestOutcome["outcome"],
): number {
  return outcomes.filter(({ outcome }) => outcome === expected).length;
}

async function reportRuleCoverage(): Promise<boolean> {
  const outcomes = readResults(RESULTS_FOLDER) ?? [];
  const report = reportRules(
    readRules(readFileSync("tests/rules.tsv", "utf8")),
    outcomes,
  );
  const areas = selection.isComplete
    ? report.areas
    : report.areas.filter(({ total, uncovered }) => uncovered.length < total);
  console.log(
    areas.length > 0
      ? formatSummary(areas)
      : "The tests that ran cover no rule.",
  );
  const misplaced = titleErrors(outcomes);
  for (const line of [...unknownRuleMessages(report), ...misplaced])
    console.error(line);
  // Only a complete run covers all rules.
  const incomplete = selection.isComplete
    ? report.areas.filter(({ uncovered }) => uncovered.length > 0)
    : [];
  for (const area of incomplete) console.error(formatUncovered(area));
  return [report.unknown, misplaced, incomplete].every(
    ({ length }) => length === 0,
  );
}

async function reportChartCoverage(): Promise<boolean> {
  // Imported here, so that only this step fails if a machine cannot be loaded.
  const { catalogue } = await import("../machines/index.ts");
  const { table, problems } = checkCoverage(
    catalogue.map(({ name }) => name),
    readCoverage(),
  );
  console.log(table);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

async function reportMessages(): Promise<boolean> {
  const { messagesNotReached } = await import("./message-check.ts");
  const { readReached } = await import("../tests/support/reached-messages.ts");
  const reached = readReached();
  const missing = messagesNotReached(reached);
  console.log(`The tests reached ${reached.size} messages.`);
  for (const key of missing)
    console.error(`no test reaches the message ${key}`);
  return missing.length === 0;
}

function check(
  name: string,
  run: () => Promise<boolean>,
  startedAt?: number,
): Promise<void> {
  return step(
    name,
    async () =>
      (await run()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
    startedAt,
  );
}

/** Runs checks, as many at the same time as there are cores, and prints the output of each when it has ended. */
async function checkPrograms(programs: readonly ProgramCheck[]): Promise<void> {
  const waiting = [...programs];
  const runNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, ...args] = next;
      const startedAt = performance.now();
      let printed = "";
      const run = runProgram(process.execPath, args, {}, (text) => {
        printed += text;
      });
      await run.catch(() => {});
      const report = async () => {
        process.stdout.write(printed);
        return (await run) === 0;
      };
      await check(name, report, startedAt);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
}

/** Runs a step and stores its result. An error counts as a failure. */
async function step(
  name: string,
  run: () => Promise<Counts>,
  startedAt = performance.now(),
): Promise<void> {
  console.log(`\n== ${name}`);
  let counts: Counts;
  try {
    counts = await run();
  } catch (error) {
    console.error(error);
    counts = { passed: 0, failed: 1 };
  }
  const seconds = (performance.now() - startedAt) / 1000;
  results.push({ name, ...counts, seconds });
}

async function runNode(...args: string[]): Promise<boolean> {
  return (await runProgram(process.execPath, args)) === 0;
}

function finish(): void {
  const sum = (pick: (result: StepResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  const passed = sum((result) => result.passed);
  const failed = sum((result) => result.failed);
  console.log("");
  for (const result of results)
    console.log(
      `${result.name.padEnd(26)}${`${result.seconds.toFixed(1)} s`.padStart(9)}  ${result.passed} passed, ${result.failed} failed`,
    );
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}
