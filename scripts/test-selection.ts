/** What of the tests a run executes. */
export type TestSelection = {
  /** Format, lint, types and boundaries. */
  readonly checks: boolean;
  /** Parts of paths that Vitest filters by; none runs all its tests, null leaves Vitest out. */
  readonly vitest: readonly string[] | null;
  /** The same for Playwright. */
  readonly browser: readonly string[] | null;
  /** Whether every machine of the catalogue must have been walked. */
  readonly coverage: boolean;
  /** Whether every message must have been reached and every rule held: only all tests together do that. */
  readonly whole: boolean;
};

/**
 * Reads the words after `npm test --`: `check`, folders of tests/ ("machines", "browser"), or paths below tests/.
 * No word runs everything.
 *
 * @throws on a word that is none of them, with those that are.
 */
export function selectTests(
  words: readonly string[],
  folders: readonly string[],
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
    .map((word) => {
      if (word.startsWith("tests/")) return word;
      if (folders.includes(word)) return `tests/${word}/`;
      throw new Error(
        `There are no tests called ${word}: name ${["check", ...folders].join(", ")} or a path below tests/.`,
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
