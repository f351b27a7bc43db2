/**
 * The page is in front of somebody again after it was not: shown again, back from the browser's cache, or back on
 * the network. What it shows may be old then. Gives the way to stop listening.
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
