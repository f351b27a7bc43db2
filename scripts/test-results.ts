import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder with the results of a test run, one file per runner. */
export const RESULTS_FOLDER = ".results";
export const VITEST_RESULTS = "vitest.json";
export const PLAYWRIGHT_RESULTS = "playwright.json";

/** The result of one test. An error outside the tests counts as one failed test. */
export type TestOutcome = {
  /** Includes the titles of the enclosing suites. */
  readonly title: string;
  /** The tags of the test: the ids of the rules that it covers, and other tags, such as `phone`. */
  readonly tags: readonly string[];
  /** A skipped test covers no rule. */
  readonly outcome: "passed" | "failed" | "skipped";
  /** Set if the test first failed and then passed on a retry. */
  readonly passedOnRetry?: true;
};

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      tags: string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tags: string[];
    tests: { status: string }[];
  }[];
};
type PlaywrightReport = {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** Reads the results of all runners, or of the given files, from a folder. Returns null when there are none. */
export function readResults(
  folder: string,
  files: readonly string[] = [VITEST_RESULTS, PLAYWRIGHT_RESULTS],
): TestOutcome[] | null {
  const present = files.filter((file) => existsSync(join(folder, file)));
  if (present.length === 0) return null;
  return present.flatMap((file) => {
    const report: unknown = JSON.parse(
      readFileSync(join(folder, file), "utf8"),
    );
    return file === VITEST_RESULTS
      ? vitestOutcomes(report as VitestReport)
      : playwrightOutcomes(report as PlaywrightReport);
  });
}

/** Returns the outcomes in a Vitest report. */
export function vitestOutcomes(report: VitestReport): TestOutcome[] {
  return report.testResults.flatMap((file) => {
    const outcomes = file.assertionResults.map(
      ({ fullName, status, tags }): TestOutcome => ({
        title: fullName,
        tags,
        outcome:
          status === "passed" || status === "failed" ? status : "skipped",
      }),
    );
    const isBroken =
      file.status === "failed" &&
      !outcomes.some(({ outcome }) => outcome === "failed");
    return isBroken
      ? [
          ...outcomes,
          { title: file.name, tags: [], outcome: "failed" as const },
        ]
      : outcomes;
  });
}

/** Returns the outcomes in a Playwright report. */
export function playwrightOutcomes(report: PlaywrightReport): TestOutcome[] {
  return [
    ...report.suites.flatMap((suite) => outcomesOfSuite(suite, [])),
    ...report.errors.map(
      ({ message }): TestOutcome => ({
        title: message ?? "an error outside the tests",
        tags: [],
        outcome: "failed",
      }),
    ),
  ];
}

function outcomesOfSuite(
  suite: PlaywrightSuite,
  parents: readonly string[],
): TestOutcome[] {
  const titles = [...parents, suite.title];
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status }): TestOutcome => {
        const title = [...titles, spec.title].join(" ");
        const test = { title, tags: spec.tags };
        if (status === "flaky")
          return { ...test, outcome: "passed", passedOnRetry: true };
        if (status === "expected") return { ...test, outcome: "passed" };
        const outcome = status === "skipped" ? "skipped" : "failed";
        return { ...test, outcome };
      }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => outcomesOfSuite(inner, titles)),
  ];
}

/** Returns a line for each test that passed only on a retry. */
export function retryLines(outcomes: readonly TestOutcome[]): string[] {
  return outcomes
    .filter(({ passedOnRetry }) => passedOnRetry)
    .map(({ title }) => `passed on retry: ${title}`);
}
