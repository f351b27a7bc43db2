/** False when the browser knows that it has no network; true says nothing more than that. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Tells when the network comes or goes. Gives the way to stop. */
export function onNetworkChange(tell: () => void): () => void {
  addEventListener("online", tell);
  addEventListener("offline", tell);
  return () => {
    removeEventListener("online", tell);
    removeEventListener("offline", tell);
  };
}
