import type { AnyStateMachine } from "xstate";
import { ChangedInPlaceError } from "../plan/context-copies.ts";
import { inputsOf, type PlanSpec, preparePlan } from "../plan/plan-paths.ts";
import type { Trigger } from "../plan/pure-step.ts";
import {
  startPath,
  transitionsTaken,
  triggerText,
  tryStep,
  type Visit,
  visitsTo,
} from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { type Chart, readChart } from "../show/chart.ts";
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
  /**
   * Labels of the transitions that the step takes; empty when every guard is false or no transition handles the event.
   */
  readonly taken: readonly string[];
  /** Labels of the transitions whose guard is false in this step. */
  readonly rejected: readonly string[];
};

/**
 * The result of replaying a position: the position up to its first impossible step, the last step that was replayed
 * (`visit`), all steps from the start to `visit`, and the possible next steps.
 */
export type ReplayedPosition = {
  readonly position: Position;
  readonly visit: Visit;
  readonly visits: readonly Visit[];
  readonly options: readonly Option[];
};

type LoadedFlow = Pick<
  ReturnType<typeof preparePlan>,
  "stepper" | "bindings" | "inputs"
>;

/** The last computed position, kept so that adding a step does not replay the whole path. */
let latest: { readonly position: Position; readonly visit: Visit } | undefined;
const loadedFlows = new Map<string, LoadedFlow>();

/** The names of all flows, in the order of the catalogue. */
export const flowNames = catalogue.entries.map(({ name }) => name);

/** Returns the catalogue entry of a flow, or the first entry if no flow has this name. */
export function entryOf(flow: string): CatalogueEntry {
  const { entries } = catalogue;
  const entry = entries.find(({ name }) => name === flow) ?? entries[0];
  if (!entry) throw new Error("The catalogue is empty");
  return entry;
}

const charts = new Map<string, Chart>();

/** Returns the chart of a flow. */
export function chartOf(flow: string): Chart {
  const cached = charts.get(flow);
  if (cached) return cached;
  const chart = readChart(entryOf(flow).machine);
  charts.set(flow, chart);
  return chart;
}

/** Returns the inputs of a flow's plan. */
export function inputsOfFlow(flow: string): readonly unknown[] {
  return inputsOf(entryOf(flow).plan);
}

/** Like `replayPosition`, but returns what the machine throws when it starts, or when its plan is read. */
export function tryReplay(position: Position): ReplayedPosition | Error {
  try {
    return replayPosition(position);
  } catch (error) {
    if (error instanceof ChangedInPlaceError) {
      // The states that were kept share their contexts. New ones get copies.
      loadedFlows.delete(position.flow);
      latest = undefined;
      return tryReplay(position);
    }
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Replays a path on the machine without executing effects. Stops at a step that is not possible. */
export function replayPosition({
  flow,
  input,
  steps,
}: Position): ReplayedPosition {
  const loaded = loadFlow(flow);
  const previous = latest?.position;
  const isContinuation =
    previous?.flow === flow &&
    previous.input === input &&
    previous.steps.every((text, index) => steps[index] === text);
  let visit =
    isContinuation && latest
      ? latest.visit
      : startPath(loaded.stepper, loaded.inputs, input);
  for (const text of steps.slice(isContinuation ? previous.steps.length : 0)) {
    const trigger = triggersAt(visit, loaded).find(
      (possible) => triggerText(possible) === text,
    );
    const next = trigger && tryStep(loaded.stepper, visit, trigger);
    if (!next) break;
    visit = next;
  }
  const reached = visitsTo(visit).length - 1;
  const position = { flow, input, steps: steps.slice(0, reached) };
  latest = { position, visit };
  const options = triggersAt(visit, loaded).flatMap((trigger) =>
    optionOf(loaded, visit, trigger),
  );
  return { position, visit, visits: visitsTo(visit), options };
}

/** Returns the option for a trigger, or an empty array when the machine throws. */
function optionOf(
  { stepper }: LoadedFlow,
  from: Visit,
  trigger: Trigger,
): Option | [] {
  const visit = tryStep(stepper, from, trigger);
  if (visit === undefined) return [];
  return {
    text: triggerText(trigger),
    trigger,
    taken: transitionsTaken(visit),
    rejected: rejectedBy(visit),
  };
}

/** Returns the labels of the transitions that a step did not take because their guard was false. */
export function rejectedBy(visit: Visit): string[] {
  const taken = transitionsTaken(visit);
  const rejected = visit.trace.guards
    .filter(({ label, passed }) => !passed && !taken.includes(label))
    .map(({ label }) => label);
  // XState evaluates the guard of an `always` transition again after each microstep, so labels can occur repeatedly.
  return [...new Set(rejected)];
}

/** Returns the name of the guard from the label of a transition. */
export function guardOf(label: string): string {
  return label.match(/\[(.*)\]--> /)?.[1] ?? label;
}

function triggersAt(
  { state }: Visit,
  { stepper, bindings }: LoadedFlow,
): Trigger[] {
  return stepper.triggers(state, bindings);
}

function loadFlow(flow: string): LoadedFlow {
  const cached = loadedFlows.get(flow);
  if (cached) return cached;
  const { machine, plan } = entryOf(flow);
  const loaded = preparePlan(machine, plan as PlanSpec<AnyStateMachine>);
  loadedFlows.set(flow, loaded);
  return loaded;
}
