/** Returns false when the browser knows that it is offline. True does not guarantee a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `notify` when the network is lost or restored. Returns an unsubscribe function. */
export function onNetworkChange(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
