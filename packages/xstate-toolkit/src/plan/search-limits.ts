import { workTime } from "./work-time.ts";

/** The limits of a search. */
export interface SearchLimits {
  /** Maximum number of steps. */
  readonly limit: number;
  /** Maximum number of steps without a new goal. */
  readonly stallLimit: number;
  /** Number of milliseconds without a new goal that must also have passed before `stallLimit` ends the search. */
  readonly stallTime: number;
  /** Maximum duration in milliseconds. */
  readonly timeLimit: number;
}

/** Why a search ended before it was complete. */
export type LimitReason = "limit" | "stalled" | "time" | "memory";

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
  /** Number of steps so far. */
  steps = 0;
  /** Number of steps up to the last new goal. */
  newGoalAt = 0;

  constructor(limits: SearchLimits) {
    this.#limits = limits;
  }

  /** Called when a step reached a new goal. */
  goalReached(): void {
    this.newGoalAt = this.steps;
    this.#newGoalTime = workTime();
  }

  /**
   * Returns the limit at which the search has to end; undefined while it may continue.
   *
   * @param keyLength the total length of the keys of the explored states
   */
  exceeded(keyLength: number): LimitReason | undefined {
    const { limit, stallLimit, stallTime, timeLimit } = this.#limits;
    if (this.steps > limit) return "limit";
    if (keyLength > MAX_KEY_LENGTH) return "memory";
    const now = workTime();
    const isStalled = this.steps - this.newGoalAt > stallLimit;
    if (isStalled && now - this.#newGoalTime >= stallTime) return "stalled";
    return now - this.#startedAt >= timeLimit ? "time" : undefined;
  }
}
