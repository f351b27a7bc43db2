import { globSync } from "node:fs";
import { dirname } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { flowTestsOf } from "../flow-folder.ts";

type Options = NonNullable<ConstructorParameters<typeof Stryker>[0]>;

const FOLDERS = ["contract", "machines"];
/**
 * The folder for the results of the last run, one JSON file for each folder or named file. The results are reused for
 * functions whose code and tests have not changed.
 */
const RESULTS = "node_modules/.cache/mutants";

/**
 * Runs StrykerJS on the functions in the given files and folders, by default in contract/ and machines/. Returns the
 * score in percent. The results for each folder are printed and stored before the next folder is tested, so that an
 * interrupted run can be resumed. The functions of a flow are tested with the tests of the flow, and other functions
 * with all pure tests. Tables and chart configs are skipped, because the type checker covers the tables, and
 * `npm run mutants -- --charts` covers the configs.
 */
export async function runSourceMutants(
  paths: readonly string[],
  workers: number,
  force: boolean,
): Promise<number> {
  const total = { killed: 0, timedOut: 0, undetected: 0 };
  const files = sourceFiles(paths.length > 0 ? paths : FOLDERS);
  const groups = Map.groupBy(files, (file) =>
    paths.includes(file) ? file : dirname(file),
  );
  for (const [name, group] of groups) {
    const result = await runGroup(name, group, workers, force);
    if (countOf(result) === 0) continue;
    console.log(lineOf(name, result));
    total.killed += result.killed;
    total.timedOut += result.timedOut;
    total.undetected += result.undetected;
  }
  if (countOf(total) === 0)
    throw new Error("The selected files contain no mutants.");
  console.log(lineOf("all", total));
  return scoreOf(total);
}

interface Result {
  readonly killed: number;
  /** Mutants that timed out also count as detected, although the tests may just have been slow on a busy machine. */
  readonly timedOut: number;
  readonly undetected: number;
}

const countOf = ({ killed, timedOut, undetected }: Result) =>
  killed + timedOut + undetected;
const scoreOf = (result: Result) =>
  100 * (1 - result.undetected / countOf(result));
const lineOf = (name: string, result: Result) =>
  `${name.padEnd(36)} ${countOf(result)} mutants: ${result.killed} killed, ${result.timedOut} timed out, ${result.undetected} undetected; ${scoreOf(result).toFixed(1)} %`;

function sourceFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    path.endsWith(".ts") ? path : globSync(`${path}/**/*.ts`).sort(),
  );
}

async function runGroup(
  name: string,
  files: readonly string[],
  workers: number,
  force: boolean,
): Promise<Result> {
  // Stryker runs the tests in child processes, which read this variable in vitest.config.ts.
  process.env.MUTATION_TESTS = flowTestsOf(files[0] ?? "") ?? "";
  const mutants = await new Stryker({
    mutate: [...files],
    ignorePatterns: [
      "/.results",
      "/data",
      "/dist*",
      "/docs",
      "/public",
      "/statecharts-docs",
      "/playwright-report",
      "/test-results",
    ],
    // Stryker would read tsconfig.json with the TypeScript API, which TypeScript 7 does not provide.
    tsconfigFile: "none",
    disableTypeChecks: false,
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutants/vitest.config.ts" },
    coverageAnalysis: "perTest",
    // Skips mutants in code that runs only when a file is loaded.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `${RESULTS}/${name}.json`,
    force,
    concurrency: workers,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 60_000,
    tempDirName: ".results/stryker",
    cleanTempDir: "always",
    reporters: ["clear-text", ...(process.stdout.isTTY ? ["progress"] : [])],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
      skipFull: true,
    },
    logLevel: "warn" as NonNullable<Options["logLevel"]>,
  }).runMutationTest();
  const withStatus = (...statuses: readonly string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const undetected = withStatus("Survived", "NoCoverage");
  // Stryker also counts a mutant as survived when none of its tests ran.
  const unmeasured = undetected.filter(
    ({ status, testsCompleted }) =>
      status === "Survived" && testsCompleted === 0,
  );
  if (unmeasured.length > 0)
    throw new Error(`No test ran for ${unmeasured.length} mutants of ${name}.`);
  return {
    killed: withStatus("Killed").length,
    timedOut: withStatus("Timeout").length,
    undetected: undetected.length,
  };
}
