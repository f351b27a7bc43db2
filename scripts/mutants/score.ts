import { dirname } from "node:path";
import type { Mutant } from "./mutations.ts";
import type { Tried } from "./try-file.ts";

/** Minimum share of detected mutants, in percent. */
export const WANTED_SCORE = 95;

/** Number of mutants, and of those detected by a test. Mutants that the type checker rejects are not counted. */
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

/** Returns the score in percent; 100 when there are no mutants. */
export function percentOf({ made, noticed }: Score): number {
  return made === 0 ? 100 : (100 * noticed) / made;
}

/** Formats the score of each folder, with the total in the last line. */
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

/** Formats the undetected mutants, one per line, with position and change. */
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
