import { type Clock, systemClock } from "../../server/clock.ts";

/** A clock that a test can move forward. */
export type MovableClock = Clock & {
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

/**
 * Creates a clock that shows the system time plus all advances. With `isStopped`, its time changes only through
 * `advance`.
 */
export function createClock({ isStopped = false } = {}): MovableClock {
  const startedAt = systemClock.now();
  let offset = 0;
  return {
    now: () => (isStopped ? startedAt : systemClock.now()) + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
