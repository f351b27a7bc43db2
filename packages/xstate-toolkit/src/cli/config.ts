import type { HouseRules } from "../model/definition-problems.ts";
import type { CoverageGoal } from "../plan/plan-coverage.ts";
import type { DocsOptions, PlanBrowserPaths } from "../show/options.ts";
import type { VisibleTexts } from "../show/paths/test-paths.ts";

/** Arguments of `paths --run`. */
export interface BrowserRun {
  /** Names of machines. */
  readonly names: readonly string[];
  readonly cover: CoverageGoal;
  readonly seed: number | undefined;
  /** The folder of the report; undefined for the default. */
  readonly out: string | undefined;
  /** The deployment to run against; undefined for the project's own server. */
  readonly url: string | undefined;
}

/** How a project plans and runs paths in a browser. */
export interface BrowserOptions {
  /** Plans the browser test of a machine. */
  readonly plan: PlanBrowserPaths;
  /** Module with the function `pathTest`, which the exported Playwright tests import. */
  readonly harness?: string;
  /** Folder of the coverage files of the browser tests. Default: `.results/coverage-browser`. */
  readonly coverageFolder?: string;
  /** Runs paths in a browser. Resolves with true when all of them passed. */
  readonly run?: (options: BrowserRun) => Promise<boolean>;
}

/** How a project runs its model tests. */
export interface ModelTestOptions {
  /** Program and arguments, for example `["npx", "vitest", "run"]`. */
  readonly command: readonly string[];
  /** Files or filters that select all model tests. They are appended to the command. */
  readonly files: readonly string[];
  /** Returns the file of the model test of one machine. */
  readonly fileOf?: (name: string) => string;
}

/** Options of a project, in `xstate-toolkit.config.ts`. All of them are optional. */
export interface ToolkitConfig {
  /** The module that exports the machines. The option `--catalogue` overrides it. */
  readonly catalogue?: string;
  /** The module to bundle for the visualiser if the catalogue cannot run in a browser. Default: the catalogue. */
  readonly bundledCatalogue?: string;
  /** Rules for definitions, which `check` applies. Default: none. */
  readonly houseRules?: HouseRules;
  /** The folder of the generated docs. Default: `statecharts-docs`. */
  readonly docsFolder?: string;
  /** Text and pages that the project adds to the generated docs. */
  readonly docs?: DocsOptions;
  /**
   * Returns the sentences that a page shows for a machine's context. They are included in the paths for manual testers.
   */
  readonly visibleTexts?: VisibleTexts;
  /** Required to plan and run paths in a browser. */
  readonly browser?: BrowserOptions;
  /** Required by `mutants` and `coverage --run`. */
  readonly modelTests?: ModelTestOptions;
  /**
   * Whether `docs` and `coverage` also find and count every pair of consecutive transitions, which is slow. Default:
   * false; the option `--pairs` of these commands overrides it.
   */
  readonly pairs?: boolean;
  /** The percentage of detected mutants below which `mutants` fails. Default: 95. */
  readonly minMutantScore?: number;
}

/** Type-checks a configuration and returns it unchanged. */
export function defineConfig(config: ToolkitConfig): ToolkitConfig {
  return config;
}
