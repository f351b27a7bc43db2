import { useEffect } from "react";

const { promise, resolve } = Promise.withResolvers<void>();

/**
 * Resolves when the first page is rendered and interactive. A prerendered page hydrates in parts, and each part must
 * match the HTML of the build, so the storage is not read before.
 */
export const firstPageAlive: Promise<void> = promise;

/** Must be placed next to the page, in the same Suspense boundary. Renders nothing. */
export function PageAlive() {
  useEffect(() => resolve(), []);
  return null;
}
