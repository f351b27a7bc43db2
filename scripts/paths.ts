/**
 * Exports the paths of the flows for testers in several formats, or runs them in a browser.
 *
 * npm run paths -- --help
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { catalogue } from "../machines/index.ts";
import { csvOf } from "./paths/csv-format.ts";
import { gherkinOf } from "./paths/gherkin-format.ts";
import { jsonOf } from "./paths/json-format.ts";
import { type PathOptions, readOptions, USAGE } from "./paths/options.ts";
import { type TestFlow, testPaths } from "./paths/test-paths.ts";
import { textOf } from "./paths/text-format.ts";

const PLAIN: Readonly<Record<string, (flows: readonly TestFlow[]) => string>> =
  {
    text: textOf,
    json: jsonOf,
    csv: csvOf,
    gherkin: (flows) => flows.map(gherkinOf).join("\n"),
  };
/** Assumed path of a Playwright file that is only printed. */
const SPEC = "tests/browser/paths.spec.ts";

/** Runs the command. Returns false after it has printed an error. */
export async function runPathsCommand(args: string[]): Promise<boolean> {
  let options: PathOptions | "help";
  try {
    const names = catalogue.map(({ name }) => name);
    options = readOptions(args, names);
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
  if (options === "help") {
    console.log(USAGE);
    return true;
  }
  if (options.run) {
    // Only a run needs the browser and the server.
    const { drivePaths } = await import("./paths/drive-paths.ts");
    return drivePaths(options);
  }
  try {
    for (const [file, text] of await pathFiles(options)) write(text, file);
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

/**
 * Returns the texts to write, each with its file, which is undefined for standard output. Gherkin has one file per flow
 * in the folder `out`, every other format has one file.
 */
export async function pathFiles(
  options: PathOptions,
): Promise<[file: string | undefined, text: string][]> {
  const { format, flows, out } = options;
  if (format !== "gherkin" || out === undefined)
    return [[out, await pathsText(options)]];
  return Promise.all(
    flows.map(
      async (flow): Promise<[string, string]> => [
        join(out, `${flow}.feature`),
        await pathsText({ ...options, flows: [flow] }),
      ],
    ),
  );
}

/** Returns the requested paths in their format. */
export async function pathsText({
  flows,
  cover,
  format,
  seed,
  out,
}: PathOptions): Promise<string> {
  const chosen = catalogue.filter(({ name }) => flows.includes(name));
  const plain = PLAIN[format];
  if (plain) return plain(chosen.map((entry) => testPaths(entry, cover, seed)));
  const { playwrightOf } = await import("./paths/playwright-format.ts");
  const names = chosen.map(({ name }) => name);
  return playwrightOf(names, cover, seed, out ?? SPEC);
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

if (import.meta.main) {
  const args = process.argv.slice(2);
  process.exitCode = (await runPathsCommand(args)) ? 0 : 1;
}
