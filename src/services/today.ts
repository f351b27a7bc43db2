import { now } from "./clock.ts";

/** Returns the current local date, YYYY-MM-DD. */
export function today(): string {
  const date = new Date(now());
  date.setUTCMinutes(date.getUTCMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 10);
}
