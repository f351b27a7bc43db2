/**
 * Tries the mistakes of one source file, one after the other, in one long-lived Vitest: a process of its own, which
 * may be ended when a mistake never comes to an end. Gets a `TrialOrder`, sends a `TrialReport` after each mistake.
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
  /** Of the source file, from the project's folder. */
  readonly path: string;
  /** In the order in which they run; the first failure ends the trial. */
  readonly tests: readonly string[];
  /** The file's whole text with each mistake in it. */
  readonly texts: readonly string[];
};
export type TrialReport =
  /** Everything passes without a mistake, after so many milliseconds; a message when it does not. */
  | { readonly ready: number; readonly problem: string | null }
  /** Whether a test failed with the mistake of this index. */
  | { readonly index: number; readonly noticed: boolean };

/** Keeps the order in which the tests are given: those first that are likely to notice. */
class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    return specifications;
  }
}

const state: { text: string | null; failed: string | null } = {
  text: null,
  failed: null,
};

// Without the process that asked for it, a trial has nobody to tell.
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
      // Else what was once transformed would be taken from disk, without the mistake.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: "one-mistake",
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
