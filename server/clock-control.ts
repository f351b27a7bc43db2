import type { MovableClock } from "./clock.ts";
import type { Environment } from "./environment.ts";

/** What a parent process sends over its IPC channel to move the server's clock forward. */
export type ClockMessage = { type: "clock.advance"; milliseconds: number };
/** The answer: where the clock stands now, in epoch milliseconds. */
export type ClockAnswer = { type: "clock.now"; now: number };

/**
 * Lets the process that started this one move its clock: for tests of what takes minutes. Works only at home and
 * over an IPC channel, which nobody else can reach.
 */
export function obeyParentsClock(env: Environment, clock: MovableClock): void {
  if (!env.isAtHome || !process.send) return;
  process.on("message", (message) => {
    if (!isClockMessage(message)) return;
    clock.advance(message.milliseconds);
    const answer: ClockAnswer = { type: "clock.now", now: clock.now() };
    process.send?.(answer);
  });
  // The channel alone keeps no process running.
  process.channel?.unref();
}

function isClockMessage(message: unknown): message is ClockMessage {
  return (
    typeof message === "object" &&
    message !== null &&
    "type" in message &&
    message.type === "clock.advance" &&
    "milliseconds" in message &&
    typeof message.milliseconds === "number" &&
    message.milliseconds >= 0
  );
}
