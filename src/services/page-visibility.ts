/**
 * Calls once the page is in front of somebody: not while a browser loads it ahead, and not in a background tab.
 * Gives the way to stop waiting.
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
  // Not at once, so that whoever asked and left again has caused nothing.
  queueMicrotask(look);
  return stop;
}

/** Tells whenever the page comes in front of somebody again. Gives the way to stop. */
export function onShown(tell: () => void): () => void {
  const look = () => {
    if (document.visibilityState === "visible") tell();
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
