import { join } from "node:path";
import type { Plugin } from "vite";

/** The module of Vite's function that wraps each `import()` of the built site. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const REPLACEMENT = join(
  import.meta.dirname,
  "../../src/services/site-files/downloaded-imports.ts",
);

/** A Vite plugin that wraps each `import()` in `importDownloaded` instead of Vite's function that adds preloads. */
export const downloadedImports: Plugin = {
  name: "downloaded-imports",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: new RegExp(`^${PRELOAD_HELPER}$`) },
    handler: () =>
      `export { importDownloaded as __vitePreload } from ${JSON.stringify(REPLACEMENT)};`,
  },
};
