type Bounds = {
  readonly concurrency: number;
  /** Maximum number of waiting tasks. Default: no maximum. */
  readonly maxWaiting?: number;
  /** Maximum number of running and waiting tasks per owner. Default: no maximum. */
  readonly maxPerOwner?: number;
};

/** Runs tasks with a limit on concurrency and on the queue length. */
export class BoundedQueue {
  readonly #bounds: Bounds;
  readonly #waiting: (() => void)[] = [];
  readonly #countsByOwner = new Map<string, number>();
  #running = 0;

  /** Whether no task is running or waiting. */
  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0;
  }

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /**
   * Runs `work` when a slot is free, in the order of the calls, and returns its result. Returns null immediately when
   * the queue is full or `owner` has reached its limit. The limit per owner does not apply to work without an owner.
   */
  tryRun<Result>(
    work: () => Promise<Result>,
    owner: string | null = null,
  ): Promise<Result> | null {
    const {
      concurrency,
      maxWaiting = Number.POSITIVE_INFINITY,
      maxPerOwner = Number.POSITIVE_INFINITY,
    } = this.#bounds;
    const count = owner === null ? 0 : (this.#countsByOwner.get(owner) ?? 0);
    const isFull =
      this.#running >= concurrency && this.#waiting.length >= maxWaiting;
    if (isFull || count >= maxPerOwner) return null;
    if (owner !== null) this.#countsByOwner.set(owner, count + 1);
    return this.#run(work).finally(() => this.#release(owner));
  }

  async #run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#bounds.concurrency) {
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#waiting.push(resolve);
      // The slot is passed on directly, so that a later call cannot take it first.
      await promise;
    } else this.#running += 1;
    return work();
  }

  #release(owner: string | null): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
    if (owner === null) return;
    const count = (this.#countsByOwner.get(owner) ?? 1) - 1;
    if (count === 0) this.#countsByOwner.delete(owner);
    else this.#countsByOwner.set(owner, count);
  }
}
