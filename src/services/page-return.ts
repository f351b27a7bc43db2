/**
 * Calls `notify` when the page becomes visible again, is restored from the back/forward cache or is online again, so
 * its data may be stale. Returns an unsubscribe function.
 */
export function onReturn(notify: () => void): () => void {
  const whenShown = () => {
    if (document.visibilityState === "visible") notify();
  };
  const whenBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify();
  };
  document.addEventListener("visibilitychange", whenShown);
  addEventListener("pageshow", whenBack);
  addEventListener("online", notify);
  return () => {
    document.removeEventListener("visibilitychange", whenShown);
    removeEventListener("pageshow", whenBack);
    removeEventListener("online", notify);
  };
}
