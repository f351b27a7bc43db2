/** Coverage, drawings and documentation of machines. */
export { chartReport, readChartScores, SCORES_FOLDER } from "./chart-scores.ts";
export {
  COUNTED,
  type CoverageCounts,
  countCoverage,
  type Taken,
  takenByPaths,
} from "./coverage-counts.ts";
export {
  COVERAGE_FOLDER,
  type CoverageRecord,
  coverageTable,
  printCoverage,
  readCoverage,
  type Share,
  writeCoverage,
} from "./coverage-file.ts";
