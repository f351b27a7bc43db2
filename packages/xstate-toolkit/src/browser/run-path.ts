import type { AnyMachineSnapshot } from "xstate";
import { isLeaf, pathOf } from "../model/definition.ts";
import type { Path, PathStep } from "../plan/path.ts";
import type { AnyFlowBinding, PageDriver, PlannedAnswer } from "./flow.ts";
import { type BoundStep, bindingOfStep } from "./plan-flow.ts";

/** The arguments of the `answer` hook. */
export interface AnswerArgs {
  readonly flow: AnyFlowBinding;
  readonly step: PathStep;
  readonly answer: PlannedAnswer;
  /** The planned snapshot before the answer. */
  readonly before: AnyMachineSnapshot;
}

/** Optional functions that are called while paths run. */
export interface RunHooks {
  /** Prepares the page before each path. */
  readonly beforePath?: () => Promise<void>;
  /** Sends an answer; required when a binding has `answers`. */
  readonly answer?: (args: AnswerArgs) => Promise<void>;
  /** Called after the page has passed the check of a state. */
  readonly afterState?: (state: string) => Promise<void>;
  /** Runs each path, for example as a step of a test report. Must call `run`, which throws when the path fails. */
  readonly aroundPath?: (
    text: string,
    run: () => Promise<void>,
  ) => Promise<void>;
  /** Called after each path. `passed` is false if the path failed. */
  readonly afterPath?: (passed: boolean) => Promise<void>;
}

/** A step and the automatic steps that follow it. `first` is null in the group that starts with opening the page. */
type StepGroup = {
  readonly first: BoundStep | null;
  readonly automatic: BoundStep[];
};

/**
 * Runs one path on the page. Throws at the first step that differs from the plan. The checks of states are not repeated
 * after steps with which an earlier path began: `checked` contains the beginnings whose checks have passed.
 */
export async function runOnPage(
  flow: AnyFlowBinding,
  driver: PageDriver,
  hooks: RunHooks,
  path: Path,
  checked: Set<string>,
): Promise<void> {
  await hooks.beforePath?.();
  const snapshots = [
    path.initial,
    ...path.steps.map(({ snapshot }) => snapshot),
  ];
  const snapshotBefore = (step: PathStep) =>
    snapshots[path.steps.indexOf(step)] ?? path.initial;
  const startText = path.text.split(" › ")[0];
  let pathSoFar = startText;
  let before = { snapshot: path.initial, elapsed: 0 };
  for (const { first, automatic } of groupSteps(flow, path)) {
    const steps = [...(first ? [first] : []), ...automatic];
    const last = steps.at(-1)?.step;
    const snapshot = last?.snapshot ?? path.initial;
    pathSoFar = [pathSoFar, ...steps.map(({ step }) => step.text)].join(" › ");
    try {
      for (const { step, binding } of automatic)
        if (typeof binding === "object" && "automatic" in binding)
          if (binding.automatic !== true)
            await binding.automatic(driver, step.event, snapshotBefore(step));
      if (first === null) await flow.open(driver, path.inputIndex);
      else await performStep(flow, driver, hooks, first, before);
      await driver.observer.waitForStep({
        transitions: [
          ...(first === null ? path.initialTransitions : []),
          ...steps.flatMap(({ step }) => step.transitions),
        ],
        value: snapshot.value,
        ambient: flow.ambient,
      });
      await checkStates(flow, driver, hooks, snapshot, checked.has(pathSoFar));
      checked.add(pathSoFar);
    } catch (error) {
      throw new Error(`after ${pathSoFar}: ${String(error)}`, {
        cause: error,
      });
    }
    before = { snapshot, elapsed: last?.elapsed ?? 0 };
  }
}

function groupSteps(flow: AnyFlowBinding, path: Path): StepGroup[] {
  const groups: StepGroup[] = [{ first: null, automatic: [] }];
  let before: AnyMachineSnapshot = path.initial;
  let elapsed = 0;
  for (const step of path.steps) {
    const binding = bindingOfStep(flow, step, before, elapsed);
    if (typeof binding === "object" && "automatic" in binding)
      groups.at(-1)?.automatic.push({ step, binding });
    else groups.push({ first: { step, binding }, automatic: [] });
    before = step.snapshot;
    elapsed = step.elapsed;
  }
  return groups;
}

async function performStep(
  flow: AnyFlowBinding,
  driver: PageDriver,
  hooks: RunHooks,
  { step, binding }: BoundStep,
  before: { readonly snapshot: AnyMachineSnapshot; readonly elapsed: number },
): Promise<void> {
  if (binding === "time") {
    const milliseconds = step.elapsed - before.elapsed;
    return (
      flow.advanceTime?.(driver, milliseconds) ??
      driver.advanceTime(milliseconds)
    );
  }
  if ("perform" in binding)
    return binding.perform(driver, step.event, before.snapshot);
  if (!("payload" in binding))
    throw new Error(`${step.text} cannot be triggered in a browser`);
  if (hooks.answer === undefined)
    throw new Error(`${step.text} needs the "answer" hook`);
  return hooks.answer({ flow, step, answer: binding, before: before.snapshot });
}

async function checkStates(
  flow: AnyFlowBinding,
  driver: PageDriver,
  hooks: RunHooks,
  snapshot: AnyMachineSnapshot,
  isChecked: boolean,
): Promise<void> {
  for (const node of snapshot._nodes) {
    if (!isLeaf(node)) continue;
    const state = pathOf(node);
    const check = flow.states[state];
    if (check === undefined || typeof check !== "function")
      throw new Error(`the chart came to rest in ${state}, which has no check`);
    if (!isChecked) await check(driver, snapshot);
    await hooks.afterState?.(state);
  }
}
