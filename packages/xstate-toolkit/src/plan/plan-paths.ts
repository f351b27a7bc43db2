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
  unhandledBindingMessage,
  unhandledBindings,
} from "./bindings.ts";
import { withCopiesIfNeeded } from "./context-copies.ts";
import { withActorIds, withDefaultCases } from "./default-cases.ts";
import {
  type CoverageGoal,
  goalsOf,
  goalsOfCoverage,
  guardGoal,
  transitionGoal,
} from "./goals.ts";
import { impossibleGoals } from "./impossible-goals.ts";
import { joinPaths } from "./join.ts";
import { parsePath } from "./parsed-path.ts";
import { type Path, pathOfVisits } from "./path.ts";
import { createStepper, type Stepper, type SystemActors } from "./pure-step.ts";
import { type Difference, repeatPaths } from "./repeat-paths.ts";
import { rulesOf } from "./rules.ts";
import { type SearchEndReason, search } from "./search.ts";
import {
  type LimitReason,
  type PlanLimits,
  searchLimits,
} from "./search-limits.ts";
import { selectPaths } from "./select-paths.ts";
import { shortenPaths } from "./shorten.ts";
import { withShuffledTriggers } from "./shuffle-triggers.ts";
import { type KeyOptions, stateKeyFunction } from "./state-key.ts";
import { goalsOfPaths, type StepError, tryStep, type Visit } from "./visit.ts";

/** The events and inputs of a machine, and how its paths are planned. */
export interface PlanSpec<M extends AnyStateMachine> extends KeyOptions<M> {
  /** The machine's input. */
  readonly input?: InputFrom<M>;
  /** The machine's inputs, if paths start from more than one input. */
  readonly inputs?: readonly InputFrom<M>[];
  /** Events with their payloads. An event without a payload needs an entry only in model tests and strict plans. */
  readonly events: EventBindings<M>;
  /** Aliases for invoke ids, for use in the keys of `events`: `{ save: "0.form.saving" }`. */
  readonly actors?: Readonly<Record<string, string>>;
  /**
   * What `system.get` returns for the ids of actors outside the machine, for example
   * `{ session: { getSnapshot: () => ({ context: { user: null } }), send: () => {} } }`.
   */
  readonly systemActors?: SystemActors;
  /**
   * If true, planning throws when an event has no entry in `events`, no transition handles an entry, the machine
   * throws, or a goal is not reached.
   */
  readonly strict?: boolean;
  /** What the paths must cover. Default: transitions, guard outcomes, states, payloads and inputs. */
  readonly cover?: Exclude<CoverageGoal, "pairs">;
  /**
   * Additional paths by title, optionally with the ids of the rules that they cover. Each path is in its printed form:
   * `code.changed#1 › code.submitted › check error#2 › after lockout`.
   */
  readonly stories?: Readonly<
    Record<
      string,
      string | { readonly rules: readonly string[]; readonly path: string }
    >
  >;
  /**
   * Goals that no path has to reach. Each is written as the sentence that a plan reports when no path reaches the goal.
   */
  readonly exclude?: readonly string[];
  /**
   * Returns false for an event that cannot occur although the machine handles it. `elapsed` is the number of
   * simulated milliseconds since the start.
   */
  readonly allows?: (
    event: EventObject,
    snapshot: SnapshotFrom<M>,
    elapsed: number,
  ) => boolean;
  /**
   * Returns true when a path should not end with this snapshot. The path is then extended, each time with the first
   * possible trigger, by at most 100 steps.
   */
  readonly mustContinue?: (snapshot: SnapshotFrom<M>) => boolean;
  /** When the search ends, and how long a path can be. */
  readonly limits?: PlanLimits;
  /**
   * Called once for each error that the machine throws, unless `strict` is true. Planning ends if this function throws.
   */
  readonly onFinding?: (finding: Finding) => void;
  /** Changes the order in which the search tries events, so that it may find other paths to the same goals. */
  readonly seed?: number;
}

