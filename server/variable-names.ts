import { VARIABLE_NAMES } from "./environment.ts";

/** Names of fewer letters resemble too many others, such as HOST and HOME. */
const MIN_LENGTH = 6;
const MAX_EDITS = 2;

/** Returns one sentence for each variable whose name is probably a misspelt one of the product's. */
export function misspeltVariables(
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.keys(env)
    .filter((name) => !VARIABLE_NAMES.includes(name))
    .flatMap((name) => {
      const meant = VARIABLE_NAMES.find((known) => isSimilar(name, known));
      return meant
        ? [`${name} is not a variable of Ubia: did you mean ${meant}?`]
        : [];
    });
}

function isSimilar(name: string, known: string): boolean {
  return (
    known.length >= MIN_LENGTH &&
    Math.abs(name.length - known.length) <= MAX_EDITS &&
    editDistance(name, known) <= MAX_EDITS
  );
}

/** Returns how many letters have to be added, removed or replaced to get from one word to the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1];
    for (const [column, other] of [...to].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (distances[column + 1] ?? 0) + 1,
          (distances[column] ?? 0) + (letter === other ? 0 : 1),
        ),
      );
    distances = next;
  }
  return distances.at(-1) ?? 0;
}
