/** Reads, writes, prints and checks the coverage of machines. */
export { type FlowCoverage, readWrittenCoverage } from "./show/coverage.ts";
export { checkCoverage } from "./show/coverage-check.ts";
export {
  BROWSER_COVERAGE_FOLDER,
  COVERAGE_FOLDER,
  type CoverageRecord,
  coverageTable,
  printCoverage,
  readCoverage,
  writeCoverage,
} from "./show/coverage-file.ts";
