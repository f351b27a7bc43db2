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

let savesRunning = 0;
let heldUpdates: readonly Update[] = [];

/** Passes updates from the server to all listeners, unless `holdUpdates` delays them. */
export function announceUpdates(updates: readonly Update[]): void {
  if (savesRunning > 0) heldUpdates = [...heldUpdates, ...updates];
  else for (const listener of listeners) listener(updates);
}

/** Delays updates while a change is being saved. They may report that change, which the response contains too. */
export async function holdUpdates<Response>(
  save: Promise<Response>,
): Promise<Response> {
  savesRunning += 1;
  try {
    return await save;
  } finally {
    // The chart that saves the change receives the response before the timeout ends.
    setTimeout(() => {
      savesRunning -= 1;
      const updates = heldUpdates;
      heldUpdates = [];
      if (updates.length > 0) announceUpdates(updates);
    });
  }
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
