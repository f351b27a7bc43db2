/** Runs work with a bounded number at once and a bounded number waiting. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #waitingAtMost: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `atOnce`: how many run at the same time; `waiting`: how many may wait for a place. */
  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waitingAtMost = waiting;
  }

  /**
   * Runs `work` as soon as there is a place, in the order of the calls, and returns its result. Returns null at once
   * when the queue is full.
   */
  tryRun<Result>(work: () => Promise<Result>): Promise<Result> | null {
    if (this.#running < this.#atOnce) return this.#run(work);
    if (this.#waiting.length >= this.#waitingAtMost) return null;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    // The place is handed over, so a later call cannot take it first.
    return promise.then(() => this.#run(work, true));
  }

  async #run<Result>(
    work: () => Promise<Result>,
    hasPlace = false,
  ): Promise<Result> {
    if (!hasPlace) this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
