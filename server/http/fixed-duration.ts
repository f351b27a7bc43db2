import { setTimeout as sleep } from "node:timers/promises";

/** Response times are multiples of this, in milliseconds. Longer than the work usually takes. */
const STEP = 250;

/**
 * Runs `work` and responds after a fixed time, so that responses for known and unknown accounts cannot be distinguished by their
 * duration. Work that takes longer, on a busy machine, responds after the next multiple of that time.
 */
export async function withFixedDuration<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - startedAt;
    await sleep(Math.max(1, Math.ceil(elapsed / STEP)) * STEP - elapsed);
  }
}
