/**
 * Generates the docs, drawings, an offline visualiser, coverage reports, paths for testers, and definitions for
 * Stately.
 */
export {
  type Catalogue,
  type CatalogueArea,
  type CatalogueAreaItem,
  type CatalogueEntry,
  type CatalogueItem,
  readCatalogue,
} from "./catalogue.ts";
export {
  allStates,
  type Chart,
  type ChartState,
  type ChartTransition,
  readChart,
} from "./chart.ts";
export { chartReport, readChartScores, SCORES_FOLDER } from "./chart-scores.ts";
export { type FlowCoverage, readWrittenCoverage } from "./coverage.ts";
export { checkCoverage } from "./coverage-check.ts";
export {
  type CoverageCounts,
  countCoverage,
  coveredByPaths,
} from "./coverage-counts.ts";
export {
  BROWSER_COVERAGE_FOLDER,
  COVERAGE_FOLDER,
  type CoverageRecord,
  coverageTable,
  printCoverage,
  readCoverage,
  type Share,
  writeCoverage,
} from "./coverage-file.ts";
export { drawChart } from "./drawing.ts";
export { formatDuration } from "./duration-words.ts";
export { machineJson, machineText } from "./machine-text.ts";
export { type DocsSource, makeDocs } from "./make-docs.ts";
export { mermaidOf } from "./mermaid.ts";
export type {
  BrowserPlan,
  DocsOptions,
  DocumentedMachine,
  PlanBrowserPaths,
  RuleOptions,
} from "./options.ts";
export { csvOf } from "./paths/csv-format.ts";
export type { FlowRun, PathRun } from "./paths/flow-run.ts";
export { gherkinOf } from "./paths/gherkin-format.ts";
export { jsonOf } from "./paths/json-format.ts";
export { junitOf } from "./paths/junit-report.ts";
export { markdownOf } from "./paths/markdown-format.ts";
export { playwrightOf } from "./paths/playwright-format.ts";
export { reportOf } from "./paths/run-report.ts";
export {
  PATH_STYLES,
  type PathStyle,
  type TestFlow,
  type TestPath,
  type TestStep,
  testPaths,
  type VisibleTexts,
} from "./paths/test-paths.ts";
export { textOf } from "./paths/text-format.ts";
export { type LabelPath, pathsToStates } from "./short-paths.ts";
export { viewerFiles } from "./viewer-files.ts";
export { VISUALISER_SCRIPT, visualiserScript } from "./visualiser-page.ts";
export { type Docs, staleFiles, writeDocs } from "./write-docs.ts";
