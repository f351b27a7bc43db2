const listeners = new Set<() => void>();

/** Notifies all listeners that data on the server has changed. */
export function announceUpdates(): void {
  for (const listener of listeners) listener();
}

/** Calls `notify` on each such change. Returns an unsubscribe function. */
export function onUpdates(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
