import { z } from "zod";

/** The only source of the current time in server/, in epoch milliseconds. */
export type Clock = { now(): number };

/** A clock that tests can move forward. */
export type MovableClock = Clock & {
  /** Moves the clock forward by this many milliseconds. */
  advance(milliseconds: number): void;
};

/** Creates a clock with the system time plus an adjustable offset. */
export function createClock(): MovableClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    advance(milliseconds) {
      if (!Number.isFinite(milliseconds) || milliseconds < 0)
        throw new RangeError("A clock can only move forward.");
      offset += milliseconds;
    },
  };
}

const clockMessage = z.object({
  type: z.literal("clock.advance"),
  milliseconds: z.number().min(0),
});
/** A message from the parent process that moves the server's clock forward. */
export type ClockMessage = z.infer<typeof clockMessage>;

/**
 * Lets the parent process move this process's clock, for tests of features that take minutes. Uses an IPC channel, which no other
 * process can access. Call it in local mode only.
 */
export function acceptClockMessages(clock: MovableClock): void {
  if (!process.send) return;
  process.on("message", (message) => {
    const { data } = clockMessage.safeParse(message);
    if (!data) return;
    clock.advance(data.milliseconds);
    process.send?.({ type: "clock.now", now: clock.now() });
  });
  // The channel must not keep the process running.
  process.channel?.unref();
}
