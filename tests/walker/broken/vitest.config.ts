import { defineConfig } from "vitest/config";

/** For the runs that are meant to fail, which the project's own configuration must not see. */
export default defineConfig({
  test: { include: ["tests/walker/broken/*.broken.ts"] },
});
