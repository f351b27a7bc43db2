import type { Update } from "../../contract/calls/matches.ts";
import { onReturn } from "./page-return.ts";
import { onUpdates } from "./update-news.ts";

/**
 * Subscribes to events that make a list of matches stale: the page was out of view, or an update reports a change.
 * Returns an unsubscribe function.
 */
export function onListChange(notify: {
  readonly resumed: () => void;
  readonly stale: (updates: readonly Update[]) => void;
}): () => void {
  const stops = [onReturn(notify.resumed), onUpdates(notify.stale)];
  return () => {
    for (const stop of stops) stop();
  };
}
