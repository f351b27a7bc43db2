import type { CoverageRecord } from "../coverage-file.ts";

/** A path and the result of its run. Paths are skipped after too many failures. */
export type PathRun = {
  readonly name: string;
  /** The steps as text, each with the states that are active after the step. */
  readonly steps: readonly {
    readonly text: string;
    readonly states: readonly string[];
  }[];
  readonly seconds: number;
  readonly result: "passed" | "failed" | "skipped";
  readonly failure: string;
};

/** A browser run of the paths of one machine. */
export type FlowRun = {
  readonly flow: string;
  readonly title: string;
  readonly paths: readonly PathRun[];
  /** The screenshots, each with the path of the state in which it was taken. */
  readonly screens: readonly {
    readonly state: string;
    readonly file: string;
  }[];
  readonly coverage: CoverageRecord & {
    /** Transitions that cannot be triggered in a browser, with the reason. */
    readonly excluded: Readonly<Record<string, string>>;
  };
  /** Planned elements that were not covered, and errors that are not recorded as the failure of a path. */
  readonly problems: readonly string[];
};
