/** A timer that fired: when it was set, and to how many milliseconds. */
export interface FiredTimer {
  readonly delay: number;
  readonly at: number;
}

interface WaitingTimer {
  readonly run: () => void;
  readonly delay: number;
  readonly due: number;
}

/**
 * A clock for actors that moves only when told, and fires one timer at a time: XState's SimulatedClock fires all
 * that are due together, so that what the first of them caused could not be looked at before the second.
 */
export class StepClock {
  #now = 0;
  #nextId = 0;
  readonly #timers = new Map<number, WaitingTimer>();

  /** Simulated milliseconds since the clock was made. */
  now(): number {
    return this.#now;
  }

  setTimeout(run: () => void, delay: number): number {
    this.#nextId += 1;
    const due = this.#now + Math.max(0, delay);
    this.#timers.set(this.#nextId, { run, delay, due });
    return this.#nextId;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  /** Lets time pass up to `time`, firing on the way whatever is due by then. Returns how many fired. */
  passTo(time: number): number {
    let fired = 0;
    while ((this.#next()?.[1].due ?? Number.POSITIVE_INFINITY) <= time) {
      this.fireNext();
      fired += 1;
    }
    this.#now = Math.max(this.#now, time);
    return fired;
  }

  /** Lets time pass to the next timer and fires that one alone. Throws when none runs. */
  fireNext(): FiredTimer {
    const next = this.#next();
    if (next === undefined) throw new Error("no timer runs");
    const [id, { run, delay, due }] = next;
    this.#timers.delete(id);
    this.#now = Math.max(this.#now, due);
    run();
    return { delay, at: this.#now };
  }

  #next(): [number, WaitingTimer] | undefined {
    let next: [number, WaitingTimer] | undefined;
    for (const entry of this.#timers) {
      if (next === undefined || entry[1].due < next[1].due) next = entry;
    }
    return next;
  }
}
