import type { AnyStateMachine } from "xstate";
import { readDefinition } from "../model/definition.ts";
import { type MutantScore, testMutants } from "./chart-mutants.ts";
import type { AnyModel } from "./model.ts";
import { modelProblems } from "./model-problems.ts";
import { ModelTest } from "./model-test.ts";

/**
 * Tests the mutants of a chart with its model, and, if `countsDefaults` is true, also without the expectations of the
 * model. Throws when the model fails for the chart itself.
 */
export function testModelMutants(
  machine: AnyStateMachine,
  model: AnyModel,
  countsDefaults = false,
): MutantScore {
  const { plan } = new ModelTest(machine, model);
  // A mutant can have many more states than the chart, so a search up to the default limit could take minutes.
  const steps = Math.max(5_000, 5 * plan.searchSteps);
  const limited = { ...model, limits: { ...model.limits, steps } };
  const score = testMutants(machine, (variant) => detects(variant, limited));
  if (!countsDefaults) return score;
  const { expect, delays, initialContext, invariants, ...rest } = limited;
  const { survivors } = testMutants(machine, (variant) =>
    detects(variant, rest),
  );
  return { ...score, foundByDefault: score.total - survivors.length };
}

function detects(variant: AnyStateMachine, model: AnyModel): boolean {
  // Many mutants contradict the model, which is detected without a live run.
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
