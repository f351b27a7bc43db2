import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { pure } from "../../vitest.config.ts";

/** The projects of the tests that run in other browser engines; scripts/test-all.ts runs each as a part. */
const PROJECTS = {
  engines: "tests/engines/*.engine.ts",
  "typed-profiles": "tests/engines/typed-profiles/*.engine.ts",
};

export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    allowOnly: false,
    // Each test starts browsers, so two files at a time would only slow each other down on two cores.
    maxWorkers: 1,
    projects: Object.entries(PROJECTS).map(([name, include]) => ({
      test: {
        tags: pure.tags,
        strictTags: false,
        name,
        include: [include],
        globalSetup: "tests/engines/install.ts",
        testTimeout: 180_000,
        hookTimeout: 180_000,
      },
    })),
  },
});
