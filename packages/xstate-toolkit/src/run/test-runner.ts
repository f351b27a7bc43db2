/** What model tests need from a test runner. */
export interface TestRunner {
  readonly describe: (name: string, register: () => void) => void;
  readonly test: (
    name: string,
    /** The test. `note` adds a sentence to its result. */
    run: (note: (text: string) => unknown) => unknown,
    options?: {
      /** Ids of the rules that the test covers. */
      readonly tags?: readonly string[];
      readonly timeout?: number;
    },
  ) => void;
  readonly afterAll: (run: () => void) => void;
  /** Throws unless two values are equal. Properties that are undefined do not matter, and matchers work. */
  readonly assertEqual: (
    actual: unknown,
    expected: unknown,
    subject: string,
  ) => void;
  /** Number of assertions so far; undefined if the runner does not count them. */
  readonly assertionCount: () => number | undefined;
}

let current: TestRunner | undefined;

/** Sets the test runner, of which a process has only one. */
export function setTestRunner(runner: TestRunner): void {
  current = runner;
}

/** Returns the test runner. */
export function testRunner(): TestRunner {
  if (current === undefined)
    throw new Error(
      "Model tests need xstate-toolkit/vitest or xstate-toolkit/node-test.",
    );
  return current;
}
