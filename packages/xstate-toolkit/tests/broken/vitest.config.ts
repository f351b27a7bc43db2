import { defineConfig } from "vitest/config";

/** For runs that must fail, outside the project's own configuration. */
export default defineConfig({
  test: {
    include: ["packages/xstate-toolkit/tests/broken/*.broken.ts"],
    strictTags: false,
  },
});
