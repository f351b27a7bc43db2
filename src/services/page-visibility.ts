/**
 * Calls once the page is in front of somebody: not while a browser loads it ahead, and not in a background tab.
 * Gives the way to stop waiting.
 */
export function whenVisible(call: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    stop();
    call();
  };
  // Not at once, so that whoever asked and left again has caused nothing.
  const timer = setTimeout(look);
  document.addEventListener("visibilitychange", look);
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
  return stop;
}
