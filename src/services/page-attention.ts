import { isOnline } from "./network.ts";

export type Attention =
  | "page.shown"
  | "page.hidden"
  /** The browser keeps it for the way back. */
  | "page.left"
  | "network.lost"
  | "network.back";

/**
 * Tells whether somebody looks at the page and whether it has a network: at once what is not as usual, and then
 * every change. Gives the way to stop.
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
