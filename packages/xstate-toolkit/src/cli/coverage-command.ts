import type { AnyStateMachine } from "xstate";
import { type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import { coverageOfFlow, type FlowCoverage } from "../show/coverage.ts";
import {
  BROWSER_COVERAGE_FOLDER,
  readCoverage,
} from "../show/coverage-file.ts";
import {
  coverageProblems,
  flowCoverageTable,
  notDriven,
  unplannedGoals,
} from "../show/coverage-live.ts";
import { Progress } from "./progress.ts";
import type { Project } from "./project.ts";
import { runProgram } from "./run-program.ts";

type Options = { readonly run?: boolean; readonly json?: boolean };

/**
 * Counts what the plans cover and compares the recorded runs of the model tests and the browser tests with them.
 * Resolves with false when a plan misses a goal, or a run covered less than planned.
 */
export async function coverageCommand(
  { catalogue, config }: Project,
  options: Options,
): Promise<boolean> {
  const { modelTests, browser } = config;
  if (options.run && modelTests === undefined)
    throw new Error(
      "--run needs the option modelTests in xstate-toolkit.config.ts.",
    );
  const code =
    options.run && modelTests
      ? await runProgram([...modelTests.command, ...modelTests.files], {
          PAIRS: "on",
        })
      : 0;
  const progress = new Progress("coverage");
  const flows: FlowCoverage[] = catalogue.entries.map((entry, index) => {
    progress.step(entry.name, index, catalogue.entries.length);
    const spec = entry.plan as PlanSpec<AnyStateMachine>;
    return coverageOfFlow(entry, planPaths(entry.machine, spec).paths, {
      inBrowser: browser?.plan(entry.name),
    });
  });
  progress.end();
  const recorded = readCoverage(
    browser?.coverageFolder ?? BROWSER_COVERAGE_FOLDER,
  );
  const problems = options.run
    ? coverageProblems(flows, readCoverage(), recorded)
    : unplannedGoals(flows);
  if (options.json) console.log(JSON.stringify({ flows, problems }, null, 2));
  else console.log(flowCoverageTable(flows));
  const waiting = options.run ? notDriven(flows, recorded) : [];
  if (waiting.length > 0)
    console.error(
      `No browser run is recorded for ${waiting.join(", ")}: run "paths --run" first.`,
    );
  for (const problem of problems) console.error(problem);
  return code === 0 && problems.length === 0;
}
