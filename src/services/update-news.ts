const listeners = new Set<() => void>();

/** Notifies all listeners that data on the server has changed. */
export function announceUpdates(): void {
  for (const listener of listeners) listener();
}

/** Calls `notify` on each such change. Returns an unsubscribe function. */
export function onUpdates(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
