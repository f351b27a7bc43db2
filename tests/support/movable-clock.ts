import { type Clock, systemClock } from "../../server/clock.ts";

/** A clock with the system time, which a test can move forward. */
export type MovableClock = Clock & {
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

/** Creates a clock that shows the system time until it is moved. */
export function createClock(): MovableClock {
  let offset = 0;
  return {
    now: () => systemClock.now() + offset,
    advance(milliseconds) {
      offset += milliseconds;
    },
  };
}
