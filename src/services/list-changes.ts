import type { Update } from "../../contract/calls/matches.ts";
import { eventActor } from "./event-actor.ts";
import { combineUnsubscribes, onResume } from "./page-events.ts";

type ListChange =
  | { type: "list.stale"; updates: readonly Update[] }
  | { type: "page.resumed" };
type Listener = (updates: readonly Update[]) => void;
const listeners = new Set<Listener>();

/** Calls `listener` with updates from the server. Returns an unsubscribe function. */
export function onUpdates(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Passes updates from the server to all listeners. */
export function announceUpdates(updates: readonly Update[]): void {
  for (const listener of listeners) listener(updates);
}

/**
 * The actor that reports when a list of matches may be stale: `page.resumed` whenever `onResume` notifies, and
 * `list.stale` with the updates passed to `announceUpdates`.
 */
export const listChangesActor = eventActor<ListChange>((sendBack) =>
  combineUnsubscribes(
    onUpdates((updates) => sendBack({ type: "list.stale", updates })),
    onResume(() => sendBack({ type: "page.resumed" })),
  ),
);
