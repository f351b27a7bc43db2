/** Returns the current time in epoch milliseconds. Pages read the clock nowhere else. */
export function now(): number {
  return Date.now();
}
