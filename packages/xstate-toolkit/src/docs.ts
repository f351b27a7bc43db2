/** The pages, drawings, definitions for Stately, and paths for testers of a catalogue of machines. */
export {
  type Catalogue,
  type CatalogueAreaItem,
  type CatalogueEntry,
  readCatalogue,
} from "./show/catalogue.ts";
export { allStates, type Chart, readChart } from "./show/chart.ts";
export { drawChart } from "./show/drawing.ts";
export { formatDuration } from "./show/duration-words.ts";
export { machineJson, machineText } from "./show/machine-text.ts";
export { makeDocs } from "./show/make-docs.ts";
export { mermaidOf } from "./show/mermaid.ts";
export type { DocsOptions, PlanBrowserPaths } from "./show/options.ts";
export { csvOf } from "./show/paths/csv-format.ts";
export type { FlowRun, PathRun } from "./show/paths/flow-run.ts";
export { gherkinOf } from "./show/paths/gherkin-format.ts";
export { jsonOf } from "./show/paths/json-format.ts";
export { junitOf } from "./show/paths/junit-report.ts";
export { markdownOf } from "./show/paths/markdown-format.ts";
export { playwrightOf } from "./show/paths/playwright-format.ts";
export { reportOf } from "./show/paths/run-report.ts";
export {
  type TestFlow,
  testPaths,
  type VisibleTexts,
} from "./show/paths/test-paths.ts";
export { textOf } from "./show/paths/text-format.ts";
export { type Docs, staleFiles, writeDocs } from "./show/write-docs.ts";
