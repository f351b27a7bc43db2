import { flowOfFolder } from "./flow-folder.ts";

/** The tests that a run executes. */
export type TestSelection = {
  /** Whether to run the checks, such as format, lint and types. */
  readonly checks: boolean;
  /** Path filters for Vitest; empty runs all its tests, null skips Vitest. */
  readonly vitest: readonly string[] | null;
  /** Path filters for Playwright; empty runs all its tests, null skips Playwright. */
  readonly browser: readonly string[] | null;
  /** Flows whose driven tests run; empty for all. */
  readonly driven: readonly string[];
  /** Whether every machine in the catalogue must be covered. */
  readonly coverage: boolean;
  /** Whether all tests run. In that case, they must reach every message and cover every rule. */
  readonly isComplete: boolean;
};

/** The file with the driven tests, one test per flow. The title of each test begins with the name of its flow. */
export const DRIVEN_TEST = "tests/flows/driven.spec.ts";

/**
 * Parses the arguments of `npm test --`: `check`, `machines` (the model tests of all flows), `browser` (all browser
 * tests), a folder in tests/ ("server") or packages/, the name of a flow's folder ("live-updates"), or a path
 * ("tests/docs"). A flow selects its folder, its driven test if it has one, and every other test file whose name begins
 * with the folder's name. Without arguments, all tests are selected.
 *
 * @param files All test files and browser bindings, as paths that begin with tests/ or packages/.
 * @throws for an argument that selects nothing. The message names the valid arguments.
 */
export function selectTests(
  args: readonly string[],
  folders: readonly string[],
  files: readonly string[],
): TestSelection {
  const isComplete = args.length === 0;
  const names = args.filter((word) => word !== "check");
  const selected = new Set(names.flatMap((word) => filesOf(word)));
  const flows = names
    .filter((word) => files.includes(`tests/flows/${word}/browser.ts`))
    .map(flowOfFolder);
  const driven = selected.has(DRIVEN_TEST) ? [] : flows;
  if (driven.length > 0 && files.includes(DRIVEN_TEST))
    selected.add(DRIVEN_TEST);
  const models = files.filter((path) => isIn("flows", path) && isVitest(path));
  const vitest = [...selected].filter(isVitest);
  const browser = [...selected].filter(isSpec);
  return {
    checks: isComplete || args.includes("check"),
    vitest: isComplete ? [] : vitest.length > 0 ? vitest : null,
    browser: isComplete ? [] : browser.length > 0 ? browser : null,
    driven,
    coverage: isComplete || models.every((path) => selected.has(path)),
    isComplete,
  };

  function filesOf(word: string): readonly string[] {
    const matching = files.filter((path) => {
      if (/^(?:tests|packages)\//.test(word)) return path.startsWith(word);
      if (word === "machines") return isIn("flows", path) && isVitest(path);
      if (word === "browser") return isSpec(path);
      if (folders.includes(word)) return isIn(word, path);
      return isOfFlow(word, path);
    });
    if (matching.length > 0) return matching;
    const valid = ["check", "machines", ...folders].join(", ");
    throw new Error(
      `No tests match ${word}: use ${valid}, a flow, or a path below tests/ or packages/.`,
    );
  }
}

function isIn(folder: string, path: string): boolean {
  return (
    path.startsWith(`tests/${folder}/`) ||
    path.startsWith(`packages/${folder}/`)
  );
}

/** Returns whether Vitest runs this file. */
function isVitest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function isSpec(path: string): boolean {
  return /\.spec\.tsx?$/.test(path);
}

function isOfFlow(flow: string, path: string): boolean {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return (
    isIn(`flows/${flow}`, path) ||
    name.startsWith(`${flow}.`) ||
    name.startsWith(`${flow}-`)
  );
}
