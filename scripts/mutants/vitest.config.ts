import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { pure } from "../../vitest.config.ts";

/**
 * Sorts files by path, so that tests/contract runs before the slower tests/flows. This order saves time, because
 * StrykerJS stops a test run at the first failure.
 */
class PathSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

const flowTests = process.env.MUTATION_TESTS;

/** The pure tests of the product or of one flow, for StrykerJS. */
export default defineConfig({
  test: {
    ...pure,
    include: flowTests
      ? [`${flowTests}/**/*.test.ts`]
      : ["app", "content", "contract", "flows", "services"].map(
          (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
        ),
    sequence: { sequencer: PathSequencer },
    reporters: ["dot"],
  },
});
