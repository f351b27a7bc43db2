import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import {
  MUTANT_SCORES_FOLDER,
  mutantReport,
  readMutantScores,
} from "../show/chart-scores.ts";
import { printError, printResult } from "./output.ts";
import { type Project, selectEntries } from "./project.ts";
import { runProgram } from "./run-program.ts";

/** The default of `minMutantScore`, in percent. */
const MIN_SCORE = 95;

/**
 * Runs the model tests of machines against mutants of these machines. Resolves with false when a model test fails on an
 * unchanged machine, or too few mutants are detected.
 *
 * @throws when the project does not configure its model tests, or names are given but `fileOf` is not configured.
 */
export async function mutantsCommand(
  { catalogue, config }: Project,
  names: readonly string[],
  options: {
    readonly workers?: number;
    readonly json?: boolean;
    readonly defaults?: boolean;
  },
): Promise<boolean> {
  const { modelTests, minMutantScore = MIN_SCORE } = config;
  if (modelTests === undefined)
    throw new Error(
      "Mutants are tested with the model tests; set the option modelTests in xstate-toolkit.config.ts.",
    );
  const { command, files, fileOf } = modelTests;
  if (names.length > 0 && fileOf === undefined)
    throw new Error(
      "To select machines, set the option modelTests.fileOf in xstate-toolkit.config.ts.",
    );
  const selected =
    names.length > 0 && fileOf
      ? selectEntries(catalogue, names).map(({ name }) => fileOf(name))
      : files;
  rmSync(MUTANT_SCORES_FOLDER, { recursive: true, force: true });
  const workers = options.workers ?? availableParallelism();
  const code = await runProgram(
    [...command, `--maxWorkers=${workers}`, ...selected],
    { MUTANTS: options.defaults ? "defaults" : "on" },
    options,
  );
  if (code !== 0) return false;
  const scores = readMutantScores();
  const { text, percent } = mutantReport(scores);
  printResult(options.json ? JSON.stringify(scores, null, 2) : text);
  if (percent >= minMutantScore) return true;
  printError(`The score is below ${minMutantScore} %.`);
  return false;
}
