/** Reads, writes, prints and checks the coverage of machines. */
export { type FlowCoverage, readWrittenCoverage } from "./show/coverage.ts";
export { checkCoverage } from "./show/coverage-check.ts";
export {
  type CoverageCounts,
  countCoverage,
  coveredByPaths,
} from "./show/coverage-counts.ts";
export {
  BROWSER_COVERAGE_FOLDER,
  COVERAGE_FOLDER,
  type CoverageRecord,
  coverageTable,
  printCoverage,
  readCoverage,
  type Share,
  writeCoverage,
} from "./show/coverage-file.ts";
