/**
 * Bundles every file of the cloned projects that creates a machine of XState 5. What the project does not contain is
 * replaced by a stub, so that no dependency has to be installed.
 *
 *   node bundle.mjs <folder of the clones> <output folder>
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";

const [clones, out] = process.argv.slice(2).map((path) => resolve(path));
const SOURCE = /\.(tsx?|m?jsx?)$/;
const SKIPPED =
  /(^|\/)(node_modules|dist|tests?|__tests__|docs)\/|\.(test|spec|d)\.|statelyai\+xstate\/packages\//;
const IMPORT = /from\s*['"]xstate['"]/g;
const ENDINGS = ["", ".ts", ".tsx", ".js", ".mjs", "/index.ts", "/index.js"];

const files = readdirSync(clones, { recursive: true })
  .map(String)
  .filter((path) => SOURCE.test(path) && !SKIPPED.test(path))
  .map((path) => join(clones, path))
  .filter((path) => {
    const text = textOf(path) ?? "";
    return text.search(IMPORT) >= 0 && /\b(setup|createMachine)\(/.test(text);
  })
  .sort();

mkdirSync(out, { recursive: true });
const bundles = [];
for (const file of files) {
  const bundle = join(out, `${bundles.length}.mjs`);
  try {
    await build({
      entryPoints: [file],
      outfile: bundle,
      bundle: true,
      format: "esm",
      platform: "node",
      jsx: "automatic",
      logLevel: "silent",
      define: { "import.meta.env": "{}" },
      tsconfigRaw: { compilerOptions: { experimentalDecorators: true } },
      plugins: [{ name: "stubs", setup: stubs }],
    });
    bundles.push({ bundle, file, name: file.slice(clones.length + 1) });
  } catch (error) {
    console.error(`${file}: ${error.message.split("\n")[1] ?? error.message}`);
  }
}
writeFileSync(join(out, "bundles.json"), JSON.stringify(bundles));
console.log(`${bundles.length} of ${files.length} files`);

function stubs({ onResolve, onLoad }) {
  onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
    if (kind === "entry-point") return { path };
    if (/^xstate(\/actors)?$/.test(path))
      return { path: import.meta.resolve("xstate"), external: true };
    if (path.startsWith("recorded:")) return { path, namespace: "recorded" };
    const found = path.startsWith(".") && find(join(dirname(importer), path));
    return found ? { path: found } : { path, namespace: "stub" };
  });
  onLoad({ filter: /.*/, namespace: "stub" }, () => ({
    contents: `module.exports = Object.create(globalThis.__stub, { __esModule: { value: true } });`,
  }));
  // Each file has its own module that records which machines the file creates, and that starts no actor.
  onLoad({ filter: /.*/, namespace: "recorded" }, ({ path }) => ({
    contents: `
      import * as xstate from "xstate";
      export * from "xstate";
      const record = (machine) => globalThis.__record(${JSON.stringify(path.slice("recorded:".length))}, machine);
      export const createMachine = (...args) => record(xstate.createMachine(...args));
      const wrap = (result) => ({
        ...result,
        createMachine: (...args) => record(result.createMachine(...args)),
        ...(result.extend && { extend: (...args) => wrap(result.extend(...args)) }),
      });
      export const setup = (...args) => wrap(xstate.setup(...args));
      export const createActor = () => globalThis.__stub;`,
    resolveDir: import.meta.dirname,
  }));
  onLoad({ filter: SOURCE }, ({ path }) => ({
    contents: textOf(path).replace(
      IMPORT,
      `from ${JSON.stringify(`recorded:${path}`)}`,
    ),
    loader: path.endsWith(".ts") ? "ts" : "tsx",
  }));
}

function find(path) {
  for (const base of [path, path.replace(/\.m?jsx?$/, "")])
    for (const ending of ENDINGS)
      if (SOURCE.test(base + ending) && textOf(base + ending) !== undefined)
        return base + ending;
  return undefined;
}

function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
