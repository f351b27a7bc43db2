import type {
  AnyStateMachine,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import { type Definition, readDefinition } from "../model/definition.ts";
import {
  type AnyBindings,
  bindingProblems,
  type EventBindings,
} from "./bindings.ts";
import { coverWithFew } from "./cover.ts";
import { joinPaths } from "./join.ts";
import {
  parsePath,
  type RandomPathOptions,
  randomVisits,
} from "./parsed-path.ts";
import { type Path, pathOf } from "./path.ts";
import { createStepper, type Place, type Stepper } from "./pure-step.ts";
import { rulesOf } from "./rules.ts";
import { search } from "./search.ts";
import { shortenPaths } from "./shorten.ts";
import { shuffled } from "./shuffled.ts";
import { goalsOfPaths, takeStep, type Visit } from "./visit.ts";

/** The parts of a place that the default key uses, for custom keys. */
export interface KeyMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Running timers in order, with the remaining milliseconds. */
  readonly timers: readonly { readonly event: string; readonly left: number }[];
}

export interface PlanSpec<M extends AnyStateMachine> {
  /** The machine's input; `inputs` for several starting points. */
  readonly input?: InputFrom<M>;
  readonly inputs?: readonly InputFrom<M>[];
  readonly events: EventBindings<M>;
  /**
   * Distinguishes places with the same state during the search. Default: the whole context and the remaining time of
   * each timer. Limit values that grow indefinitely, but include everything that guards read.
   */
  readonly key?: (moment: KeyMoment<M>) => unknown;
  /**
   * Additional paths by title, alone or with the ids of the rules that they cover. Written as paths are printed:
   * `code.changed#1 › code.submitted › check error#2 › after lockout`.
   */
  readonly stories?: Readonly<
    Record<
      string,
      string | { readonly rules: readonly string[]; readonly path: string }
    >
  >;
  /** Goals (sentences of `goals.ts`) that need no path. */
  readonly leaveOut?: readonly string[];
  /** Returns false for an event that cannot occur in a state although the chart handles it. */
  readonly allows?: (event: EventObject, snapshot: SnapshotFrom<M>) => boolean;
  /** Returns true when a path must not end here. It then continues with the first possible cause. */
  readonly goesOn?: (snapshot: SnapshotFrom<M>) => boolean;
  /** Maximum steps of a path that is joined from several. Default: 12. */
  readonly longest?: number;
  /** Maximum steps of the search. Default: 50,000. */
  readonly limit?: number;
  /** Changes the order in which causes are tried, so that other paths to the same goals are found. */
  readonly seed?: number;
}

export interface Plan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** What no path reaches, one sentence each. */
  readonly missing: readonly string[];
  readonly limited: boolean;
  /** Number of steps that the search took. */
  readonly searched: number;
}

const DEFAULT_LIMIT = 50_000;
const DEFAULT_LONGEST = 12;

/**
 * Finds a small set of paths over a machine that takes every transition and sees both outcomes of every guard. Pure: no
 * actor or effect runs. Throws with the events that have no binding and the goals that cannot be reached.
 */
export function planPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): readonly Path[] {
  const problems = bindingProblems(
    readDefinition(machine),
    spec.events as unknown as AnyBindings,
  );
  if (problems.length > 0) throw new Error(listed(machine.id, problems));
  const plan = findPaths(machine, spec);
  if (plan.missing.length > 0) {
    throw new Error(
      listed(machine.id, plan.missing, limitNote(plan, spec.limit)),
    );
  }
  return plan.paths;
}

