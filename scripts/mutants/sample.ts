/** Returns a sample of the items in their order, determined by the seed; all of them when there are not more. */
export function sampleOf<T>(
  items: readonly T[],
  count: number,
  seed: number,
): T[] {
  const random = randomFrom(seed);
  let left = Math.min(count, items.length);
  return items.filter((_, index) => {
    const isChosen = random() * (items.length - index) < left;
    if (isChosen) left -= 1;
    return isChosen;
  });
}

/** A seeded generator of numbers from 0 (inclusive) to 1 (exclusive): mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
