import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work usually takes, so that its length does not show, in milliseconds. */
const SHOWN = 250;

/**
 * Does some work and answers after a fixed time, so that an answer that says the same for known and unknown
 * accounts also takes the same time for both. Work that takes longer, on a busy machine, is answered after the next
 * multiple of it.
 */
export async function inEqualTime<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    await sleep(Math.max(1, Math.ceil(taken / SHOWN)) * SHOWN - taken);
  }
}
