import type { AnyStateMachine } from "xstate";
import {
  type MachineNode,
  pathOf,
  readDefinition,
} from "../model/definition.ts";
import { withCopiesIfNeeded } from "./context-copies.ts";
import { stateGoal, transitionGoal } from "./goals.ts";
import { impossibleGoals } from "./impossible-goals.ts";
import { argsOf, type LawArgs } from "./laws.ts";
import { type Path, pathOfVisits } from "./path.ts";
import { type PlanSpec, preparePlan } from "./plan-paths.ts";
import { repeatPaths } from "./repeat-paths.ts";
import { explore } from "./search.ts";
import { SearchBudget } from "./search-limits.ts";
import {
  type StepError,
  transitionsTaken,
  type Visit,
  visitsTo,
} from "./visit.ts";

/**
 * Where a path has to end: with a snapshot for which the function returns true, in a state, or with a step that takes a
 * transition.
 */
export type PathGoal<M extends AnyStateMachine> =
  // The time since the start is not part of a state that the search compares, so it could not be part of a proof.
  | ((args: Omit<LawArgs<M>, "elapsed">) => boolean)
  /** The path of the state, which may contain the current one. */
  | { readonly state: string }
  /** The label of the transition. */
  | { readonly transition: string };

/** How `findPath` searches, in addition to the limits of the plan. */
export interface FindPathOptions {
  /** Returns a path with as few steps as possible. Implies `exact`. */
  readonly shortest?: boolean;
  /** Ignores `stateKey` and `contextKey` of the plan, with which a search can miss paths. */
  readonly exact?: boolean;
}

/** The result of `findPath`. */
export interface FoundPath {
  /**
   * `unreachable`: no sequence of the plan's events and inputs reaches the goal. `unknown`: the search found no path,
   * which does not prove that there is none; `reason` says why. A proof assumes that `allows` and the cases of the plan do
   * not depend on the elapsed time.
   */
  readonly status: "found" | "unreachable" | "unknown";
  readonly path: Path | undefined;
  /** Why nothing is proved, or why the path is different when it is repeated. */
  readonly reason: string | undefined;
  /** Number of steps that the search took. */
  readonly searchSteps: number;
}

/**
 * Finds a path to a goal. The search ends at the `limits` of the plan,
 * or when its states take too much memory. The function is pure: it starts no actor and runs no effect.
 */
export function findPath<M extends AnyStateMachine>(
  machine: M,
  plan: PlanSpec<M>,
  goal: PathGoal<M>,
  options: FindPathOptions = {},
): FoundPath {
  const { stateKey, contextKey, ...exactPlan } = plan;
  const isExact = options.exact || options.shortest;
  return withCopiesIfNeeded(() =>
    findOnce(machine, isExact ? exactPlan : plan, goal, options),
  );
}

function findOnce<M extends AnyStateMachine>(
  machine: M,
  plan: PlanSpec<M>,
  goal: PathGoal<M>,
  { shortest = false }: FindPathOptions,
): FoundPath {
  const isReached = goalTest(machine, goal);
  const source = preparePlan(machine, plan);
  const { bindings, inputs } = source;
  const notFound = (
    searchSteps: number,
    reason: string | undefined,
  ): FoundPath => ({
    status: reason === undefined ? "unreachable" : "unknown",
    path: undefined,
    reason,
    searchSteps,
  });
  const impossible = impossibleGoals(readDefinition(machine), bindings);
  if (typeof goal !== "function" && impossible.has(goalOf(goal)))
    return notFound(0, undefined);

  const budget = new SearchBudget({ ...source.limits, stalledSteps: Infinity });
  const errors: StepError[] = [];
  const keys: string[] = [];
  const exploreOnce = () =>
    explore(preparePlan(machine, plan).stepper, {
      ...source,
      isBreadthFirst: shortest,
      onError: (error) => errors.push(error),
    });
  for (const { visit, key, keyLength } of exploreOnce()) {
    budget.count(visit);
    if (isReached(visit)) return found(visit, budget.steps);
    keys.push(key);
    const limit = budget.exceeded(keyLength);
    if (limit)
      return notFound(
        budget.steps,
        `the search ended after ${budget.steps} steps, at its ${limit === "steps" ? "limit" : `${limit} limit`}`,
      );
  }
  return notFound(budget.steps, doubt());

  function found(end: Visit, searchSteps: number): FoundPath {
    const path = pathOfVisits(visitsTo(end), inputs);
    const create = () => preparePlan(machine, plan).stepper;
    const [difference] = repeatPaths([path], create, bindings, inputs);
    const reason =
      difference &&
      `the machine is not pure: at ${difference.path}, ${difference.message}`;
    return { status: "found", path, reason, searchSteps };
  }

  /** Returns why the explored states may not be all that the machine can reach. */
  function doubt(): string | undefined {
    if (plan.stateKey || plan.contextKey)
      return "stateKey or contextKey may have made different states equal; set exact";
    const [error] = errors;
    if (error) return error.message;
    const repeated = [...exploreOnce()].map(({ key }) => key);
    const isSame =
      repeated.length === keys.length &&
      repeated.every((key, index) => key === keys[index]);
    return isSame
      ? undefined
      : "the machine is not pure: its states were different when they were explored again";
  }
}

function goalOf(goal: { state: string } | { transition: string }): string {
  return "state" in goal
    ? stateGoal(goal.state)
    : transitionGoal(goal.transition);
}

/** Returns a function that tests whether a path ends at the goal. Throws if the machine has no such state or transition. */
function goalTest<M extends AnyStateMachine>(
  machine: M,
  goal: PathGoal<M>,
): (visit: Visit) => boolean {
  if (typeof goal === "function")
    return (visit) => {
      const reached: unknown = goal(argsOf<M>(visit));
      if (typeof reached === "boolean") return reached;
      throw new Error("the goal of a path must return true or false");
    };
  const { nodes, transitions } = readDefinition(machine);
  if ("transition" in goal) {
    checkName(
      "transition",
      goal.transition,
      transitions.map(({ label }) => label),
    );
    return (visit) => transitionsTaken(visit).includes(goal.transition);
  }
  checkName(
    "state",
    goal.state,
    nodes.map(({ path }) => path),
  );
  return ({ state }) =>
    state.snapshot._nodes.some(
      (node: MachineNode) => pathOf(node) === goal.state,
    );
}

function checkName(kind: string, name: string, names: readonly string[]): void {
  if (names.includes(name)) return;
  throw new Error(
    `the machine has no ${kind} "${name}"; it has ${names.map((one) => `"${one}"`).join(", ") || "none"}`,
  );
}
