import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Cover } from "../plan/cover-goals.ts";
import { listed } from "../plan/plan-paths.ts";
import { csvOf } from "../show/paths/csv-format.ts";
import { gherkinOf } from "../show/paths/gherkin-format.ts";
import { jsonOf } from "../show/paths/json-format.ts";
import { markdownOf } from "../show/paths/markdown-format.ts";
import { playwrightOf } from "../show/paths/playwright-format.ts";
import {
  type Style,
  type TestFlow,
  testPaths,
} from "../show/paths/test-paths.ts";
import { textOf } from "../show/paths/text-format.ts";
import { entriesNamed, type Project } from "./project.ts";

export const FORMATS = [
  "text",
  "json",
  "csv",
  "gherkin",
  "markdown",
  "playwright",
] as const;
export type Format = (typeof FORMATS)[number];

export interface PathsOptions {
  /** Names of machines; all when undefined. */
  readonly names?: readonly string[] | undefined;
  readonly cover: Cover;
  readonly style?: Style | undefined;
  readonly format: Format;
  readonly seed?: number | undefined;
  /** A file for the paths, or a folder for Gherkin files and for the report of a run; undefined for the default. */
  readonly out?: string | undefined;
  readonly run?: boolean | undefined;
  readonly url?: string | undefined;
}

/** Assumed path of a Playwright file that is only printed. */
const SPEC = "tests/paths.spec.ts";

/**
 * Exports or runs the paths. Resolves with false when a path of a run failed, or the exported paths do not reach their
 * goals.
 */
export async function pathsCommand(
  project: Project,
  options: PathsOptions,
): Promise<boolean> {
  const { format, out } = options;
  if (options.run) return runPaths(project, options);
  if (format === "playwright") {
    write(pathsText(project, options), out);
    return true;
  }
  const flows = flowsOf(project, options);
  for (const [file, text] of filesOf(flows, format, out)) write(text, file);
  const lacking = flows.filter(({ missing }) => missing.length > 0);
  for (const { flow, missing } of lacking) console.error(listed(flow, missing));
  return lacking.length === 0;
}

/** Returns the requested paths in their format. */
export function pathsText(project: Project, options: PathsOptions): string {
  const { format, cover, seed, out = SPEC } = options;
  if (format !== "playwright")
    return FORMATTERS[format](flowsOf(project, options));
  const { browser } = project.config;
  if (browser?.harness === undefined)
    throw new Error(
      "Playwright tests need the options browser.plan and browser.harness in xstate-toolkit.config.ts.",
    );
  const { harness, plan } = browser;
  const planned = entriesNamed(project.catalogue, options.names).map(
    ({ name }) => {
      const found = plan(name, { cover, seed });
      if (found === undefined)
        throw new Error(`${name} has no browser binding.`);
      return { name, paths: found.paths };
    },
  );
  return playwrightOf(planned, { harness, file: out });
}

function flowsOf(
  { catalogue, config: { textsOf } }: Project,
  { names, cover, style, seed }: PathsOptions,
): TestFlow[] {
  return entriesNamed(catalogue, names).map((entry) =>
    testPaths(entry, { cover, style, seed, textsOf }),
  );
}

/**
 * Returns the texts to write, each with its file, which is undefined for standard output. Gherkin has one file per
 * machine in the folder `out`, every other format has one file.
 *
 * @throws for Gherkin files of several machines without a folder.
 */
function filesOf(
  flows: readonly TestFlow[],
  format: PlainFormat,
  out: string | undefined,
): [file: string | undefined, text: string][] {
  if (format !== "gherkin") return [[out, FORMATTERS[format](flows)]];
  if (out === undefined && flows.length > 1)
    throw new Error(
      "A Gherkin file contains one machine: select a folder with --out, or one machine with --flow.",
    );
  return flows.map((flow) => [
    out === undefined ? undefined : join(out, `${flow.flow}.feature`),
    gherkinOf(flow),
  ]);
}

type PlainFormat = Exclude<Format, "playwright">;

const FORMATTERS: Readonly<
  Record<Exclude<Format, "playwright">, (flows: readonly TestFlow[]) => string>
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
      "A run needs the option browser.run in xstate-toolkit.config.ts.",
    );
  const chosen = entriesNamed(catalogue, names).map(({ name }) => name);
  return run({ names: chosen, cover, seed, out, url });
}

function write(text: string, out: string | undefined): void {
  if (out === undefined) {
    process.stdout.write(text);
    return;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, text);
  console.log(`Written to ${out}`);
}
