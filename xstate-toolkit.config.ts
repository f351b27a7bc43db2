import { defineConfig } from "xstate-toolkit/cli";
import {
  introduction,
  readingHints,
  sections,
} from "./scripts/docs/front-page.ts";
import { rulePages } from "./scripts/docs/rule-pages.ts";
import { traceRules } from "./scripts/docs/traceability.ts";
import { folderOfFlow } from "./scripts/flow-folder.ts";
import { areaOfRule } from "./scripts/rule-report.ts";
import { planBrowserPaths } from "./tests/flows/browser-plans.ts";
import { contextTexts } from "./tests/support/context-texts.ts";
import { houseRules } from "./tests/support/house-rules.ts";

/**
 * Configures the statechart toolkit, for the npm scripts `docs`, `paths`, `coverage:charts` and `mutants -- --charts`.
 */
export default defineConfig({
  catalogue: "tests/flows/catalogue.ts",
  bundledCatalogue: "tests/flows/bundled-catalogue.ts",
  houseRules,
  docsFolder: "statecharts-docs",
  pairs: true,
  docs: {
    title: "Every flow of Ubia, as a statechart",
    command: "npm run docs",
    introduction,
    readingHints,
    sections,
    rules: { areaOf: areaOfRule, pageOf: (area) => `rules/${area}.md` },
    pages(machines) {
      const charts = new Map(
        machines.map(({ entry, chart }) => [entry.name, chart]),
      );
      return rulePages(traceRules(), charts);
    },
  },
  visibleTexts: contextTexts,
  browser: {
    plan: planBrowserPaths,
    harness: "tests/support/driven/path-test.ts",
    async run(options) {
      const { runPaths } = await import("./scripts/paths/run-paths.ts");
      return runPaths(options);
    },
  },
  modelTests: {
    command: [
      process.execPath,
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "pure",
      "--reporter=dot",
    ],
    files: ["tests/flows"],
    fileOf: (name) => `tests/flows/${folderOfFlow(name)}/model.test.ts`,
  },
});
