import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the work usually takes, so that its duration is not visible, in milliseconds. */
const SHOWN = 250;

/**
 * Runs `work` and responds after a fixed time, so that responses for known and unknown accounts cannot be distinguished by their
 * duration. Work that takes longer, on a busy machine, responds after the next multiple of that time.
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
