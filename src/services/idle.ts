/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE = 5_000;
/** Where the browser tells of no quiet moment: long enough for a page to have asked for what it shows. */
const PAUSE = 1_000;

/** Does something when the page has nothing else to do. Gives the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const asked = requestIdleCallback(work, { timeout: PATIENCE });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, PAUSE);
  return () => clearTimeout(timer);
}
