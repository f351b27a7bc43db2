/** Returns false when the browser knows that it is offline. True does not guarantee a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `notify` when the network is lost or restored. Returns an unsubscribe function. */
export function onNetworkChange(notify: () => void): () => void {
  addEventListener("online", notify);
  addEventListener("offline", notify);
  return () => {
    removeEventListener("online", notify);
    removeEventListener("offline", notify);
  };
}
