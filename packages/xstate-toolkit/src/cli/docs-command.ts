import { join } from "node:path";
import { readWrittenCoverage } from "../show/coverage.ts";
import { makeDocs } from "../show/make-docs.ts";
import { viewerFiles } from "../show/viewer-files.ts";
import {
  VISUALISER_SCRIPT,
  visualiserScript,
} from "../show/visualiser-page.ts";
import { staleFiles, writeDocs } from "../show/write-docs.ts";
import { printError, printResult } from "./output.ts";
import { Progress } from "./progress.ts";
import type { Project } from "./project.ts";

type Options = {
  readonly out?: string;
  readonly check?: boolean;
  readonly pairs?: boolean;
  readonly json?: boolean;
};

const VIEW_FOLDER = join(".results", "view");

/** Returns the folder of the generated docs. */
export function docsFolderOf({ config }: Project, out?: string): string {
  return out ?? config.docsFolder ?? "statecharts-docs";
}

/** Writes the docs, or checks them. Resolves with false when a check found files that are not up to date. */
export async function docsCommand(
  project: Project,
  options: Options,
): Promise<boolean> {
  const { catalogue, catalogueFile, config } = project;
  const folder = docsFolderOf(project, options.out);
  const progress = new Progress("docs");
  const failures = new Failures();
  const docs = await makeDocs({
    catalogue,
    ...(config.docs && { docs: config.docs }),
    ...(config.browser && { planBrowserPaths: config.browser.plan }),
    pairs: options.pairs ?? config.pairs ?? false,
    previousCoverage: readWrittenCoverage(folder),
    progress: progress.step,
    onFailure: failures.add,
  });
  progress.end();
  if (options.check) {
    const stale = staleFiles(docs, folder);
    if (options.json) printResult(JSON.stringify({ stale }, null, 2));
    for (const name of stale) printError(`${name} is not up to date`);
    if (stale.length > 0)
      printError(
        `Run "${config.docs?.command ?? "xstate-toolkit docs"}" to generate them.`,
      );
    return stale.length === 0 && failures.count === 0;
  }
  const files = new Map(docs);
  try {
    files.set(VISUALISER_SCRIPT, await visualiserScript(catalogueFile));
  } catch (error) {
    // A catalogue that cannot run in a browser has pages and drawings all the same.
    failures.add("the visualiser", (error as Error).message);
  }
  const written = writeDocs(files, folder);
  if (options.json) printResult(JSON.stringify({ folder, written }, null, 2));
  else
    printResult(
      written === 0
        ? "The generated docs are up to date."
        : `${written} generated ${written === 1 ? "file" : "files"} written or removed.`,
    );
  return failures.count === 0;
}

/** Writes the offline visualiser. Resolves with false when a machine failed. */
export async function viewCommand(
  project: Project,
  { out = VIEW_FOLDER, json }: Options,
): Promise<boolean> {
  const { catalogue, catalogueFile, config } = project;
  const progress = new Progress("view");
  const failures = new Failures();
  const files = await viewerFiles({
    catalogue,
    catalogueFile,
    ...(config.docs?.title !== undefined && { title: config.docs.title }),
    progress: progress.step,
    onFailure: failures.add,
  });
  progress.end();
  writeDocs(files, out);
  const page = join(out, "index.html");
  printResult(json ? JSON.stringify({ page }, null, 2) : `Open ${page}`);
  return failures.count === 0;
}

/** Reports the machines, and the visualiser, that cannot be documented. The others are. */
class Failures {
  count = 0;

  readonly add = (name: string, message: string): void => {
    this.count += 1;
    printError(`${name}: ${message}`);
  };
}
