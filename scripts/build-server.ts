/**
 * Bundles the server into one file, dist-server/main.js, because Node starts up several times faster with one file than
 * with a thousand modules. The file contains everything except native packages. `npm run dev`, the operator's command
 * line and most tests run the TypeScript sources instead. With `--operator`, for an image that does not contain the sources,
 * also bundles the operator's command line into dist-server/operator.js.
 */
import { utimesSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const FOLDER = "dist-server";

const ENTRIES = new Map([["main", "server/main.ts"]]);
if (process.argv.includes("--operator"))
  ENTRIES.set("operator", "server/operator/main.ts");

/**
 * Escapes the characters outside ASCII, because Node keeps a program that contains one with two bytes per character:
 * 4 MB more. The lines of the source map stay correct; the columns after an escape do not.
 */
function escapeNonAscii(_options: unknown, bundle: Rolldown.OutputBundle) {
  const escapeOf = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  for (const file of Object.values(bundle))
    if (file.type === "chunk")
      file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf);
}

const startedAt = new Date();
for (const [name, entry] of ENTRIES)
  await build({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    logLevel: "warn",
    plugins: [{ name: "ascii", generateBundle: escapeNonAscii }],
    ssr: { noExternal: true, external: ["@node-rs/argon2", "pg-native"] },
    build: {
      ssr: entry,
      outDir: FOLDER,
      emptyOutDir: name === "main",
      copyPublicDir: false,
      target: "node24",
      sourcemap: true,
      rolldownOptions: {
        output: {
          entryFileNames: `${name}.js`,
          codeSplitting: false,
          // The source map refers to the source files, so it does not need copies of them.
          sourcemapExcludeSources: true,
        },
      },
    },
  });
// Sets the modification time to the start of the build, so that setup rebuilds if a source was saved during the build.
utimesSync(join(FOLDER, "main.js"), startedAt, startedAt);
