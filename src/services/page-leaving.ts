/**
 * The page is left: it is closed, loaded anew or kept for the browser's Back, or the product's address leads
 * elsewhere. The next page may still have to be fetched then, and on a slow network this one stays in view for
 * seconds, so the address counts and not what is drawn. Gives the way to stop listening.
 */
export function onLeaving(tell: () => void): () => void {
  const here = location.pathname;
  // By a press, whoever hears it has changed the address before it comes up to the window.
  const look = () => {
    if (location.pathname !== here) tell();
  };
  addEventListener("pagehide", tell);
  addEventListener("popstate", look);
  addEventListener("click", look);
  return () => {
    removeEventListener("pagehide", tell);
    removeEventListener("popstate", look);
    removeEventListener("click", look);
  };
}
