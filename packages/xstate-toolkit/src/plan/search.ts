import { stableText } from "../model/plain-value.ts";
import type { AnyBindings } from "./bindings.ts";
import type { Stepper } from "./pure-step.ts";
import {
  type LimitReason,
  SearchBudget,
  type SearchLimits,
} from "./search-limits.ts";
import { type StateKeyFunction, stateKeyText } from "./state-key.ts";
import { StepError, startPath, takeStep, type Visit } from "./visit.ts";

/** Options of `explore`. */
export interface ExploreOptions {
  readonly bindings: AnyBindings;
  readonly inputs: readonly unknown[];
  /** Computes the key of a state. The search explores only one of the states with equal keys. */
  readonly stateKey?: StateKeyFunction | undefined;
  /** Called when the machine throws. The search then continues with other steps. */
  readonly onError?: ((error: StepError) => void) | undefined;
  /** Returns whether to alternate between breadth-first and depth-first order. Called before every second state. */
  readonly usesDepthFirst?: (() => boolean) | undefined;
  /** Explores states in the order in which they are found, without rounds, so that paths are as short as possible. */
  readonly isBreadthFirst?: boolean | undefined;
}

/** Options of `search`. */
export interface SearchOptions extends ExploreOptions {
  readonly limits: SearchLimits;
  /** The goals to reach. */
  readonly goals: ReadonlySet<string>;
}

/**
 * Why a search ended. `complete`: it reached all goals that the definition allows. `explored`: it explored every state. `steps`: it exceeded the
 * maximum number of steps. `stalled`: it took too many steps without a new goal. `time`: it exceeded the maximum
 * duration. `memory`: its states took too much memory.
 */
export type SearchEndReason = "complete" | "explored" | LimitReason;

/** The result of a search. */
export interface SearchResult {
  /** The ends of short paths that together reach every goal that the search reached. */
  readonly ends: readonly Visit[];
  readonly missing: readonly string[];
  readonly endReason: SearchEndReason;
  readonly steps: number;
}

/** A step that was explored. */
export interface ExploredStep {
  readonly visit: Visit;
  /** The key of the state that the step leads to. */
  readonly key: string;
  /** Total length of the keys of the explored states. */
  readonly keyLength: number;
}

/**
 * Explores a machine lazily and breadth first. Yields every step, including those that lead to a known state, so that
 * self-transitions are covered. Simulation states are explored in rounds: one state for each state value, then a second
 * one for each, and so on. Without rounds, the search would spend most steps on combinations of context values, such as
 * the values of form fields. While `usesDepthFirst` returns true, every second state is selected depth first, because
 * some goals need long paths.
 */
export function* explore(
  stepper: Stepper,
  {
    bindings,
    inputs,
    stateKey,
    onError,
    usesDepthFirst,
    isBreadthFirst = false,
  }: ExploreOptions,
): Generator<ExploredStep> {
  const knownKeys = new Set<string>();
  let keyLength = 0;
  const frontier = new Frontier(!isBreadthFirst);
  const tryVisit = (take: () => Visit): ExploredStep | undefined => {
    let visit: Visit;
    try {
      visit = take();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      onError?.(error);
      return undefined;
    }
    const key = stateKeyText(visit, stateKey);
    if (!knownKeys.has(key)) {
      knownKeys.add(key);
      keyLength += key.length;
      frontier.add(visit);
    }
    return { visit, key, keyLength };
  };
  for (const index of inputs.keys()) {
    const step = tryVisit(() => startPath(stepper, inputs, index));
    if (step) yield step;
  }
  for (let stateNumber = 1; ; stateNumber += 1) {
    const isDepthFirst = stateNumber % 2 === 0 && usesDepthFirst?.();
    const from =
      (isDepthFirst ? frontier.nextDepthFirst() : undefined) ?? frontier.next();
    if (from === undefined) return;
    for (const trigger of stepper.triggers(from.state, bindings)) {
      const step = tryVisit(() => takeStep(stepper, from, trigger));
      if (step) yield step;
    }
  }
}

/**
 * The search also explores depth first when the steps since the last new goal exceed this number plus twice the steps
 * before that goal.
 */
const DEPTH_FIRST_AFTER = 500;

