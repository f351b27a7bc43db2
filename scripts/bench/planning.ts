import type { AnyStateMachine } from "xstate";
import { type PlanSpec, planPaths } from "xstate-toolkit";
import { catalogue } from "../../machines/index.ts";
import { plans } from "../../tests/flows/plans.ts";
import { runProgram } from "../run-program.ts";
import { ratioOf } from "./times.ts";

/** A chart of medium size, whose mutants are tested in a few seconds. */
const MUTATED_FLOW = "opportunity-table";

/**
 * Plans the paths of all charts, for all goals and for transitions only, and tests the mutants of one chart. Prints how
 * long planning each chart takes.
 */
export async function run(): Promise<void> {
  console.log("planning the paths of all charts");
  let [all, onlyTransitions, paths, steps] = [0, 0, 0, 0];
  for (const { name, machine } of catalogue) {
    const spec = plans[name] as PlanSpec<AnyStateMachine>;
    const transitions = timeRun(() =>
      planPaths(machine, { ...spec, cover: "transitions" }),
    );
    const full = timeRun(() => planPaths(machine, spec));
    onlyTransitions += transitions.duration;
    all += full.duration;
    paths += full.result.paths.length;
    for (const path of full.result.paths) steps += path.steps.length;
    console.log(
      `  ${name.padEnd(26)} ${full.duration.toFixed(0).padStart(6)} ms   ${full.result.paths.length} paths`,
    );
  }
  console.log(
    `  ${paths} paths with ${steps} steps: all goals take ${ratioOf(all, onlyTransitions)} as long as transitions alone`,
  );
  const started = performance.now();
  await runProgram("npm", [
    "run",
    "-s",
    "mutants",
    "--",
    "--charts",
    MUTATED_FLOW,
  ]);
  const duration = performance.now() - started;
  console.log(
    `  testing the mutants of ${MUTATED_FLOW} takes ${ratioOf(duration, all)} as long as planning all charts`,
  );
}

function timeRun<Result>(work: () => Result) {
  const started = performance.now();
  const result = work();
  return { result, duration: performance.now() - started };
}
