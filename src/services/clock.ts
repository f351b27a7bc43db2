/** Returns the current time in epoch milliseconds. The only use of the browser's clock. */
export function now(): number {
  return Date.now();
}
