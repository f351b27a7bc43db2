import type { Update } from "../../contract/calls/matches.ts";
import { eventActor } from "./event-actor.ts";
import { combineUnsubscribes, onResume } from "./page-events.ts";

type ListChange =
  | { type: "list.stale"; updates: readonly Update[] }
  | { type: "page.resumed" };
type Listener = (updates: readonly Update[]) => void;
const listeners = new Set<Listener>();

/** Passes updates from the server to every running `listChangesActor`. */
export function announceUpdates(updates: readonly Update[]): void {
  for (const listener of listeners) listener(updates);
}

/**
 * The actor that reports when a list of matches may be stale: `page.resumed` whenever `onResume` notifies, and
 * `list.stale` with the updates passed to `announceUpdates`.
 */
export const listChangesActor = eventActor<ListChange>((sendBack) => {
  const listener: Listener = (updates) =>
    sendBack({ type: "list.stale", updates });
  listeners.add(listener);
  return combineUnsubscribes(
    () => listeners.delete(listener),
    onResume(() => sendBack({ type: "page.resumed" })),
  );
});
