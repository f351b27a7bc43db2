/** A number by chance, from 0 to below 1: the one place where the browser throws dice. */
export function chance(): number {
  return Math.random();
}
