/** Returns a random number from 0 (inclusive) to 1 (exclusive). The only use of Math.random in the browser. */
export function random(): number {
  return Math.random();
}
