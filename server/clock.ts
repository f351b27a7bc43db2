/** The only source of the current time in server/, in epoch milliseconds. */
export type Clock = { now(): number };

/** A clock that tests can move forward. */
export type MovableClock = Clock & {
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

/** Creates a clock with the system time plus an adjustable offset. */
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
