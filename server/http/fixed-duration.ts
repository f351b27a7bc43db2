import { setTimeout as sleep } from "node:timers/promises";

/** The duration is a multiple of this step, in milliseconds. The work usually takes less than one step. */
const STEP = 250;

/**
 * Runs `work` and settles after a fixed time, so that responses for known and unknown accounts cannot be distinguished by their
 * duration. If the work takes longer, for example on a busy machine, the promise settles after the next multiple of that time.
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

/** Runs `work`. An error takes a fixed time like that of `withFixedDuration`; a success is returned immediately. */
export function withFixedErrorDuration<Result>(
  work: () => Promise<Result>,
): Promise<Result> {
  const result = work();
  const delayed = withFixedDuration(() => result);
  return result.catch(() => delayed);
}
