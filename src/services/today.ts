import { format } from "date-fns";
import { now } from "./clock.ts";

/** The interval at which the date is checked, in milliseconds. */
const CHECK_INTERVAL = 30_000;

/** Returns the current local date, YYYY-MM-DD. */
export function today(): string {
  return format(now(), "yyyy-MM-dd");
}

/** Calls `notify` after the date changes, even if the computer was asleep then. Returns an unsubscribe function. */
export function onDateChange(notify: (today: string) => void): () => void {
  let lastDate = today();
  const timer = setInterval(() => {
    if (today() === lastDate) return;
    lastDate = today();
    notify(lastDate);
  }, CHECK_INTERVAL);
  return () => clearInterval(timer);
}