/** Like `planPaths`, but returns what is missing instead of throwing. */
export function findPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): Plan {
  const { stepper, inputs, bindings, key, limit } = partsOf(machine, spec);
  const stories = storiesOf(stepper, bindings, spec);
  const reached = new Set([
    ...goalsOfPaths(stories.map(({ visits }) => visits)),
    ...(spec.leaveOut ?? []),
  ]);
  const options = { bindings, inputs, reached, limit, key };
  const { ends, missing, limited, steps } = search(stepper, options);
  const short = shortenPaths(stepper, bindings, coverWithFew(ends, reached));
  const longest = spec.longest ?? DEFAULT_LONGEST;
  const few = joinPaths(stepper, bindings, short, longest).map((visits) =>
    ended(stepper, bindings, visits, spec.goesOn),
  );
  return {
    definition: stepper.definition,
    paths: [
      ...few.map((visits) => pathOf(visits, inputs)),
      ...stories.map(({ title, rules, visits }) =>
        pathOf(visits, inputs, title, rules),
      ),
    ],
    missing,
    limited,
    searched: steps,
  };
}

/** Returns the parts of a spec that a search needs. */
export function partsOf<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
) {
  return {
    stepper: shuffled(allowing(createStepper(machine), spec.allows), spec.seed),
    inputs: inputsOf(spec),
    bindings: spec.events as unknown as AnyBindings,
    limit: spec.limit ?? DEFAULT_LIMIT,
    key: placeKeyOf(spec.key),
  };
}

/** Converts the key function of a plan to one that takes a place. */
export function placeKeyOf<M extends AnyStateMachine>(
  key: PlanSpec<M>["key"],
): ((place: Place) => unknown) | undefined {
  return (
    key &&
    (({ snapshot, timers, elapsed }) =>
      key({
        snapshot: snapshot as SnapshotFrom<M>,
        timers: timers.map(({ event, due }) => ({
          event: event.type,
          left: due - elapsed,
        })),
      }))
  );
}

function storiesOf<M extends AnyStateMachine>(
  stepper: Stepper,
  bindings: AnyBindings,
  spec: PlanSpec<M>,
) {
  const inputs = inputsOf(spec);
  return Object.entries(spec.stories ?? {}).map(([title, story]) => {
    const text = typeof story === "string" ? story : story.path;
    return {
      title,
      rules: rulesOf(story),
      visits: parsePath(stepper, bindings, inputs, text),
    };
  });
}

function allowing<M extends AnyStateMachine>(
  stepper: Stepper,
  allows: PlanSpec<M>["allows"],
): Stepper {
  if (allows === undefined) return stepper;
  return {
    ...stepper,
    causes: (place, bindings) =>
      stepper
        .causes(place, bindings)
        .filter(({ event }) =>
          allows(event, place.snapshot as SnapshotFrom<M>),
        ),
  };
}

/** Continues a path until it may end. */
export function ended<M extends AnyStateMachine>(
  stepper: Stepper,
  bindings: AnyBindings,
  visits: readonly Visit[],
  goesOn: PlanSpec<M>["goesOn"],
): Visit[] {
  const longer = [...visits];
  for (;;) {
    const end = longer.at(-1);
    if (!end || !goesOn?.(end.place.snapshot as SnapshotFrom<M>)) return longer;
    const [cause] = stepper.causes(end.place, bindings);
    if (cause === undefined) return longer;
    longer.push(takeStep(stepper, end, cause));
  }
}

/** Returns the inputs of a spec; one undefined input when it has none. */
export function inputsOf(spec: {
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
}): readonly unknown[] {
  return spec.inputs ?? [spec.input];
}

/** Returns a note for the list of missing goals when the search stopped at its limit. */
export function limitNote(plan: Plan, limit = DEFAULT_LIMIT): string {
  return plan.limited
    ? ` (the search stopped at its limit of ${limit} steps; clip the context with key, or raise limit)`
    : "";
}

/** Formats problems as one line each, under the machine's name. */
export function listed(
  id: string,
  problems: readonly string[],
  note = "",
): string {
  return `${id}:${note}\n${problems.map((problem) => `  - ${problem}`).join("\n")}`;
}

/** Returns random paths that can be run like planned ones. */
export function planRandomPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  randomPaths: RandomPathOptions,
): readonly Path[] {
  const inputs = inputsOf(spec);
  const bindings = spec.events as unknown as AnyBindings;
  return randomVisits(
    createStepper(machine),
    bindings,
    inputs,
    randomPaths,
  ).map((visits) => pathOf(visits, inputs));
}