/** An error that the machine throws in a step, for example in a guard or an `assign`. The path ends with this step. */
export interface Finding {
  /** The printed form of the path up to and including this step. */
  readonly path: string;
  readonly message: string;
  /** The error, which includes the path. Its `cause` is what the machine threw. */
  readonly error: StepError;
}

/** A transition that no path takes, or whose guard is never false. */
export interface Unreached {
  /** The label of the transition. */
  readonly label: string;
  /**
   * Whether the definition excludes it, or the search explored everything that the events and inputs of the plan can
   * reach. If not, a path may still exist: the search stopped at one of its limits, or `stateKey` or `contextKey` may
   * have mapped different states to one key.
   */
  readonly proved: boolean;
}

/** The result of planning the paths of a machine. */
export interface Plan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** The goals that no path reaches, one sentence each. */
  readonly missing: readonly string[];
  /** The transitions among the missing goals. */
  readonly neverTaken: readonly Unreached[];
  /** The guards among the missing goals: they were evaluated, but never returned false. */
  readonly alwaysTrue: readonly Unreached[];
  /** The errors that the machine threw, without duplicates. */
  readonly findings: readonly Finding[];
  /**
   * The paths that differed when they were simulated again, because a guard, an assign or a delay is not pure: it uses
   * random numbers, the clock, a storage or a cache. If there are any, nothing is proved.
   */
  readonly differences: readonly Difference[];
  /**
   * One sentence for each entry of `events` that no transition handles, for each missing implementation that a step
   * needed, and for a step that changes the context in place.
   */
  readonly warnings: readonly string[];
  /** Whether the search stopped at one of its limits. If so, the missing goals may still be reachable. */
  readonly limited: boolean;
  /** Why the search ended. */
  readonly endReason: SearchEndReason;
  /** Number of steps that the search took. */
  readonly searchSteps: number;
}

const DEFAULT_PATH_STEPS = 12;
/** Maximum number of steps that `mustContinue` adds to a path. */
const MAX_EXTENSION = 100;

/**
 * Finds a small set of paths through a machine. By default, the paths together take every transition, exercise both
 * outcomes of every guard, rest in every state, send every payload and start from every input. The function is pure: it
 * starts no actor and runs no effect.
 *
 * Planning continues when a goal cannot be reached, when the machine throws, and when an implementation is missing. The
 * result lists these problems. With `strict`, the function throws when a goal is not reached, the machine throws, or
 * `events` does not match the machine.
 */
export function planPaths<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): Plan {
  if (spec.strict) checkBindings(machine, spec);
  const findings = new Findings(spec);
  return withCopiesIfNeeded(() => planOnce(machine, spec, findings));
}

