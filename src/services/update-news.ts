const listeners = new Set<() => void>();

/** Tells every page that something of what it shows has changed on the server. */
export function announceUpdates(): void {
  for (const listener of listeners) listener();
}

/** Listens for it. Gives the way to stop. */
export function onUpdates(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
