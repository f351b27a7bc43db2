/**
 * Calls `notify` when the page becomes visible again, is restored from the back/forward cache or is online again, so
 * its data may be stale. Returns an unsubscribe function.
 */
export function onReturn(tell: () => void): () => void {
  const whenShown = () => {
    if (document.visibilityState === "visible") tell();
  };
  const whenBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell();
  };
  document.addEventListener("visibilitychange", whenShown);
  addEventListener("pageshow", whenBack);
  addEventListener("online", tell);
  return () => {
    document.removeEventListener("visibilitychange", whenShown);
    removeEventListener("pageshow", whenBack);
    removeEventListener("online", tell);
  };
}