function planOnce<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
  findings: Findings,
): Plan {
  const { stepper, inputs, bindings, ...options } = preparePlan(machine, spec);
  const { definition } = stepper;
  const stories = storiesOf(stepper, bindings, spec);
  const reached = new Set([
    ...goalsOfPaths(stories.map(({ visits }) => visits)),
    ...(spec.exclude ?? []),
  ]);
  const goals = goalsOfPlan(definition, spec);
  for (const goal of reached) goals.delete(goal);
  const impossible = impossibleGoals(readDefinition(machine), bindings);
  const { ends, endReason, steps, ...found } = search(stepper, {
    ...options,
    bindings,
    inputs,
    goals: new Set([...goals].filter((goal) => !impossible.has(goal))),
    onError: (error) => findings.add(error),
  });
  const shortened = shortenPaths(stepper, bindings, selectPaths(ends, reached));
  const maxSteps = spec.limits?.pathSteps ?? DEFAULT_PATH_STEPS;
  const joined = joinPaths(stepper, bindings, shortened, maxSteps).map(
    (visits) => continuePath(stepper, bindings, visits, spec.mustContinue),
  );
  const paths = [
    ...joined.map((visits) => pathOfVisits(visits, inputs)),
    ...stories.map(({ title, rules, visits }) =>
      pathOfVisits(visits, inputs, title, rules),
    ),
  ];
  const differences = repeatPaths(
    paths,
    () => preparePlan(machine, spec).stepper,
    bindings,
    inputs,
  );
  const isPure = differences.length === 0;
  const isProof =
    endReason === "explored" && !spec.stateKey && !spec.contextKey;
  const unreached = new Set(found.missing);
  const missing = [...goals].filter(
    (goal) => impossible.has(goal) || unreached.has(goal),
  );
  const plan: Plan = {
    definition,
    paths,
    missing,
    ...unreachedOf(
      definition,
      spec,
      missing,
      (goal) => isPure && (isProof || impossible.has(goal)),
    ),
    findings: findings.list,
    differences,
    warnings: [
      ...unhandledBindings(definition, bindingsOf(definition, spec)).map(
        unhandledBindingMessage,
      ),
      ...stepper.unimplemented,
      ...stepper.changesInPlace,
    ],
    limited: endReason !== "complete" && endReason !== "explored",
    endReason,
    searchSteps: steps,
  };
  if (spec.strict && missing.length > 0)
    throw new Error(formatProblems(machine.id, missing, limitNote(plan)));
  if (spec.strict && !isPure)
    throw new Error(formatProblems(machine.id, differenceProblems(plan)));
  return plan;
}

function checkBindings<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
): void {
  const definition = readDefinition(machine);
  const problems = bindingProblems(definition, bindingsOf(definition, spec));
  if (problems.length > 0)
    throw new Error(formatProblems(machine.id, problems));
}

/** Returns the entries of `events` by event, with the ids of actors instead of their names. */
export function bindingsOf<M extends AnyStateMachine>(
  definition: Definition,
  { events, actors }: Pick<PlanSpec<M>, "events" | "actors">,
): AnyBindings {
  return withActorIds(definition, events as unknown as AnyBindings, actors);
}

/** Returns the goals that the paths of a plan have to reach. */
export function goalsOfPlan<M extends AnyStateMachine>(
  definition: Definition,
  spec: PlanSpec<M>,
): Set<string> {
  const bindings = bindingsOf(definition, spec);
  const unhandledKeys = unhandledBindings(definition, bindings);
  const handledBindings = Object.fromEntries(
    Object.entries(bindings).filter(([key]) => !unhandledKeys.includes(key)),
  );
  const goals = goalsOf(definition, handledBindings, inputsOf(spec));
  const excluded = new Set(spec.exclude);
  const goalsToCover = spec.cover && goalsOfCoverage(definition, spec.cover);
  return new Set(
    [...goals].filter(
      (goal) => !excluded.has(goal) && (goalsToCover?.has(goal) ?? true),
    ),
  );
}

function unreachedOf(
  { transitions }: Definition,
  { exclude = [] }: Pick<PlanSpec<AnyStateMachine>, "exclude">,
  missing: readonly string[],
  isProved: (goal: string) => boolean,
): Pick<Plan, "neverTaken" | "alwaysTrue"> {
  const goals = new Set(missing);
  const excluded = new Set(exclude);
  const listOf = (
    labels: readonly string[],
    goalOf: (label: string) => string,
  ) =>
    labels.map(
      (label): Unreached => ({ label, proved: isProved(goalOf(label)) }),
    );
  const labels = transitions.map(({ label }) => label);
  return {
    neverTaken: listOf(
      labels.filter((label) => goals.has(transitionGoal(label))),
      transitionGoal,
    ),
    alwaysTrue: listOf(
      labels.filter(
        (label) =>
          goals.has(guardGoal(label)) &&
          !goals.has(transitionGoal(label)) &&
          !excluded.has(transitionGoal(label)),
      ),
      guardGoal,
    ),
  };
}

/** Collects the errors of a machine without duplicates. */
export class Findings {
  readonly list: Finding[] = [];
  readonly #reported = new Set<string>();
  readonly #spec: Pick<PlanSpec<AnyStateMachine>, "strict" | "onFinding">;

