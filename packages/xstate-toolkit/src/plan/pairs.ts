import type { Path } from "./path.ts";

/** The labels of two consecutive transitions. */
export type Pair = readonly [first: string, second: string];

/** Formats a pair as one string. */
export function pairText([first, second]: Pair): string {
  return `${first} ⇒ ${second}`;
}

/** Returns the pairs of a sequence of transitions. */
export function pairsIn(labels: readonly string[]): Pair[] {
  return labels
    .slice(1)
    .map((label, index): Pair => [labels[index] ?? "", label]);
}

/** Returns the labels of all transitions of a path, in order. */
export function labelsOf({ initialTransitions, steps }: Path): string[] {
  return [
    ...initialTransitions,
    ...steps.flatMap(({ transitions }) => transitions),
  ];
}

/** Returns the text (`pairText`) of every pair that the paths cover. */
export function pairsOfPaths(paths: readonly Path[]): Set<string> {
  return new Set(
    paths.flatMap((path) => pairsIn(labelsOf(path)).map(pairText)),
  );
}
