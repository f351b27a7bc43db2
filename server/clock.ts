/** The one source of time of a server: epoch milliseconds. Nothing else in server/ asks for the present. */
export type Clock = { now(): number };

/** A clock that tests move; time never goes back. */
export type MovableClock = Clock & {
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

/** The time of the machine, plus what the clock has been moved by. */
export function createClock(): MovableClock {
  let moved = 0;
  return {
    now: () => Date.now() + moved,
    advance(milliseconds) {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new RangeError("A clock only moves forward.");
      moved += milliseconds;
    },
  };
}
