/**
 * Bundles the server into one file, dist-server/main.js, because Node starts up several times faster with one file than
 * with a thousand modules. The file contains everything except native packages. `npm run dev`, the operator's command
 * line and most tests run the TypeScript sources instead.
 */
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const FOLDER = "dist-server";

const startedAt = new Date();
await build({
  configFile: false,
  root: join(import.meta.dirname, ".."),
  logLevel: "warn",
  ssr: { noExternal: true, external: ["@node-rs/argon2", "pg-native"] },
  build: {
    ssr: "server/main.ts",
    outDir: FOLDER,
    copyPublicDir: false,
    target: "node24",
    sourcemap: true,
    rolldownOptions: {
      output: {
        codeSplitting: false,
        // The source map refers to the source files, so it does not need copies of them.
        sourcemapExcludeSources: true,
      },
    },
  },
});
// Sets the modification time to the start of the build, so that setup rebuilds if a source was saved during the build.
utimesSync(join(FOLDER, "main.js"), startedAt, startedAt);
