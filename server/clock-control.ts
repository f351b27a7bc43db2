import type { MovableClock } from "./clock.ts";
import type { Environment } from "./environment.ts";

/** A message of the parent process that moves the server's clock forward. */
export type ClockMessage = { type: "clock.advance"; milliseconds: number };
/** The response: the current time of the clock, in epoch milliseconds. */
export type ClockAnswer = { type: "clock.now"; now: number };

/**
 * Lets the parent process move this process's clock, for tests of features that take minutes. Only in local mode and over an IPC
 * channel, which no other process can access.
 */
export function obeyParentsClock(env: Environment, clock: MovableClock): void {
  if (!env.isLocalMode || !process.send) return;
  process.on("message", (message) => {
    if (!isClockMessage(message)) return;
    clock.advance(message.milliseconds);
    const answer: ClockAnswer = { type: "clock.now", now: clock.now() };
    process.send?.(answer);
  });
  // The channel must not keep the process running.
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
