import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import {
  type AnyBindings,
  bindingProblems,
  type EventBindings,
} from "./bindings.ts";
import { coverWithFew } from "./cover.ts";
import { type Definition, readDefinition } from "./definition.ts";
import { joinPaths } from "./join.ts";
import { type Cause, createStepper, type Timer } from "./pure-step.ts";
import { causeText, search, type Visit } from "./search.ts";
import { shortenPaths } from "./shorten.ts";

/** What of a place the default key would take: for keys that clip it. */
export interface KeyMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Timers that run, next first, with the milliseconds left. */
  readonly timers: readonly { readonly event: string; readonly left: number }[];
}

export interface PlanSpec<M extends AnyStateMachine> {
  /** The machine's input; `inputs` for several starting points. */
  readonly input?: InputFrom<M>;
  readonly inputs?: readonly InputFrom<M>[];
  readonly events: EventBindings<M>;
  /**
   * What, besides the state, tells two places apart while searching; by default the whole context and the time
   * left on each timer. Clip counters that would never end, but keep everything that guards read.
   */
  readonly key?: (moment: KeyMoment<M>) => unknown;
  /** Steps the search may take; 50,000 by default. */
  readonly limit?: number;
}

export interface PathStep {
  readonly cause: Cause;
  readonly event: EventObject;
  /** `form.submitted#2`: short and readable. */
  readonly text: string;
  /** Labels of the transitions taken, in order. */
  readonly transitions: readonly string[];
  /** Where the machine is at rest after it. */
  readonly snapshot: AnyMachineSnapshot;
  /** Simulated milliseconds since the start, after it. */
  readonly elapsed: number;
  /** The timer that fires, when time is the cause. */
  readonly timer: Timer | null;
}

export interface Path {
  readonly input: unknown;
  readonly inputIndex: number;
  /** The snapshot at the start. */
  readonly initial: AnyMachineSnapshot;
  /** Labels of the transitions (`always`) that the start already took. */
  readonly initialTransitions: readonly string[];
  readonly steps: readonly PathStep[];
  /** The steps' texts, joined. */
  readonly text: string;
}

export interface Plan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** What no path reaches, one sentence each. */
  readonly missing: readonly string[];
  readonly limited: boolean;
}

const DEFAULT_LIMIT = 50_000;

/**
 * Few paths over a machine that take every transition and see every guard answer both ways. Pure: nothing runs.
 * Throws with the name of each event without a binding and of everything that cannot be reached.
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

/** As `planPaths`, but tells what is missing instead of throwing. */
export function findPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): Plan {
  const stepper = createStepper(machine);
  const inputs: readonly unknown[] = spec.inputs ?? [spec.input];
  const bindings = spec.events as unknown as AnyBindings;
  const { key } = spec;
  const { ends, missing, limited } = search(stepper, {
    bindings,
    inputs,
    limit: spec.limit ?? DEFAULT_LIMIT,
    key:
      key &&
      (({ snapshot, timers, elapsed }) =>
        key({
          snapshot: snapshot as SnapshotFrom<M>,
          timers: timers.map(({ event, due }) => ({
            event: event.type,
            left: due - elapsed,
          })),
        })),
  });
  const short = shortenPaths(stepper, bindings, coverWithFew(ends));
  const few = joinPaths(stepper, bindings, short);
  const paths = few.map((visits) => pathOf(visits, inputs));
  return { definition: stepper.definition, paths, missing, limited };
}

/** What to add to a list of missing names when the search did not end by itself. */
export function limitNote(plan: Plan, limit = DEFAULT_LIMIT): string {
  return plan.limited
    ? ` (the search stopped at its limit of ${limit} steps; clip the context with key, or raise limit)`
    : "";
}

/** A message with one line per problem, under the machine's name. */
export function listed(
  id: string,
  problems: readonly string[],
  note = "",
): string {
  return `${id}:${note}\n${problems.map((problem) => `  - ${problem}`).join("\n")}`;
}

function pathOf(
  [start, ...rest]: readonly Visit[],
  inputs: readonly unknown[],
): Path {
  if (start === undefined) throw new Error("a path has a start");
  const steps = rest.map((visit): PathStep => {
    const cause = visit.cause as Cause;
    return {
      cause,
      event: cause.event,
      text: causeText(cause),
      transitions: transitionsOf(visit),
      snapshot: visit.place.snapshot,
      elapsed: visit.place.elapsed,
      timer:
        cause.kind === "time" ? (visit.from?.place.timers[0] ?? null) : null,
    };
  });
  const begin =
    inputs.length > 1 ? [`(input ${start.inputIndex + 1})`] : ["(start)"];
  return {
    input: inputs[start.inputIndex],
    inputIndex: start.inputIndex,
    initial: start.place.snapshot,
    initialTransitions: transitionsOf(start),
    steps,
    text: [...begin, ...steps.map(({ text }) => text)].join(" › "),
  };
}

function transitionsOf(visit: Visit): string[] {
  return visit.trace.microsteps.flatMap(({ transitions }) => transitions);
}
