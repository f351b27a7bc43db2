import type { Visit } from "./visit.ts";
import { workTime } from "./work-time.ts";

/** The limits of a plan. */
export interface PlanLimits {
  /** Maximum number of search steps. Default: 50,000; for pairs of transitions, 400,000. */
  readonly steps?: number;
  /** Maximum number of search steps without a new goal. Default: 20,000, and at least 5 seconds. */
  readonly stalledSteps?: number;
  /** Maximum processor time of the search in seconds. Default: 30; for pairs of transitions, 120. */
  readonly seconds?: number;
  /** Maximum number of steps in a path that combines several shorter ones. Default: 12; for pairs of transitions, 40. */
  readonly pathSteps?: number;
}

/** The limits of a search. */
export interface SearchLimits {
  readonly steps: number;
  readonly stalledSteps: number;
  /** Number of seconds without a new goal that must also have passed before `stalledSteps` ends the search. */
  readonly stalledSeconds: number;
  readonly seconds: number;
}

/** Returns the limits of a search, with the default of each limit that a plan does not set. */
export function searchLimits(limits: PlanLimits = {}): SearchLimits {
  const { steps = 50_000, stalledSteps, seconds = 30 } = limits;
  return {
    steps,
    stalledSteps: stalledSteps ?? 20_000,
    stalledSeconds: stalledSteps === undefined ? 5 : 0,
    seconds,
  };
}

/** Why a search ended before it was complete. */
export type LimitReason = "steps" | "stalled" | "time" | "memory";

/**
 * Maximum total length of the keys of the explored states. A list to which every step adds an item makes this length grow
 * with the square of the number of steps, so that a search would use up the memory before it reaches its other limits.
 */
const MAX_KEY_LENGTH = 50_000_000;

/** Counts the steps and the time of a search. */
export class SearchBudget {
  readonly #limits: SearchLimits;
  readonly #startedAt = workTime();
  #newGoalTime = this.#startedAt;
  #tried = 0;
  /** Number of steps up to the last new goal. */
  newGoalAt = 0;

  constructor(limits: SearchLimits) {
    this.#limits = limits;
  }

  /** Number of steps so far. The step that exceeds the limit does not count. */
  get steps(): number {
    return Math.min(this.#tried, this.#limits.steps);
  }

  /** Counts a visit. The start of a machine, which has no trigger, is not a step. */
  count({ trigger }: Pick<Visit, "trigger">): void {
    if (trigger !== null) this.#tried += 1;
  }

  /** Counts a step in which the machine threw. */
  countFailure(): void {
    this.#tried += 1;
  }

  /** Called when a step reached a new goal. */
  goalReached(): void {
    this.newGoalAt = this.#tried;
    this.#newGoalTime = workTime();
  }

  /**
   * Returns the limit at which the search has to end; undefined while it may continue.
   *
   * @param keyLength the total length of the keys of the explored states
   */
  exceeded(keyLength: number): LimitReason | undefined {
    const { steps, stalledSteps, stalledSeconds, seconds } = this.#limits;
    if (this.#tried > steps) return "steps";
    if (keyLength > MAX_KEY_LENGTH) return "memory";
    const now = workTime();
    const isStalled = this.#tried - this.newGoalAt > stalledSteps;
    if (isStalled && now - this.#newGoalTime >= 1_000 * stalledSeconds)
      return "stalled";
    return now - this.#startedAt >= 1_000 * seconds ? "time" : undefined;
  }
}