/** Explores until all goals are reached, nothing is left to explore, or a maximum is reached. */
export function search(stepper: Stepper, options: SearchOptions): SearchResult {
  const { goals, limits, onError } = options;
  const missing = new Set(goals);
  const ends: Visit[] = [];
  const budget = new SearchBudget(limits);
  const result = (endReason: SearchEndReason): SearchResult => ({
    ends,
    missing: [...missing],
    endReason,
    steps: budget.steps,
  });
  const exploration = explore(stepper, {
    ...options,
    onError: (error) => {
      budget.countFailure();
      onError?.(error);
    },
    usesDepthFirst: () =>
      budget.steps - budget.newGoalAt >
      DEPTH_FIRST_AFTER + 2 * budget.newGoalAt,
  });
  if (missing.size === 0) return result("complete");
  for (const { visit, keyLength } of exploration) {
    budget.count(visit);
    let hasNewGoal = false;
    for (const goal of visit.reached)
      if (missing.delete(goal)) hasNewGoal = true;
    if (hasNewGoal) {
      ends.push(visit);
      budget.goalReached();
    }
    if (missing.size === 0) return result("complete");
    const exceeded = budget.exceeded(keyLength);
    if (exceeded) return result(exceeded);
  }
  return result(missing.size === 0 ? "complete" : "explored");
}

/** The states to explore. */
class Frontier {
  readonly #counts = new Map<string, number>();
  readonly #ranks: Visit[][] = [];
  #lowest = 0;
  readonly #waiting = new Set<Visit>();
  /**
   * States from which depth-first exploration can start, in no particular order. Some may have been explored already.
   */
  readonly #candidates: Visit[] = [];
  /** New states found by exploring the last state that `nextDepthFirst` returned. */
  #successors: Visit[] = [];
  #isDepthFirst = false;
  readonly #random = pseudoRandom();
  readonly #hasRounds: boolean;

  constructor(hasRounds: boolean) {
    this.#hasRounds = hasRounds;
  }

  add(visit: Visit): void {
    const rank = this.#hasRounds ? this.#nextRank(visit) : 0;
    this.#ranks[rank] ??= [];
    this.#ranks[rank].push(visit);
    this.#lowest = Math.min(this.#lowest, rank);
    this.#waiting.add(visit);
    if (visit.depth >= MAX_DEPTH) return;
    this.#candidates.push(visit);
    if (this.#isDepthFirst) this.#successors.push(visit);
  }

  #nextRank({ state }: Visit): number {
    const stateValue = stableText(state.snapshot.value);
    const rank = this.#counts.get(stateValue) ?? 0;
    this.#counts.set(stateValue, rank + 1);
    return rank;
  }

  /**
   * Returns the state with the lowest rank. The rank of a state is the number of states with the same state value that
   * were found earlier. If several states have the lowest rank, returns the state that was found first.
   */
  next(): Visit | undefined {
    this.#isDepthFirst = false;
    for (;;) {
      while (this.#ranks[this.#lowest]?.length === 0) this.#lowest += 1;
      const visit = this.#ranks[this.#lowest]?.shift();
      if (visit === undefined || this.#waiting.delete(visit)) return visit;
    }
  }

  /**
   * Returns a successor of the state that the previous call returned; when there is none, any state. The choice is
   * pseudo-random, because successors are often similar.
   */
  nextDepthFirst(): Visit | undefined {
    const visit =
      this.#takeWaiting(this.#successors) ??
      this.#takeWaiting(this.#candidates);
    this.#successors = [];
    this.#isDepthFirst = true;
    return visit;
  }

  #takeWaiting(candidates: Visit[]): Visit | undefined {
    while (candidates.length > 0) {
      const index = Math.floor(this.#random() * candidates.length);
      const visit = candidates[index] as Visit;
      candidates[index] = candidates.at(-1) as Visit;
      candidates.pop();
      if (this.#waiting.delete(visit)) return visit;
    }
    return undefined;
  }
}

/** Paths of this many steps or more are not extended depth first, because longer paths are hard to read. */
const MAX_DEPTH = 100;

/** Returns a Park–Miller random number generator. Every run produces the same sequence of numbers between 0 and 1. */
function pseudoRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
