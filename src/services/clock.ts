/** The present, in epoch milliseconds: the one place where the browser's clock is read. */
export function now(): number {
  return Date.now();
}
