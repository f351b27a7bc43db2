/**
 * Returns whether the date by which the investor was asked to answer a match has passed.
 *
 * @param answerBy - ISO 8601; null when the match is decided or has ended.
 * @param now - epoch milliseconds.
 */
export function isOverdue(answerBy: string | null, now: number): boolean {
  return answerBy !== null && Date.parse(answerBy) <= now;
}
