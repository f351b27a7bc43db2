import { onReturn } from "./page-return.ts";
import { onUpdates } from "./update-news.ts";

/**
 * What makes a list of matches old: nobody was looking, or an update says that something has changed. Gives the way to
 * stop listening.
 */
export function onListChange(tell: {
  readonly woke: () => void;
  readonly outdated: () => void;
}): () => void {
  const stops = [onReturn(tell.woke), onUpdates(tell.outdated)];
  return () => {
    for (const stop of stops) stop();
  };
}
