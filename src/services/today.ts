import { format } from "date-fns";
import { now } from "./clock.ts";

/** Returns the current local date, YYYY-MM-DD. */
export function today(): string {
  return format(now(), "yyyy-MM-dd");
}
