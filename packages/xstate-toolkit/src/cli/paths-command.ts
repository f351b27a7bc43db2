import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CoverageGoal } from "../plan/plan-coverage.ts";
import { formatProblems } from "../plan/plan-paths.ts";
import { fileNamesOf } from "../show/file-names.ts";
import { csvOf } from "../show/paths/csv-format.ts";
import { gherkinOf } from "../show/paths/gherkin-format.ts";
import { jsonOf } from "../show/paths/json-format.ts";
import { markdownOf } from "../show/paths/markdown-format.ts";
import { playwrightOf } from "../show/paths/playwright-format.ts";
import {
  type PathStyle,
  type TestFlow,
  testPaths,
} from "../show/paths/test-paths.ts";
import { textOf } from "../show/paths/text-format.ts";
import {
  passingOutput,
  printError,
  printResult,
  writeResult,
} from "./output.ts";
import { type Project, selectEntries } from "./project.ts";

/** The formats in which paths can be exported. */
export const PATH_FORMATS = [
  "text",
  "json",
  "csv",
  "gherkin",
  "markdown",
  "playwright",
] as const;
/** A format in which paths can be exported. */
export type PathFormat = (typeof PATH_FORMATS)[number];

/** Which paths are exported or run, and how. */
export interface PathsOptions {
  /** Names of machines; all when undefined. */
  readonly names?: readonly string[] | undefined;
  /** The coverage goal of the paths. */
  readonly cover: CoverageGoal;
  readonly style?: PathStyle | undefined;
  readonly format: PathFormat;
  readonly seed?: number | undefined;
  /** A file for the paths, or a folder for Gherkin files and for the report of a run; undefined for the default. */
  readonly out?: string | undefined;
  /** Whether to run the paths in a browser instead of exporting them. */
  readonly run?: boolean | undefined;
  /** The deployment to run against. Default: the project's own server. */
  readonly url?: string | undefined;
}

/** If a Playwright test is printed instead of written to a file, its imports are relative to this path. */
const DEFAULT_SPEC_FILE = "tests/paths.spec.ts";

/**
 * Exports the paths, or runs them. Resolves with false when a path failed, or when exported paths other than Playwright
 * tests miss a goal.
 */
export async function pathsCommand(
  project: Project,
  options: PathsOptions,
): Promise<boolean> {
  const { format, out } = options;
  if (options.run) return runPaths(project, options);
  if (format === "playwright") {
    writeOutput(pathsText(project, options), out);
    return true;
  }
  const flows = flowsOf(project, options);
  for (const [file, text] of outputsOf(flows, format, out))
    writeOutput(text, file);
  const incomplete = flows.filter(({ missing }) => missing.length > 0);
  for (const { flow, missing } of incomplete)
    printError(formatProblems(flow, missing));
  return incomplete.length === 0;
}

/** Returns the requested paths as text. */
export function pathsText(project: Project, options: PathsOptions): string {
  const { format, cover, seed, out = DEFAULT_SPEC_FILE } = options;
  if (format !== "playwright")
    return FORMATTERS[format](flowsOf(project, options));
  const { browser } = project.config;
  if (browser?.harness === undefined)
    throw new Error(
      "Playwright tests need the options browser.plan and browser.harness in xstate-toolkit.config.ts.",
    );
  const { harness, plan } = browser;
  const planned = selectEntries(project.catalogue, options.names).map(
    ({ name }) => {
      const browserPlan = plan(name, { cover, seed });
      if (browserPlan === undefined)
        throw new Error(`${name} has no browser binding.`);
      return { name, paths: browserPlan.paths };
    },
  );
  return playwrightOf(planned, { harness, file: out });
}

function flowsOf(
  { catalogue, config: { visibleTexts } }: Project,
  { names, cover, style, seed }: PathsOptions,
): TestFlow[] {
  return selectEntries(catalogue, names).map((entry) =>
    testPaths(entry, { cover, style, seed, visibleTexts }),
  );
}

/**
 * Returns the outputs to write, each with its file. The file is undefined for standard output. Gherkin has one file per
 * machine in the folder `out`; every other format has one file.
 *
 * @throws when Gherkin files for several machines are requested without an output folder.
 */
function outputsOf(
  flows: readonly TestFlow[],
  format: PlainFormat,
  out: string | undefined,
): [file: string | undefined, text: string][] {
  if (format !== "gherkin") return [[out, FORMATTERS[format](flows)]];
  if (out === undefined && flows.length > 1)
    throw new Error(
      "A Gherkin file contains one machine: select a folder with --out, or one machine with --flow.",
    );
  const files = fileNamesOf(flows.map(({ flow }) => flow));
  return flows.map((flow) => [
    out === undefined
      ? undefined
      : join(out, `${files.get(flow.flow)}.feature`),
    gherkinOf(flow),
  ]);
}

type PlainFormat = Exclude<PathFormat, "playwright">;

const FORMATTERS: Readonly<
  Record<PlainFormat, (flows: readonly TestFlow[]) => string>
> = {
  markdown: markdownOf,
  text: textOf,
  json: jsonOf,
  csv: csvOf,
  gherkin: (flows) => flows.map(gherkinOf).join("\n"),
};

function runPaths(
  { catalogue, config }: Project,
  { names, cover, seed, out, url }: PathsOptions,
): Promise<boolean> {
  const run = config.browser?.run;
  if (run === undefined)
    throw new Error(
      "--run needs the option browser.run in xstate-toolkit.config.ts.",
    );
  const selected = selectEntries(catalogue, names).map(({ name }) => name);
  return passingOutput(() => run({ names: selected, cover, seed, out, url }));
}

function writeOutput(text: string, out: string | undefined): void {
  if (out === undefined) {
    writeResult(text);
    return;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  printResult(`Written to ${out}`);
}
