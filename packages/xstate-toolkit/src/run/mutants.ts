import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import { type ChartScore, testChartMutants } from "./chart-mutants.ts";
import type { AnyModel } from "./model.ts";
import { modelProblems } from "./model-problems.ts";
import { ModelTest } from "./model-test.ts";

/** Tests the mutants of a chart with its model. Throws when the model fails for the chart itself. */
export function testMutants(
  machine: AnyStateMachine,
  model: AnyModel,
): ChartScore {
  const { plan } = new ModelTest(machine, model);
  // A mutant can have many more states than the chart, so a search up to the default limit could take minutes.
  const limited = { ...model, limit: Math.max(5_000, 5 * plan.searchSteps) };
  return testChartMutants(machine, (variant) => detects(variant, limited));
}

function detects(variant: AnyStateMachine, model: AnyModel): boolean {
  // Most mutants change the labels of transitions, which is detected without a live run.
  if (modelProblems(readDefinition(variant), model).length > 0) return true;
  const modelTest = new ModelTest(variant, model);
  return (
    modelTest.planError !== undefined ||
    modelTest.plan.missing.length > 0 ||
    [...modelTest.plan.paths, ...modelTest.randomPaths].some(
      (path) => modelTest.run(path).errors.length > 0,
    )
  );
}
