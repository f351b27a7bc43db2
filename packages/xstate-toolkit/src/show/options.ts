import type { Definition } from "../model/definition.ts";
import type { Path } from "../plan/path.ts";
import type { CoverageGoal } from "../plan/plan-coverage.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import type { Chart } from "./chart.ts";
import type { Docs } from "./write-docs.ts";

/** The paths of a machine that a browser test runs. */
export interface BrowserPlan {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** Transitions that cannot be triggered in a browser, by label, with the reason. */
  readonly excluded: ReadonlyMap<string, string>;
}

/** Plans the browser test of a machine. Returns undefined for a machine without one. */
export type PlanBrowserPaths = (
  name: string,
  options?: {
    readonly cover?: CoverageGoal;
    readonly seed?: number | undefined;
  },
) => BrowserPlan | undefined;

/** A machine and its chart, from which additional pages are generated. */
export interface DocumentedMachine {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
}

/** How rule ids in the `meta` of states and transitions are shown. */
export interface RuleOptions {
  /** Returns the area of a rule id. */
  readonly areaOf: (id: string) => string;
  /** Returns the path of the page of an area, relative to the folder of the docs. */
  readonly pageOf: (area: string) => string;
}

/** What a project adds to its generated docs. */
export interface DocsOptions {
  /** Title of the front page. Default: "State machines". */
  readonly title?: string;
  /** Markdown below the title of the front page. */
  readonly introduction?: string;
  /** Markdown list items that continue the explanation of how to read a page. */
  readonly readingHints?: readonly string[];
  /** Markdown sections at the end of the front page. */
  readonly sections?: string;
  /** Links each machine to the areas of the rules in its `meta`. */
  readonly rules?: RuleOptions;
  /** Returns additional files. */
  readonly pages?: (machines: readonly DocumentedMachine[]) => Docs;
  /** The command that regenerates the docs, as shown in the docs. Default: `xstate-toolkit docs`. */
  readonly command?: string;
}
