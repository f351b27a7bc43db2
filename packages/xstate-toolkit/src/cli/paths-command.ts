import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Cover } from "../plan/cover-goals.ts";
import { csvOf } from "../show/paths/csv-format.ts";
import { gherkinOf } from "../show/paths/gherkin-format.ts";
import { jsonOf } from "../show/paths/json-format.ts";
import { playwrightOf } from "../show/paths/playwright-format.ts";
import { type TestFlow, testPaths } from "../show/paths/test-paths.ts";
import { textOf } from "../show/paths/text-format.ts";
import { entriesNamed, type Project } from "./project.ts";

export const FORMATS = [
  "text",
  "json",
  "csv",
  "gherkin",
  "playwright",
] as const;
export type Format = (typeof FORMATS)[number];

export interface PathsOptions {
  /** Names of machines; all when undefined. */
  readonly names?: readonly string[] | undefined;
  readonly cover: Cover;
  readonly format: Format;
  readonly seed?: number | undefined;
  /** A file for the paths, or a folder for Gherkin files and for the report of a run; undefined for the default. */
  readonly out?: string | undefined;
  readonly run?: boolean | undefined;
  readonly url?: string | undefined;
}

/** Assumed path of a Playwright file that is only printed. */
const SPEC = "tests/paths.spec.ts";

/** Exports or runs the paths. Resolves with false when a path of a run failed. */
export async function pathsCommand(
  project: Project,
  options: PathsOptions,
): Promise<boolean> {
  if (options.run) return runPaths(project, options);
  for (const [file, text] of pathFiles(project, options)) write(text, file);
  return true;
}

/**
 * Returns the texts to write, each with its file, which is undefined for standard output. Gherkin has one file per
 * machine in the folder `out`, every other format has one file.
 *
 * @throws for Gherkin files of several machines without a folder.
 */
export function pathFiles(
  project: Project,
  options: PathsOptions,
): [file: string | undefined, text: string][] {
  const { format, out } = options;
  const names = entriesNamed(project.catalogue, options.names).map(
    ({ name }) => name,
  );
  if (format !== "gherkin") return [[out, pathsText(project, options)]];
  if (out === undefined) {
    if (names.length > 1)
      throw new Error(
        "A Gherkin file contains one machine: select a folder with --out, or one machine with --flow.",
      );
    return [[undefined, pathsText(project, options)]];
  }
  return names.map((name) => [
    join(out, `${name}.feature`),
    pathsText(project, { ...options, names: [name] }),
  ]);
}

/** Returns the requested paths in their format. */
export function pathsText(
  { catalogue, config }: Project,
  { names, cover, format, seed, out = SPEC }: PathsOptions,
): string {
  const entries = entriesNamed(catalogue, names);
  if (format === "playwright") {
    const { browser } = config;
    if (browser?.harness === undefined)
      throw new Error(
        "Playwright tests need the options browser.plan and browser.harness in xstate-toolkit.config.ts.",
      );
    const { harness, plan } = browser;
    const planned = entries.map(({ name }) => {
      const found = plan(name, { cover, seed });
      if (found === undefined)
        throw new Error(`${name} has no browser binding.`);
      return { name, paths: found.paths };
    });
    return playwrightOf(planned, { harness, file: out });
  }
  const flows = entries.map((entry) =>
    testPaths(entry, { cover, seed, textsOf: config.textsOf }),
  );
  return FORMATTERS[format](flows);
}

const FORMATTERS: Readonly<
  Record<Exclude<Format, "playwright">, (flows: readonly TestFlow[]) => string>
> = {
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
