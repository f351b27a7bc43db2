/**
 * Calls `call` once the page is visible, so neither while the browser prerenders it nor in a background tab. Returns a
 * function that cancels it.
 */
export function whenVisible(call: () => void): () => void {
  let isWaiting = true;
  const look = () => {
    if (!isWaiting || document.visibilityState !== "visible") return;
    stop();
    call();
  };
  const stop = () => {
    isWaiting = false;
    document.removeEventListener("visibilitychange", look);
  };
  document.addEventListener("visibilitychange", look);
  // Deferred, so that a caller that cancels at once causes no call.
  queueMicrotask(look);
  return stop;
}

/** Calls `notify` whenever the page becomes visible again. Returns an unsubscribe function. */
export function onShown(notify: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") notify();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
