import type { AnyPlan } from "../plan/plan-of.ts";
import { inputsOf } from "../plan/plan-paths.ts";
import { type Cause, createStepper, type Stepper } from "../plan/pure-step.ts";
import {
  causeText,
  startOf,
  takeStep,
  type Visit,
  visitsTo,
} from "../plan/visit.ts";
import type { CatalogueEntry } from "../show/catalogue.ts";
import { catalogue } from "./loaded-catalogue.ts";

/** A flow, its input, and the steps taken, in the printed form of the model tests. */
export type Position = {
  readonly flow: string;
  readonly input: number;
  readonly steps: readonly string[];
};

/** A possible next step, computed without side effects. */
export type Option = {
  readonly text: string;
  readonly cause: Cause;
  /** Labels of the transitions that it takes; empty when every guard rejects it or no transition handles it. */
  readonly takes: readonly string[];
  readonly refusals: readonly string[];
};

export type Place = {
  readonly visits: readonly Visit[];
  readonly options: readonly Option[];
};

type Walked = {
  readonly entry: CatalogueEntry;
  readonly plan: AnyPlan;
  readonly stepper: Stepper;
};

/** The last computed position, so that one more step does not replay the whole path. */
let latest: { readonly position: Position; readonly visit: Visit } | undefined;
const walked = new Map<string, Walked>();

/** The names of all flows, in reading order. */
export const flowNames = catalogue.entries.map(({ name }) => name);

/** Returns the catalogue entry of a flow; the first one for an unknown name. */
export function entryOf(flow: string): CatalogueEntry {
  return walkedOf(flow).entry;
}

/** Returns the inputs of a flow's plan. */
export function startsOf(flow: string): readonly unknown[] {
  return inputsOf(walkedOf(flow).plan);
}

/** Replays a path on the machine without executing effects. Stops at a step that is not possible. */
export function placeAt({ flow, input, steps }: Position): Place {
  const { plan, stepper } = walkedOf(flow);
  const known = latest?.position;
  const goesOn =
    known?.flow === flow &&
    known.input === input &&
    known.steps.every((text, index) => steps[index] === text);
  let visit =
    goesOn && latest ? latest.visit : startOf(stepper, startsOf(flow), input);
  for (const text of steps.slice(goesOn ? known.steps.length : 0)) {
    const cause = causesAt(visit, stepper, plan).find(
      (possible) => causeText(possible) === text,
    );
    if (!cause) break;
    visit = takeStep(stepper, visit, cause);
  }
  const reached = visitsTo(visit).length - 1;
  latest = { position: { flow, input, steps: steps.slice(0, reached) }, visit };
  const options = causesAt(visit, stepper, plan).map((cause) =>
    tried(stepper, visit, cause),
  );
  return { visits: visitsTo(visit), options };
}

/** Returns the labels of the transitions that a visit took. */
export function takenBy(visit: Visit): string[] {
  return visit.trace.microsteps.flatMap(({ transitions }) => transitions);
}

function tried(stepper: Stepper, from: Visit, cause: Cause): Option {
  const visit = takeStep(stepper, from, cause);
  return {
    text: causeText(cause),
    cause,
    takes: takenBy(visit),
    refusals: refusalsOf(visit),
  };
}

/** Returns the labels of the guarded transitions that a step evaluated and rejected. */
export function refusalsOf({ trace }: Visit): string[] {
  return trace.guards.filter(({ passed }) => !passed).map(({ label }) => label);
}

/** Returns the guard in the label of a transition. */
export function guardOf(label: string): string {
  return label.match(/\[(.*)\]--> /)?.[1] ?? label;
}

function causesAt(visit: Visit, stepper: Stepper, plan: AnyPlan): Cause[] {
  return stepper.causes(visit.place, plan.events);
}

function walkedOf(flow: string): Walked {
  const known = walked.get(flow);
  if (known) return known;
  const { entries } = catalogue;
  const entry = entries.find(({ name }) => name === flow) ?? entries[0];
  if (!entry) throw new Error("The catalogue is empty");
  const { machine, plan } = entry;
  const made = { entry, plan, stepper: createStepper(machine) };
  walked.set(flow, made);
  return made;
}
