import type { AnyPlan } from "../plan/plan-of.ts";
import { inputsOf } from "../plan/plan-paths.ts";
import {
  createStepper,
  type Stepper,
  type Trigger,
} from "../plan/pure-step.ts";
import {
  startPath,
  takeStep,
  transitionsTaken,
  triggerText,
  type Visit,
  visitsTo,
} from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { catalogue } from "./loaded-catalogue.ts";

/** A flow, the index of its input, and the steps taken, in their printed form. */
export type Position = {
  readonly flow: string;
  readonly input: number;
  readonly steps: readonly string[];
};

/** A possible next step, computed without side effects. */
export type Option = {
  readonly text: string;
  readonly trigger: Trigger;
  /** Labels of the transitions that the step takes; empty when every guard is false or no transition handles the event. */
  readonly taken: readonly string[];
  /** Labels of the guarded transitions that the step evaluates but does not take. */
  readonly rejected: readonly string[];
};

/** The steps that lead to a position, and the possible next steps. */
export type ReplayedPosition = {
  readonly visits: readonly Visit[];
  readonly options: readonly Option[];
};

type LoadedFlow = {
  readonly entry: CatalogueEntry;
  readonly plan: AnyPlan;
  readonly stepper: Stepper;
};

/** The last computed position, so that one more step does not replay the whole path. */
let latest: { readonly position: Position; readonly visit: Visit } | undefined;
const loadedFlows = new Map<string, LoadedFlow>();

/** The names of all flows, in reading order. */
export const flowNames = catalogue.entries.map(({ name }) => name);

/** Returns the catalogue entry of a flow; the first one for an unknown name. */
export function entryOf(flow: string): CatalogueEntry {
  return loadFlow(flow).entry;
}

/** Returns the inputs of a flow's plan. */
export function inputsOfFlow(flow: string): readonly unknown[] {
  return inputsOf(loadFlow(flow).plan);
}

/** Replays a path on the machine without executing effects. Stops at a step that is not possible. */
export function replayPosition({
  flow,
  input,
  steps,
}: Position): ReplayedPosition {
  const { plan, stepper } = loadFlow(flow);
  const previous = latest?.position;
  const isContinuation =
    previous?.flow === flow &&
    previous.input === input &&
    previous.steps.every((text, index) => steps[index] === text);
  let visit =
    isContinuation && latest
      ? latest.visit
      : startPath(stepper, inputsOfFlow(flow), input);
  for (const text of steps.slice(isContinuation ? previous.steps.length : 0)) {
    const trigger = triggersAt(visit, stepper, plan).find(
      (possible) => triggerText(possible) === text,
    );
    if (!trigger) break;
    visit = takeStep(stepper, visit, trigger);
  }
  const reached = visitsTo(visit).length - 1;
  latest = { position: { flow, input, steps: steps.slice(0, reached) }, visit };
  const options = triggersAt(visit, stepper, plan).map((trigger) =>
    optionOf(stepper, visit, trigger),
  );
  return { visits: visitsTo(visit), options };
}

function optionOf(stepper: Stepper, from: Visit, trigger: Trigger): Option {
  const visit = takeStep(stepper, from, trigger);
  return {
    text: triggerText(trigger),
    trigger,
    taken: transitionsTaken(visit),
    rejected: rejectedBy(visit),
  };
}

/** Returns the labels of the guarded transitions that a step evaluated but did not take. */
export function rejectedBy({ trace }: Visit): string[] {
  return trace.guards.filter(({ passed }) => !passed).map(({ label }) => label);
}

/** Returns the name of the guard from the label of a transition. */
export function guardOf(label: string): string {
  return label.match(/\[(.*)\]--> /)?.[1] ?? label;
}

function triggersAt(visit: Visit, stepper: Stepper, plan: AnyPlan): Trigger[] {
  return stepper.triggers(visit.state, plan.events);
}

function loadFlow(flow: string): LoadedFlow {
  const cached = loadedFlows.get(flow);
  if (cached) return cached;
  const { entries } = catalogue;
  const entry = entries.find(({ name }) => name === flow) ?? entries[0];
  if (!entry) throw new Error("The catalogue is empty");
  const { machine, plan } = entry;
  const loaded = { entry, plan, stepper: createStepper(machine) };
  loadedFlows.set(flow, loaded);
  return loaded;
}
