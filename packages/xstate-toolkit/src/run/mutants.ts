import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import { type ChartScore, testChartMutants } from "./chart-mutants.ts";
import type { AnyModel } from "./model.ts";
import { modelProblems } from "./model-problems.ts";
import { Walk } from "./walk.ts";

/** Tests the mutants of a chart with its model. Throws when the model fails for the chart itself. */
export function testMutants(
  machine: AnyStateMachine,
  model: AnyModel,
): ChartScore {
  const { plan } = new Walk(machine, model);
  // A mutant can have many more states than the chart, so an unlimited search could take minutes.
  const limited = { ...model, limit: Math.max(5_000, 5 * plan.searchSteps) };
  return testChartMutants(machine, (variant) => detects(variant, limited));
}

function detects(variant: AnyStateMachine, model: AnyModel): boolean {
  // Most mutants change the labels of transitions, which is detected without a live run.
  if (modelProblems(readDefinition(variant), model).length > 0) return true;
  const walk = new Walk(variant, model);
  return (
    walk.planError !== undefined ||
    walk.plan.missing.length > 0 ||
    [...walk.plan.paths, ...walk.randomPaths].some(
      (path) => walk.run(path).errors.length > 0,
    )
  );
}