  constructor(spec: Pick<PlanSpec<AnyStateMachine>, "strict" | "onFinding">) {
    this.#spec = spec;
  }

  add(error: StepError): void {
    const { path, cause } = error;
    const message = cause instanceof Error ? cause.message : String(cause);
    const key = `${path.split(" › ").at(-1)} ${message}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    const finding = { path, message, error };
    this.list.push(finding);
    if (this.#spec.strict) throw error;
    this.#spec.onFinding?.(finding);
  }
}

/** Returns the stepper, the bindings and the limits that a search needs. */
export function preparePlan<M extends AnyStateMachine>(
  machine: M,
  spec: PlanSpec<M>,
) {
  const stepper = withShuffledTriggers(
    withAllowedTriggers(createStepper(machine, spec.systemActors), spec.allows),
    spec.seed,
  );
  const { definition } = stepper;
  return {
    stepper,
    inputs: inputsOf(spec),
    bindings: withDefaultCases(definition, bindingsOf(definition, spec)),
    limits: searchLimits(spec.limits),
    stateKey: stateKeyFunction(spec),
  };
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

function withAllowedTriggers<M extends AnyStateMachine>(
  stepper: Stepper,
  allows: PlanSpec<M>["allows"],
): Stepper {
  if (allows === undefined) return stepper;
  return {
    ...stepper,
    triggers: (state, bindings) =>
      stepper
        .triggers(state, bindings)
        .filter(({ event }) =>
          allows(event, state.snapshot as SnapshotFrom<M>, state.elapsed),
        ),
  };
}

/** Extends a path until `mustContinue` allows it to end, by at most `MAX_EXTENSION` steps. */
export function continuePath<M extends AnyStateMachine>(
  stepper: Stepper,
  bindings: AnyBindings,
  visits: readonly Visit[],
  mustContinue: PlanSpec<M>["mustContinue"],
): Visit[] {
  const longer = [...visits];
  while (longer.length < visits.length + MAX_EXTENSION) {
    const end = longer.at(-1);
    if (!end || !mustContinue?.(end.state.snapshot as SnapshotFrom<M>))
      return longer;
    const [trigger] = stepper.triggers(end.state, bindings);
    const next = trigger && tryStep(stepper, end, trigger);
    if (next === undefined) return longer;
    longer.push(next);
  }
  return longer;
}

/** Returns the inputs of a spec; one undefined input when it has none. */
export function inputsOf(spec: {
  readonly input?: unknown;
  readonly inputs?: readonly unknown[];
}): readonly unknown[] {
  return spec.inputs ?? [spec.input];
}

/** Returns a note for the list of missing goals when the search stopped at one of its limits. */
export function limitNote({
  limited,
  endReason,
  searchSteps,
}: Pick<Plan, "limited" | "endReason" | "searchSteps">): string {
  if (!limited) return "";
  const stop = {
    steps: `at its limit, after ${searchSteps} steps`,
    stalled: `after ${searchSteps} steps, because it no longer reached new goals`,
    time: `at its time limit, after ${searchSteps} steps`,
    memory: `after ${searchSteps} steps, because its states take too much memory`,
  }[endReason as LimitReason];
  return ` (the search stopped ${stop}; set contextKey if the context keeps growing, or raise the limit)`;
}

/** Returns a sentence with the first step that differed when the paths were simulated again, if there is one. */
export function differenceProblems({
  differences,
  paths,
}: Pick<Plan, "differences" | "paths">): string[] {
  const [first] = differences;
  if (first === undefined) return [];
  return [
    `the machine is not pure: ${differences.length} of ${paths.length} paths differed when they were repeated, first at ${first.path}: ${first.message}`,
  ];
}

/** Formats problems as a list below the name of a machine. */
export function formatProblems(
  id: string,
  problems: readonly string[],
  note = "",
): string {
  return `${id}:${note}\n${problems.map((problem) => `  - ${problem}`).join("\n")}`;
}
