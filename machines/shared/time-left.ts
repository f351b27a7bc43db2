/** Returns the milliseconds until a deadline; 0 when it has passed or there is none. Times are epoch milliseconds. */
export function timeLeft(deadline: number | null, now: number): number {
  return Math.max(0, (deadline ?? 0) - now);
}
