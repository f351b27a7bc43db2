import "../../src/run/vitest-runner.ts";
import type { AnyStateMachine } from "xstate";
import type { AnyModel } from "../../src/run/model.ts";
import { ModelTest } from "../../src/run/model-test.ts";
import { doorMachine } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

/** Returns a model test of the door with changed entries in its model; `undefined` removes an entry. */
export function doorWith(
  change: Partial<Record<keyof AnyModel, unknown>>,
): ModelTest {
  const model: Record<string, unknown> = { ...doorModel };
  for (const [part, entries] of Object.entries(change)) {
    if (typeof entries !== "object") {
      model[part] = entries;
      continue;
    }
    const merged = { ...(model[part] as object), ...entries };
    model[part] = Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== undefined),
    );
  }
  return new ModelTest(doorMachine, model as unknown as AnyModel);
}

/** Returns the model test of a chart with a model that has no expectations. */
export function bareModelTest(
  machine: AnyStateMachine,
  events: object = {},
): ModelTest {
  return new ModelTest(machine, {
    events,
  } as AnyModel);
}

/** Returns the error messages of the live runs, joined. */
export function errorsOf(modelTest: ModelTest): string {
  return modelTest
    .runAll()
    .flatMap(({ errors }) => errors)
    .map(({ message }) => message)
    .join("\n\n");
}
