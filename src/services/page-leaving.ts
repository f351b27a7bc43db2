/**
 * Calls `notify` when the page is left: it is closed, reloaded, stored in the back/forward cache, or the path changes.
 * The path counts rather than what is rendered, because on a slow network this page stays visible for seconds while the
 * next one loads. Returns an unsubscribe function.
 */
export function onLeaving(notify: () => void): () => void {
  const here = location.pathname;
  // A click handler has changed the path before the click bubbles up to the window.
  const look = () => {
    if (location.pathname !== here) notify();
  };
  addEventListener("pagehide", notify);
  addEventListener("popstate", look);
  addEventListener("click", look);
  return () => {
    removeEventListener("pagehide", notify);
    removeEventListener("popstate", look);
    removeEventListener("click", look);
  };
}
