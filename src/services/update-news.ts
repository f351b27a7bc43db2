import type { Update } from "../../contract/calls/matches.ts";

type Listener = (updates: readonly Update[]) => void;
const listeners = new Set<Listener>();

/** Notifies all listeners of changes on the server. */
export function announceUpdates(updates: readonly Update[]): void {
  for (const listener of listeners) listener(updates);
}

/** Calls `notify` with the updates of each such notification. Returns an unsubscribe function. */
export function onUpdates(notify: Listener): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
