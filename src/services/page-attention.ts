import { isOnline } from "./network.ts";

export type Attention =
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
export function watchAttention(tell: (what: Attention) => void): () => void {
  const shown = () => {
    tell("page.shown");
    if (!isOnline()) tell("network.lost");
  };
  const turn = () => {
    if (document.visibilityState === "visible") shown();
    else tell("page.hidden");
  };
  const back = ({ persisted }: PageTransitionEvent) => {
    if (persisted) shown();
  };
  const leave = () => tell("page.left");
  const online = () => tell("network.back");
  const offline = () => tell("network.lost");
  if (document.visibilityState !== "visible") tell("page.hidden");
  if (!isOnline()) tell("network.lost");
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
