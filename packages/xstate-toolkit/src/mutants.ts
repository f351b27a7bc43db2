/** Mutants of machines: variants with one change, which tests should detect. */
export {
  type Mutant,
  type MutantScore,
  mutantsOf,
  testMutants,
} from "./run/chart-mutants.ts";
export {
  MUTANT_SCORES_FOLDER,
  mutantReport,
  readMutantScores,
} from "./show/chart-scores.ts";
