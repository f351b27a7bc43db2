import type { AnyStateMachine } from "xstate";
import { formatProblems, limitNote } from "../plan/plan-paths.ts";
import { rulesOf } from "../plan/rules.ts";
import { writeMutantScore } from "../show/chart-scores.ts";
import { writeCoverage } from "../show/coverage-file.ts";
import { setMessage } from "./error-message.ts";
import type { AnyModel, Model } from "./model.ts";
import { ModelTest } from "./model-test.ts";
import { testModelMutants } from "./mutants.ts";
import { testRunner } from "./test-runner.ts";

/**
 * Registers the model test of one machine. Plans a small set of paths that together take every transition and exercise
 * both outcomes of every guard. Runs each path on a live actor and compares each step with the model's expectations.
 *
 * The first tests check the definition, the model and the plan. In addition, there is one test per path, per invariant
 * and per state or transition whose `meta.rules` is not empty, tagged with the rule ids. A coverage test reports the goals that no live run
 * reached. The coverage is written to `<machine id>.json` in `resultsFolder`. With PAIRS=on, a further test runs paths
 * through every pair of consecutive transitions. With MUTANTS=on, only the mutants of the machine are
 * tested; with MUTANTS=defaults, also without the expectations.
 */
export function testMachine<M extends AnyStateMachine>(
  machine: M,
  model: Model<M>,
): void {
  const { describe, test, afterAll } = testRunner();
  const { MUTANTS } = process.env;
  if (MUTANTS === "on" || MUTANTS === "defaults") {
    const run = () => {
      const anyModel = model as unknown as AnyModel;
      writeMutantScore(
        testModelMutants(machine, anyModel, MUTANTS === "defaults"),
      );
    };
    test(`the mutants of ${machine.id} are tested`, run, {
      timeout: 3_600_000,
    });
    return;
  }
  const modelTest = new ModelTest(machine, model as unknown as AnyModel);
  describe(machine.id, () => {
    test("the definition follows the house rules", () => {
      throwProblems(machine.id, modelTest.chartProblems);
    });
    test("the model has every expectation that the machine requires, and no obsolete ones", () => {
      throwProblems(machine.id, modelTest.modelProblems);
    });
    test("the paths reach every goal", () => {
      if (modelTest.planError !== undefined) throw modelTest.planError;
      throwProblems(
        machine.id,
        modelTest.plan.missing,
        limitNote(modelTest.plan),
      );
    });
    modelTest.plan.paths.forEach((path, index) => {
      const title = path.title ?? `path ${index + 1}: ${path.text}`;
      test(title, () => throwAll(modelTest.run(path).errors), {
        tags: path.rules,
      });
    });
    if (modelTest.randomPaths.length > 0) {
      test("random paths meet the expectations", () => {
        throwAll(modelTest.randomErrors());
      });
    }
    for (const { name, rules } of ruleTests(modelTest)) {
      test(name, () => modelTest.checkExpectation(name), { tags: rules });
    }
    test("the live runs reach every goal", () => {
      modelTest.checkComplete();
    });
    if (process.env.PAIRS === "on") {
      const run = () => {
        const { errors, missing } = modelTest.runPairs();
        throwAll(errors);
        throwProblems(machine.id, missing, " pairs that no live run covered");
      };
      test(
        "paths through every pair of consecutive transitions meet the expectations",
        run,
        { timeout: 600_000 },
      );
    }
    afterAll(() => {
      writeCoverage(modelTest.coverage(), model.resultsFolder);
    });
  });
}

/** Returns the name and the rules of each state and transition with `meta.rules`, and of each invariant. */
function ruleTests({
  definition,
  model,
}: ModelTest): { name: string; rules: string[] }[] {
  const located = [
    ...definition.transitions.map(({ label, transition }) => ({
      name: `transition ${label}`,
      rules: rulesOf(transition.meta),
    })),
    ...definition.nodes.map(({ path, node }) => ({
      name: `state ${path}`,
      rules: rulesOf(node.meta),
    })),
  ];
  return [
    ...located.filter(({ rules }) => rules.length > 0),
    ...Object.entries(model.invariants ?? {}).map(([name, invariant]) => ({
      name: `invariant ${name}`,
      rules: rulesOf(invariant),
    })),
  ];
}

function throwProblems(
  id: string,
  problems: readonly string[],
  note = "",
): void {
  if (problems.length > 0) throw new Error(formatProblems(id, problems, note));
}

/** Throws the first error, with the messages of the others appended. */
function throwAll(errors: readonly Error[]): void {
  const [first, ...rest] = errors;
  if (first === undefined) return;
  if (rest.length > 0) {
    const others = rest.map(
      ({ message }) => `  - ${message.replaceAll("\n", "\n    ")}`,
    );
    setMessage(first, [first.message, "other errors:", ...others].join("\n"));
  }
  throw first;
}
