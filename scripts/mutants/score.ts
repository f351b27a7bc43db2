import { dirname } from "node:path";
import type { Mutant } from "./mistakes.ts";
import type { Tried } from "./try-file.ts";

/** The share of mistakes that has to be noticed, in percent. */
export const WANTED_SCORE = 95;

/** How many mistakes of a place were made, and how many a test noticed; those that types refuse are in neither. */
export type Score = { readonly made: number; readonly noticed: number };

export function scoreOf(
  tried: readonly Tried[],
  refused: ReadonlySet<Mutant>,
): Score {
  const counted = tried.filter(({ mutant }) => !refused.has(mutant));
  return {
    made: counted.length,
    noticed: counted.filter(({ outcome }) => outcome !== "survived").length,
  };
}

/** In percent; full where no mistake can be made. */
export function percentOf({ made, noticed }: Score): number {
  return made === 0 ? 100 : (100 * noticed) / made;
}

/** The score of each folder and, in the last line, of all. */
export function scoreTable(
  tried: readonly Tried[],
  refused: ReadonlySet<Mutant>,
): string {
  const folders = [
    ...new Set(tried.map(({ mutant }) => dirname(mutant.path))),
  ].sort();
  const width = Math.max(3, ...folders.map((name) => name.length));
  const row = (name: string, some: readonly Tried[]) => {
    const score = scoreOf(some, refused);
    const share = `${score.noticed}/${score.made}`.padStart(11);
    return `${name.padEnd(width)} ${share}  ${percentOf(score).toFixed(1).padStart(5)} %`;
  };
  return [
    ...folders.map((folder) =>
      row(
        folder,
        tried.filter(({ mutant }) => dirname(mutant.path) === folder),
      ),
    ),
    row("all", tried),
  ].join("\n");
}

/** The mistakes that nothing noticed, each on a line: where, and what was changed. */
export function survivorLines(
  tried: readonly Tried[],
  refused: ReadonlySet<Mutant>,
): string[] {
  return tried
    .filter(
      ({ mutant, outcome }) => outcome === "survived" && !refused.has(mutant),
    )
    .map(({ mutant: { path, line, change } }) => `${path}:${line} ${change}`);
}
