import { useEffect } from "react";

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is drawn and can be changed. A page that the build has written comes to life part by
 * part, and each part must first find what the server drew: so nothing is read from the storage before.
 */
export const firstPageAlive: Promise<void> = promise;

/** Stands beside the page, in the same Suspense boundary. Draws nothing. */
export function PageAlive() {
  useEffect(() => resolve(), []);
  return null;
}
