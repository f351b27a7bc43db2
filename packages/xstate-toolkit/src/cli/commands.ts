import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Command,
  CommanderError,
  InvalidArgumentError,
  Option,
} from "commander";
import { expectationSkeleton } from "../plan/expectation-skeleton.ts";
import { COVERAGE_GOALS, type CoverageGoal } from "../plan/plan-coverage.ts";
import { planSkeleton } from "../plan/plan-skeleton.ts";
import { PATH_STYLES, type PathStyle } from "../show/paths/test-paths.ts";
import { checkMachine, checkText } from "./check.ts";
import { coverageCommand } from "./coverage-command.ts";
import { docsCommand, viewCommand } from "./docs-command.ts";
import { mutantsCommand } from "./mutants-command.ts";
import {
  collectingOutput,
  printError,
  printResult,
  writeError,
  writeResult,
} from "./output.ts";
import {
  PATH_FORMATS,
  type PathFormat,
  pathsCommand,
} from "./paths-command.ts";
import { Progress } from "./progress.ts";
import { type CommonOptions, loadProject, selectEntries } from "./project.ts";

/** The options of all commands, as commander parses them. */
type CliOptions = CommonOptions & {
  readonly out?: string;
  readonly check?: boolean;
  readonly pairs?: boolean;
  readonly expectations?: boolean;
  readonly defaults?: boolean;
  readonly flow?: readonly string[];
  readonly cover: CoverageGoal;
  readonly style: PathStyle;
  readonly format: PathFormat;
  readonly seed?: number;
  readonly run?: boolean;
  readonly url?: string;
  readonly workers?: number;
};

const PAIRS_OPTION = "also count the pairs of transitions, which takes longer";

/** Invalid arguments. The exit code is 2. */
export class UsageError extends Error {}

/**
 * Runs the command line. Prints only results on standard output; errors, progress and what the code of the project
 * prints go to standard error.
 *
 * @param args the command-line arguments that follow the program name.
 * @returns the exit code: 0 for success, 1 when a check failed, 2 for invalid arguments and other errors.
 */
