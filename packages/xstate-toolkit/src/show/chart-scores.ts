import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { MutantScore } from "../run/chart-mutants.ts";
import { fileNameOf } from "./file-names.ts";

/** The folder with the mutation scores, in one file per machine. */
export const MUTANT_SCORES_FOLDER = ".results/mutants";

/** Writes the mutation score of a machine. */
export function writeMutantScore(score: MutantScore): void {
  mkdirSync(MUTANT_SCORES_FOLDER, { recursive: true });
  const path = join(MUTANT_SCORES_FOLDER, `${fileNameOf(score.machine)}.json`);
  writeFileSync(path, JSON.stringify(score));
}

/** Reads the mutation scores of all machines. */
export function readMutantScores(): MutantScore[] {
  return readdirSync(MUTANT_SCORES_FOLDER)
    .sort()
    .map((name) =>
      JSON.parse(readFileSync(join(MUTANT_SCORES_FOLDER, name), "utf8")),
    );
}

/** Returns a report of the undetected mutants and the score of each machine. `percent` is the total score. */
export function mutantReport(scores: readonly MutantScore[]): {
  readonly text: string;
  readonly percent: number;
} {
  const total: MutantScore = {
    machine: "all",
    total: scores.reduce((sum, { total }) => sum + total, 0),
    survivors: scores.flatMap(({ survivors }) => survivors),
    ...(scores.every(({ foundByDefault }) => foundByDefault !== undefined) && {
      foundByDefault: scores.reduce(
        (sum, { foundByDefault = 0 }) => sum + foundByDefault,
        0,
      ),
    }),
  };
  const width = Math.max(...scores.map(({ machine }) => machine.length), 3);
  const rows = [...scores, total].map((score) => {
    const { machine, total, survivors } = score;
    const share = `${total - survivors.length}/${total}`.padStart(11);
    const percent = percentOf(score).toFixed(1).padStart(5);
    return `${machine.padEnd(width)} ${share}  ${percent} %${defaultsText(score)}`;
  });
  const undetected = scores.flatMap(({ machine, survivors }) =>
    survivors.map((name) => `${machine}: ${name}`),
  );
  return {
    text: [...undetected, "", ...rows].join("\n"),
    percent: percentOf(total),
  };
}

/** Returns how many mutants are detected without the expectations of the model, and how many only with them. */
function defaultsText({
  total,
  survivors,
  foundByDefault,
}: MutantScore): string {
  if (foundByDefault === undefined) return "";
  const byExpectations = total - survivors.length - foundByDefault;
  return `  ${String(foundByDefault).padStart(5)} without expectations, ${String(byExpectations).padStart(5)} only with them`;
}

function percentOf({ total, survivors }: MutantScore): number {
  return total === 0 ? 100 : 100 * (1 - survivors.length / total);
}
