/** The longest wait for an idle period, in milliseconds. */
const PATIENCE = 5_000;
/**
 * The delay in browsers without requestIdleCallback, in milliseconds: long enough for a page to request its own data
 * first.
 */
const PAUSE = 1_000;

/** Runs `work` when the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
