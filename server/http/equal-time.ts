import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work takes, so that its length does not show, in milliseconds. */
const SHOWN = 250;

/**
 * Does some work and answers after a fixed time, so that an answer that says the same for known and unknown
 * accounts also takes the same time for both.
 */
export async function inEqualTime<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const pause = sleep(SHOWN);
  try {
    return await work();
  } finally {
    await pause;
  }
}
