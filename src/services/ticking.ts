import { now } from "./clock.ts";

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
