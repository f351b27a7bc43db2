import type { Update } from "../../contract/calls/matches.ts";
import { deferred } from "./deferred.ts";
import { onSessionEnd } from "./last-read.ts";
import { createListeners } from "./listeners.ts";

const updated = createListeners<readonly Update[]>();
/** Calls a listener with updates from the server. Returns an unsubscribe function. */
export const onUpdates = updated.add;

let savesRunning = 0;
let heldUpdates: readonly Update[] = [];

/** Passes updates from the server to all listeners, unless `holdUpdates` delays them. */
export function announceUpdates(updates: readonly Update[]): void {
  if (savesRunning > 0) heldUpdates = [...heldUpdates, ...updates];
  else updated.notify(updates);
}

/**
 * Delays updates while a change is being saved. They may report that change, which the response contains too. A
 * call whose signal is aborted never settles.
 */
export function holdUpdates<Response>(
  save: Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  savesRunning += 1;
  const { promise: aborted, resolve } = deferred();
  signal.addEventListener("abort", resolve);
  // The chart that saves the change receives the response before the timeout ends.
  const release = () =>
    setTimeout(() => {
      savesRunning -= 1;
      const updates = heldUpdates;
      heldUpdates = [];
      if (updates.length > 0) announceUpdates(updates);
    });
  Promise.race([save, aborted]).then(release, release);
  return save;
}

onSessionEnd(() => {
  heldUpdates = [];
});
