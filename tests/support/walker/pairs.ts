import type { Path } from "./path.ts";

/** Two transitions by their labels, the second taken directly after the first: no other one between them. */
export type Pair = readonly [first: string, second: string];

/** A pair as one text. */
export function pairText([first, second]: Pair): string {
  return `${first} ⇒ ${second}`;
}

/** The pairs in a row of transitions. */
export function pairsIn(labels: readonly string[]): Pair[] {
  return labels
    .slice(1)
    .map((label, index): Pair => [labels[index] ?? "", label]);
}

/** Labels of everything that a path takes, in order. */
export function labelsOf({ initialTransitions, steps }: Path): string[] {
  return [
    ...initialTransitions,
    ...steps.flatMap(({ transitions }) => transitions),
  ];
}

/** Every pair (`pairText`) that some paths take. */
export function pairsOfPaths(paths: readonly Path[]): Set<string> {
  return new Set(
    paths.flatMap((path) => pairsIn(labelsOf(path)).map(pairText)),
  );
}
