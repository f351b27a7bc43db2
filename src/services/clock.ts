import { eventSource } from "./event-source.ts";

/** Returns the current time in epoch milliseconds. The only use of the browser's clock. */
export function now(): number {
  return Date.now();
}

/**
 * Calls `notify` with the time every second, and when the page becomes visible, because timers of a hidden page may be
 * suspended. Returns an unsubscribe function.
 */
export function everySecond(notify: (at: number) => void): () => void {
  const tick = () => notify(now());
  const timer = setInterval(tick, 1_000);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

/** The actor that sends `clock.ticked` every second. */
export const secondsActor = eventSource((sendBack) =>
  everySecond((at) => sendBack({ type: "clock.ticked", at })),
);
