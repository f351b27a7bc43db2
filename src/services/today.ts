import { format } from "date-fns";
import { now } from "./clock.ts";

/** How often the clock is looked at for midnight, in milliseconds. */
const LOOK = 30_000;

/** The day it is for the person, YYYY-MM-DD. */
export function today(): string {
  return format(now(), "yyyy-MM-dd");
}

/** Tells each new day, also one that began while the page slept. Gives the way to stop. */
export function onNewDay(tell: (today: string) => void): () => void {
  let known = today();
  const look = setInterval(() => {
    if (today() === known) return;
    known = today();
    tell(known);
  }, LOOK);
  return () => clearInterval(look);
}
