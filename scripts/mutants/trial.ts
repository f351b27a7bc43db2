/**
 * Tests the mutants of one source file in one long-lived Vitest. A separate process, because it must be killed when a
 * mutant causes an endless loop. Receives a `TrialOrder` and sends a `TrialReport` after each mutant.
 */
import { join } from "node:path";
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from "vitest/node";

export type TrialOrder = {
  /** Path of the source file, relative to the project. */
  readonly path: string;
  /** In execution order; the first failure ends a trial. */
  readonly tests: readonly string[];
  /** The complete text of the file for each mutant. */
  readonly texts: readonly string[];
};
export type TrialReport =
  /** Whether all tests pass without a mutation, and the duration in milliseconds; a message when they fail. */
  | { readonly ready: number; readonly problem: string | null }
  /** Whether a test failed for the mutant of this index. */
  | { readonly index: number; readonly noticed: boolean };

/** Runs the tests in the given order: the most likely to fail first. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    return specifications;
  }
}

const state: { text: string | null; failed: string | null } = {
  text: null,
  failed: null,
};

// Exit with the parent process.
process.once("disconnect", () => process.exit(1));
process.once("message", (order: TrialOrder) => {
  tryAll(order).then(
    () => process.exit(0),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function tryAll({ path, tests, texts }: TrialOrder): Promise<void> {
  const vitest = await start(path, tests);
  const specifications = await vitest.globTestSpecifications([...tests]);
  const place = (test: TestSpecification) =>
    tests.findIndex((name) => test.moduleId.endsWith(name));
  specifications.sort((a, b) => place(a) - place(b));
  const fails = async (text: string | null) => {
    Object.assign(state, { text, failed: null });
    vitest.invalidateFile(join(process.cwd(), path));
    await vitest.runTestSpecifications(specifications);
    return state.failed;
  };
  const begun = performance.now();
  const problem = await fails(null);
  report({ ready: performance.now() - begun, problem });
  if (problem === null)
    for (const [index, text] of texts.entries())
      report({ index, noticed: (await fails(text)) !== null });
  await vitest.close();
}

async function start(path: string, tests: readonly string[]): Promise<Vitest> {
  const target = join(process.cwd(), path);
  let vitest: Vitest | undefined;
  const end = (module: TestModule) => {
    if (state.failed !== null || module.state() !== "failed") return;
    state.failed = firstError(module);
    void vitest?.cancelCurrentRun("test-failure");
  };
  vitest = await createVitest(
    "test",
    {
      config: false,
      watch: false,
      include: [...tests],
      pool: "threads",
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 120_000,
      reporters: [{ onTestModuleEnd: end }],
      sequence: { sequencer: GivenOrder },
      silent: true,
      // Otherwise Vitest would reuse a cached transform of the file without the mutation.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: "one-mutation",
          enforce: "pre",
          transform: (_, id) =>
            id.split("?")[0] === target && state.text !== null
              ? { code: state.text, map: null }
              : undefined,
        },
      ],
    },
  );
  return vitest;
}

function firstError(module: TestModule): string {
  const failed = [...module.children.allTests("failed")][0];
  const error = failed?.result().errors?.[0] ?? module.errors()[0];
  return `${module.relativeModuleId}: ${error?.message ?? "no test"}`;
}

function report(news: TrialReport): void {
  process.send?.(news);
}
