import { now } from "./clock.ts";

/** Returns the current local date, YYYY-MM-DD. */
export function today(): string {
  const date = new Date(now());
  const localMidnight = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
  );
  return new Date(localMidnight).toISOString().slice(0, 10);
}
