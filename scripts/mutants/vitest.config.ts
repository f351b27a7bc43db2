import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { pure } from "../../vitest.config.ts";

/** Runs the short tests of contract/ before the flows, because the first failure ends the run of a mutant. */
class PathSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.sort((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

/** The pure tests of the product, for StrykerJS. */
export default defineConfig({
  test: {
    ...pure,
    include: ["app", "content", "contract", "flows", "services"].map(
      (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
    ),
    sequence: { sequencer: PathSequencer },
    reporters: ["dot"],
  },
});
