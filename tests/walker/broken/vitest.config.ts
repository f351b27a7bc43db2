import { defineConfig } from "vitest/config";

/** For runs that must fail, outside the project's own configuration. */
export default defineConfig({
  test: { include: ["tests/walker/broken/*.broken.ts"], strictTags: false },
});
