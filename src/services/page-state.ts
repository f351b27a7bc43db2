import {
  combineUnsubscribes,
  isOnline,
  isVisible,
  listen,
  onRestored,
  onVisibilityChange,
  type Unsubscribe,
} from "./page-events.ts";

/** `page.cached`: the page is left, and may be stored in the back/forward cache. */
type PageStateChange =
  | "page.shown"
  | "page.hidden"
  | "page.cached"
  | "network.lost"
  | "network.restored";

/**
 * Watches whether the page is visible and online. Calls `notify` immediately if the page is hidden or offline, and then
 * for every change.
 */
export function watchPageState(
  notify: (change: PageStateChange) => void,
): Unsubscribe {
  const notifyShown = () => {
    notify("page.shown");
    if (!isOnline()) notify("network.lost");
  };
  if (!isVisible()) notify("page.hidden");
  if (!isOnline()) notify("network.lost");
  return combineUnsubscribes(
    onVisibilityChange(() =>
      isVisible() ? notifyShown() : notify("page.hidden"),
    ),
    onRestored(notifyShown),
    listen("pagehide", () => notify("page.cached")),
    listen("online", () => notify("network.restored")),
    listen("offline", () => notify("network.lost")),
  );
}
