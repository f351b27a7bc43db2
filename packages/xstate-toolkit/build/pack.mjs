/**
 * Prepares the package for `npm pack`. Node does not strip types in node_modules, so the packed package contains
 * JavaScript and declarations instead of the TypeScript sources, which the repository uses directly.
 *
 *   node build/pack.mjs prepack    builds dist/ and changes the entry points in package.json, and the links in API.md,
 *                                  to files in dist/
 *   node build/pack.mjs postpack   restores both files and removes dist/
 */
import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
/** The files that are different in the packed package. */
const CHANGED = ["package.json", "API.md"];
const backupOf = (file) => `${file}.saved`;

process.chdir(join(dirname(fileURLToPath(import.meta.url)), ".."));
if (process.argv[2] === "prepack") {
  // If an earlier `npm pack` failed, postpack did not run, and the backup may still exist.
  restore();
  rmSync("dist", { recursive: true, force: true });
  compile();
  await bundleVisualiser();
  for (const file of CHANGED) copyFileSync(file, backupOf(file));
  change("package.json", publishedManifest);
  // The packed package contains declarations instead of sources.
  change("API.md", (text) =>
    text.replace(/\]\(src\/([^)]*)\.tsx?\)/g, "](dist/$1.d.ts)"),
  );
} else if (existsSync(backupOf("package.json"))) {
  restore();
  rmSync("dist", { recursive: true, force: true });
}

function change(file, edit) {
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

function restore() {
  for (const file of CHANGED)
    if (existsSync(backupOf(file))) renameSync(backupOf(file), file);
}

function compile() {
  const compiler = join(
    dirname(require.resolve("typescript/package.json")),
    "bin/tsc",
  );
  const { status } = spawnSync(
    process.execPath,
    [compiler, "-p", "tsconfig.build.json", "--checkers", "1"],
    { stdio: "inherit" },
  );
  if (status !== 0) throw new Error("The sources could not be compiled.");
  // TypeScript rewrites the extensions of imports in the .js files, but not in the .d.ts files.
  for (const name of readdirSync("dist", { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".d.ts")) {
      const file = join("dist", name);
      const text = readFileSync(file, "utf8");
      writeFileSync(
        file,
        text.replace(/((?:from |import\()"\.[^"]*)\.tsx?"/g, '$1.js"'),
      );
    }
}

/** Bundles the page of the visualiser with React. A project's catalogue is later bundled with this page. */
async function bundleVisualiser() {
  const vite = pathToFileURL(
    join(dirname(require.resolve("vite/package.json")), "dist/node/index.js"),
  );
  const { build } = await import(vite.href);
  const folder = join("dist", "visualiser");
  for (const name of readdirSync(folder))
    if (!/^flow-data\./.test(name)) rmSync(join(folder, name));
  await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: "src/visualiser/main.tsx",
        formats: ["es"],
        fileName: () => "main.js",
      },
      rolldownOptions: {
        // A dependency of the package, which is bundled together with the catalogue.
        external: [/^xstate(?:$|\/)/, /^elkjs\//, "xstate-toolkit:catalogue"],
      },
    },
  });
  for (const name of ["index.html", "visualiser.css"])
    copyFileSync(join("src/visualiser", name), join(folder, name));
}

/** Returns package.json with the entry points of the packed package, without scripts and devDependencies. */
function publishedManifest(text) {
  const {
    exports,
    bin,
    scripts: _,
    devDependencies: __,
    ...rest
  } = JSON.parse(text);
  const entries = Object.entries(exports).map(([name, source]) => {
    const base = source.replace(/^\.\/src\//, "./dist/").replace(/\.ts$/, "");
    return [name, { types: `${base}.d.ts`, default: `${base}.js` }];
  });
  const programs = Object.entries(bin).map(([name, source]) => [
    name,
    source.replace(/^src\//, "dist/").replace(/\.ts$/, ".js"),
  ]);
  const manifest = {
    ...rest,
    exports: {
      ...Object.fromEntries(entries),
      "./package.json": "./package.json",
    },
    bin: Object.fromEntries(programs),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
