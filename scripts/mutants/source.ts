import { existsSync } from "node:fs";
import { Stryker } from "@stryker-mutator/core";

const FOLDERS = ["contract", "machines"];
/** Results of the last run, for functions whose code and tests do not change. */
const RESULTS = "node_modules/.cache/mutants.json";

/**
 * Runs StrykerJS on the functions in files and folders, by default on all of contract/ and machines/. Returns the score
 * in percent. Tables and the configs of charts are skipped: types and the mutants of charts cover them.
 */
export async function runSourceMutants(
  paths: readonly string[],
  atOnce: number,
  force: boolean,
): Promise<number> {
  for (const path of paths)
    if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  const mutants = await new Stryker({
    mutate: (paths.length > 0 ? paths : FOLDERS).map((path) =>
      path.endsWith(".ts") ? path : `${path}/**/*.ts`,
    ),
    ignorePatterns: [
      ...["/.results", "/data", "/dist*", "/docs", "/public"],
      ...["/statecharts-docs", "/playwright-report", "/test-results"],
    ],
    // Stryker reads this file with the API of TypeScript, which version 7 does not have.
    tsconfigFile: "none",
    disableTypeChecks: false,
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutants/vitest.config.ts" },
    coverageAnalysis: "perTest",
    // Values that are calculated when a file is loaded.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: RESULTS,
    force,
    concurrency: atOnce,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 30_000,
    tempDirName: ".results/stryker",
    cleanTempDir: "always",
    reporters: ["clear-text", "progress-append-only"],
    clearTextReporter: {
      ...{ allowColor: false, logTests: false, reportTests: false },
      skipFull: true,
    },
  }).runMutationTest();
  const counted = mutants.filter(
    ({ status }) => status !== "Ignored" && status !== "RuntimeError",
  );
  const undetected = counted.filter(
    ({ status }) => status === "Survived" || status === "NoCoverage",
  );
  // Stryker also counts a mutant as survived when none of its tests ran.
  const unmeasured = undetected.filter(
    ({ status, testsCompleted }) =>
      status === "Survived" && testsCompleted === 0,
  );
  if (counted.length === 0) throw new Error("There is nothing to mutate.");
  if (unmeasured.length > 0)
    throw new Error(`No test ran for ${unmeasured.length} mutants.`);
  return 100 * (1 - undetected.length / counted.length);
}
