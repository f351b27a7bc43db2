import { setTimeout as sleep } from "node:timers/promises";

/** The duration is a multiple of this step, in milliseconds. The work usually takes less than one step. */
const STEP = 250;

/**
 * Runs `work` and settles after STEP, so that responses for known and unknown accounts cannot be distinguished by their
 * duration. If the work takes longer, for example on a busy machine, it settles at the next multiple of STEP.
 */
export async function withFixedDuration<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const elapsed = performance.now() - startedAt;
    await sleep(Math.max(1, Math.ceil(elapsed / STEP)) * STEP - elapsed);
  }
}

/** Like `withFixedDuration`, but delays only errors. A result is returned immediately. */
export function withFixedErrorDuration<Result>(work: () => Promise<Result>) {
  const result = work();
  const delayed = withFixedDuration(() => result);
  return result.catch(() => delayed);
}
