import { defineConfig } from "vitest/config";

/** A separate configuration for runs that must fail. */
export default defineConfig({
  test: {
    include: ["packages/xstate-toolkit/tests/broken/*.broken.ts"],
    strictTags: false,
  },
});
