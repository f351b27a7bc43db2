import { rmSync } from "node:fs";
import type { AnyStateMachine } from "xstate";
import { type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import {
  coverageOfFlow,
  type FlowCoverage,
  readWrittenCoverage,
} from "../show/coverage.ts";
import {
  BROWSER_COVERAGE_FOLDER,
  COVERAGE_FOLDER,
  readCoverage,
} from "../show/coverage-file.ts";
import {
  coverageProblems,
  flowCoverageTable,
  flowsWithoutBrowserRun,
  planProblems,
} from "../show/coverage-live.ts";
import { docsFolderOf } from "./docs-command.ts";
import { printError, printResult } from "./output.ts";
import { Progress } from "./progress.ts";
import type { Project } from "./project.ts";
import { runProgram } from "./run-program.ts";

type Options = {
  readonly run?: boolean;
  readonly pairs?: boolean;
  readonly json?: boolean;
};

/**
 * Counts what the plans cover. With `run`, first runs the model tests, and then compares the plans with the coverage of
 * these tests and of the last browser runs. For unchanged machines, reuses the transition pairs in the generated docs.
 * Resolves with false when a plan misses a goal, a model test fails, or a run covered less than planned.
 */
export async function coverageCommand(
  project: Project,
  options: Options,
): Promise<boolean> {
  const { catalogue, config } = project;
  const { modelTests, browser } = config;
  const pairs = options.pairs ?? config.pairs ?? false;
  if (options.run && modelTests === undefined)
    throw new Error(
      "--run needs the option modelTests in xstate-toolkit.config.ts.",
    );
  let exitCode = 0;
  if (options.run && modelTests) {
    rmSync(COVERAGE_FOLDER, { recursive: true, force: true });
    const command = [...modelTests.command, ...modelTests.files];
    exitCode = await runProgram(command, pairs ? { PAIRS: "on" } : {}, options);
  }
  const progress = new Progress("coverage");
  const written = readWrittenCoverage(docsFolderOf(project));
  const flows: FlowCoverage[] = catalogue.entries.map((entry, index) => {
    progress.step(entry.name, index, catalogue.entries.length);
    const spec = entry.plan as PlanSpec<AnyStateMachine>;
    return coverageOfFlow(entry, planPaths(entry.machine, spec).paths, {
      browserPlan: browser?.plan(entry.name),
      pairs,
      previous: written.get(entry.name),
    });
  });
  progress.end();
  const browserRecords = readCoverage(
    browser?.coverageFolder ?? BROWSER_COVERAGE_FOLDER,
  );
  const problems = options.run
    ? coverageProblems(flows, readCoverage(), browserRecords)
    : planProblems(flows);
  if (options.json) printResult(JSON.stringify({ flows, problems }, null, 2));
  else printResult(flowCoverageTable(flows));
  const missingFlows = options.run
    ? flowsWithoutBrowserRun(flows, browserRecords)
    : [];
  if (missingFlows.length > 0)
    printError(
      `No browser run is recorded for ${missingFlows.join(", ")}: run "paths --run" first.`,
    );
  for (const problem of problems) printError(problem);
  return exitCode === 0 && problems.length === 0;
}
