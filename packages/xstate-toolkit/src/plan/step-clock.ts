/** A timer that fired: its duration, and the simulated time at which it fired, in milliseconds. */
export interface FiredTimer {
  readonly delay: number;
  readonly at: number;
}

interface WaitingTimer {
  readonly run: () => void;
  readonly delay: number;
  readonly firesAt: number;
}

/**
 * A simulated clock that can fire one timer at a time. XState's SimulatedClock fires all due timers in one call, so a
 * test could not check the effects of one timer before the next timer fires.
 */
export class StepClock {
  #now = 0;
  #nextId = 0;
  readonly #timers = new Map<number, WaitingTimer>();

  /** Returns the number of simulated milliseconds since the clock was created. */
  now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, delay: number): number {
    this.#nextId += 1;
    const firesAt = this.#now + Math.max(0, delay);
    this.#timers.set(this.#nextId, { run, delay, firesAt });
    return this.#nextId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Advances to `time` and fires the timers that are due by then. Returns how many fired. */
  advanceTo(time: number): number {
    let fired = 0;
    while ((this.#next()?.[1].firesAt ?? Number.POSITIVE_INFINITY) <= time) {
      this.fireNext();
      fired += 1;
    }
    this.#now = Math.max(this.#now, time);
    return fired;
  }

  /** Advances to the next timer and fires only that one. Throws when no timer is running. */
  fireNext(): FiredTimer {
    const next = this.#next();
    if (next === undefined) throw new Error("no timer is running");
    const [id, { run, delay, firesAt }] = next;
    this.#timers.delete(id);
    this.#now = Math.max(this.#now, firesAt);
    run();
    return { delay, at: this.#now };
  }

  #next(): [number, WaitingTimer] | undefined {
    let next: [number, WaitingTimer] | undefined;
    for (const entry of this.#timers) {
      if (next === undefined || entry[1].firesAt < next[1].firesAt)
        next = entry;
    }
    return next;
  }
}
