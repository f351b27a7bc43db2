import { now } from "./clock.ts";

/**
 * Tells the time every second, and at once when the page wakes: a hidden page's clock may stand still. Gives the
 * way to stop.
 */
export function everySecond(tell: (at: number) => void): () => void {
  const tick = () => tell(now());
  const timer = setInterval(tick, 1_000);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
