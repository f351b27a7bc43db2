import { isOnline } from "./network.ts";

export type PageStateChange =
  | "page.shown"
  | "page.hidden"
  /** The page was stored in the back/forward cache. */
  | "page.left"
  | "network.lost"
  | "network.back";

/**
 * Watches whether the page is visible and online. Calls `notify` immediately for anything unusual, and then for every
 * change. Returns an unsubscribe function.
 */
export function watchPageState(
  notify: (change: PageStateChange) => void,
): () => void {
  const shown = () => {
    notify("page.shown");
    if (!isOnline()) notify("network.lost");
  };
  const turn = () => {
    if (document.visibilityState === "visible") shown();
    else notify("page.hidden");
  };
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) shown();
  };
  const leave = () => notify("page.left");
  const online = () => notify("network.back");
  const offline = () => notify("network.lost");
  if (document.visibilityState !== "visible") notify("page.hidden");
  if (!isOnline()) notify("network.lost");
  document.addEventListener("visibilitychange", turn);
  addEventListener("pageshow", back);
  addEventListener("pagehide", leave);
  addEventListener("online", online);
  addEventListener("offline", offline);
  return () => {
    document.removeEventListener("visibilitychange", turn);
    removeEventListener("pageshow", back);
    removeEventListener("pagehide", leave);
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
}
