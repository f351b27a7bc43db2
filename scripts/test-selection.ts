import { posix } from "node:path";

/** The tests that a run executes. */
export type TestSelection = {
  /** Format, lint, types and boundaries. */
  readonly checks: boolean;
  /** Path filters for Vitest; empty runs all its tests, null skips Vitest. */
  readonly vitest: readonly string[] | null;
  /** Likewise for Playwright. */
  readonly browser: readonly string[] | null;
  /** Whether every machine of the catalogue must be covered. */
  readonly coverage: boolean;
  /** Whether every message must be reached and every rule covered, which only a complete run can do. */
  readonly whole: boolean;
};

/**
 * Parses the arguments of `npm test --`: `check`, folders of tests/ ("machines", "browser"), paths below tests/, or the
 * name of a flow ("login"), which selects every test file whose name begins with it. No argument selects everything.
 *
 * @param files All test files, as paths that begin with tests/. @throws on an argument that selects nothing, with the
 * valid ones.
 */
export function selectTests(
  words: readonly string[],
  folders: readonly string[],
  files: readonly string[],
): TestSelection {
  if (words.length === 0)
    return {
      checks: true,
      vitest: [],
      browser: [],
      coverage: true,
      whole: true,
    };
  const paths = words
    .filter((word) => word !== "check")
    .flatMap((word) => {
      if (word.startsWith("tests/")) return [word];
      if (folders.includes(word)) return [`tests/${word}/`];
      const ofFlow = files.filter((path) =>
        [`${word}.`, `${word}-`].some((start) =>
          posix.basename(path).startsWith(start),
        ),
      );
      if (ofFlow.length > 0) return ofFlow;
      throw new Error(
        `There are no tests called ${word}: name ${["check", ...folders].join(", ")}, a flow, or a path below tests/.`,
      );
    });
  const browser = paths.filter((path) => path.startsWith("tests/browser"));
  const vitest = paths.filter((path) => !path.startsWith("tests/browser"));
  return {
    checks: words.includes("check"),
    vitest: vitest.length > 0 ? vitest : null,
    browser: browser.length > 0 ? browser : null,
    coverage: vitest.includes("tests/machines/"),
    whole: false,
  };
}