export async function runCli(args: readonly string[]): Promise<number> {
  let isOk = true;
  const program = new Command("xstate-toolkit")
    .description(
      "Plans, documents and tests the state machines of an XState 5 project.",
    )
    .version(packageVersion(), "--version", "print the version")
    .configureOutput({ writeOut: writeResult, writeErr: writeError })
    .exitOverride()
    .showHelpAfterError("(--help lists the options)");

  const command = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .option("-c, --catalogue <file>", "module that exports the machines")
      .option("--config <file>", "module with the options of the project")
      .option("--json", "print the result as JSON");

  command(
    "check",
    "check each definition and plan, and whether the paths reach every goal",
  )
    .argument("[machines...]", "names of machines; all by default")
    .action(async (names: string[], options: CliOptions) => {
      const { catalogue, config } = await loadProject(options);
      const entries = selectEntries(catalogue, names);
      const progress = new Progress("check");
      const checked = entries.map((entry, index) => {
        progress.step(entry.name, index, entries.length);
        return checkMachine(entry, config);
      });
      progress.end();
      print(options, checked, checkText(checked));
      isOk = checked.every(
        ({ problems, missing }) => problems.length + missing.length === 0,
      );
    });

  command("events", "print a plan skeleton with every event of a machine")
    .argument("[machines...]", "names of machines; all by default")
    .option("--expectations", "print a skeleton of the expectations instead")
    .action(async (names: string[], options: CliOptions) => {
      const { catalogue } = await loadProject(options);
      const key = options.expectations ? "expectations" : "plan";
      const skeletons = selectEntries(catalogue, names).map(
        ({ name, machine }) => ({
          name,
          [key]: options.expectations
            ? expectationSkeleton(machine)
            : planSkeleton(name, machine),
        }),
      );
      print(options, skeletons, skeletons.map((one) => one[key]).join("\n"));
    });

  command(
    "docs",
    "for each machine, write a page, a drawing and a definition for the Stately editor",
  )
    .option("-o, --out <folder>", "folder of the docs (statecharts-docs)")
    .option("--check", "write nothing; fail when a file is not up to date")
    .option("--pairs", PAIRS_OPTION)
    .action(async (options: CliOptions) => {
      isOk = await docsCommand(await loadProject(options), options);
    });

  command("view", "write an offline page for stepping through the machines")
    .option("-o, --out <folder>", "folder of the page (.results/view)")
    .action(async (options: CliOptions) => {
      isOk = await viewCommand(await loadProject(options), options);
    });

  command(
    "paths",
    "export the planned paths for testers, or run them in a browser",
  )
    .option("-f, --flow <names>", "machines, separated by commas", parseNames)
    .addOption(
      new Option("--cover <goal>", "coverage goal of the paths")
        .choices(COVERAGE_GOALS)
        .default("transitions"),
    )
    .addOption(
      new Option(
        "--style <style>",
        "a few long paths, or a short path to each goal",
      )
        .choices(PATH_STYLES)
        .default("few"),
    )
    .addOption(
      new Option("--format <format>", "format of the export")
        .choices(PATH_FORMATS)
        .default("text")
        .conflicts("json"),
    )
    .option(
      "--seed <number>",
      "find other paths to the same goals",
      parseWholeNumber,
    )
    .option(
      "-o, --out <path>",
      "output file; output folder for gherkin and --run",
    )
    .addOption(
      new Option("--run", "run the paths in a browser").conflicts([
        "style",
        "format",
        "json",
      ]),
    )
    .option(
      "--url <address>",
      "address of the deployment to test with --run",
      parseOrigin,
    )
    .action(async (options: CliOptions, paths: Command) => {
      if (options.url !== undefined && !options.run)
        throw new UsageError("--url has no effect without --run.");
      const isStyleGiven = paths.getOptionValueSource("style") === "cli";
      if (options.format === "playwright" && isStyleGiven)
        throw new UsageError("--style has no effect on Playwright tests.");
      isOk = await pathsCommand(await loadProject(options), {
        ...options,
        format: options.json ? "json" : options.format,
        names: options.flow,
      });
    });

  command(
    "coverage",
    "count what the plans of the model tests and the browser tests cover",
  )
    .option("--run", "run the model tests first")
    .option("--pairs", PAIRS_OPTION)
    .action(async (options: CliOptions) => {
      isOk = await coverageCommand(await loadProject(options), options);
    });

  command(
    "mutants",
    "change one detail of a machine at a time, and count the changes that its model test detects",
  )
    .argument("[machines...]", "names of machines; all by default")
    .option(
      "--workers <number>",
      "number of parallel processes",
      parseWholeNumber,
    )
    .option(
      "--defaults",
      "also count the changes that are detected without the expectations",
    )
    .action(async (names: string[], options: CliOptions) => {
      isOk = await mutantsCommand(await loadProject(options), names, options);
    });

  try {
    await collectingOutput(() => program.parseAsync(args, { from: "user" }));
    return isOk ? 0 : 1;
  } catch (error) {
    // Commander has already printed its errors. Printing the help is not an error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    printError((error as Error).message);
    return 2;
  }
}

function print(options: CliOptions, result: unknown, text: string): void {
  printResult(options.json ? JSON.stringify(result, null, 2) : text);
}

function packageVersion(): string {
  const manifest = join(import.meta.dirname, "../../package.json");
  return JSON.parse(readFileSync(manifest, "utf8")).version;
}

function parseNames(text: string, previous: readonly string[] = []): string[] {
  return [...previous, ...text.split(",")];
}

function parseWholeNumber(text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Must be a whole number.");
}

function parseOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  // Only the origin is used; a path or a query would be ignored.
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  if (isOrigin && /^https?:$/.test(url.protocol)) return url.origin;
  throw new InvalidArgumentError(
    "Must be an address such as http://127.0.0.1:3000.",
  );
}
