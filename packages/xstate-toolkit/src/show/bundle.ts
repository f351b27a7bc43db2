import { builtinModules } from "node:module";
import { basename, dirname, resolve } from "node:path";
import type { BuildOptions, Message, Plugin } from "esbuild";

/** Files that a bundler of an application turns into an address. */
const ASSET =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf|eot|mp[34]|webm|ogg|wav|pdf|txt|html|md|wasm)$/;
const STYLE = /\.(?:css|scss|sass|less|styl|pcss)$/;

/** What `import.meta.glob`, which only Vite provides, becomes in a bundle. */
export const VITE_GLOB = "viteImportGlob";

/** The options that every bundle of machines needs. */
const COMMON: BuildOptions = {
  bundle: true,
  write: false,
  logLevel: "silent",
  jsx: "automatic",
  define: {
    "import.meta.glob": VITE_GLOB,
    "import.meta.env": JSON.stringify({
      MODE: "test",
      DEV: true,
      PROD: false,
      SSR: false,
      BASE_URL: "/",
    }),
  },
};

/**
 * Bundles a module of the project and everything that it imports by path, so that Node can import it: path aliases of
 * `tsconfig.json`, `import.meta.env`, JSON, styles, pictures and JSX. Packages are still imported by their names.
 *
 * @throws with the file, the line and what to do, when the module cannot be bundled.
 */
export async function bundleForNode(file: string): Promise<string> {
  return bundle({
    ...COMMON,
    entryPoints: [file],
    platform: "node",
    format: "esm",
    sourcemap: "inline",
    plugins: [assets, installedPackages],
  });
}

/** Bundles the page of the visualiser with the catalogue of the project, as one classic script. */
export async function bundleForBrowser(
  page: string,
  catalogueFile: string,
): Promise<string> {
  const catalogue = resolve(catalogueFile);
  return bundle({
    ...COMMON,
    entryPoints: [page],
    platform: "browser",
    format: "iife",
    minify: true,
    define: { ...COMMON.define, "process.env.NODE_ENV": '"production"' },
    plugins: [catalogueOf(catalogue), nodeModules, assets],
  });
}

async function bundle(options: BuildOptions): Promise<string> {
  const { build } = await import("esbuild");
  try {
    const { outputFiles = [] } = await build(options);
    return outputFiles[0]?.text ?? "";
  } catch (error) {
    const { errors = [] } = error as { errors?: readonly Message[] };
    if (errors.length === 0) throw error;
    throw new Error(errors.map(messageText).join("\n"), { cause: error });
  }
}

function messageText({ text, location }: Message): string {
  const where = location
    ? `${location.file}:${location.line}:${location.column + 1}: `
    : "";
  const advice = /^Could not resolve/.test(text)
    ? " Install the package, or add the path alias to compilerOptions.paths of tsconfig.json."
    : " Change this line, or select a catalogue that does not import this file.";
  return `${where}${text}.${advice}`;
}

/** Leaves installed packages to Node. Path aliases look like packages, but their files are bundled. */
const installedPackages: Plugin = {
  name: "installed-packages",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, async (args) => {
      const { path, kind, importer, resolveDir, pluginData } = args;
      if (kind === "entry-point" || pluginData === "resolved") return undefined;
      const isExternal =
        /^(?:node:|xstate(?:\/|$))/.test(path) || builtinModules.includes(path);
      if (isExternal) return { path, external: true };
      const resolved = await build.resolve(path, {
        kind,
        importer,
        resolveDir,
        pluginData: "resolved",
      });
      return /[\\/]node_modules[\\/]/.test(resolved.path)
        ? { path, external: true }
        : resolved;
    });
  },
};

/** Replaces styles with the names of their classes, and pictures and other files with their names. */
const assets: Plugin = {
  name: "assets",
  setup(build) {
    build.onResolve({ filter: /\.\w+(?:\?.*)?$/ }, ({ path }) => {
      const [name = ""] = path.split("?");
      const isAsset = ASSET.test(name) || STYLE.test(name);
      return isAsset ? { path: name, namespace: "asset" } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: "asset" }, ({ path }) => ({
      contents: STYLE.test(path)
        ? "export default new Proxy({}, { get: (_, name) => String(name) });"
        : `export default ${JSON.stringify(basename(path))};`,
    }));
  },
};

/** Modules of Node, which a browser does not have, are empty. A machine that uses one shows its error on the page. */
const nodeModules: Plugin = {
  name: "node-modules",
  setup(build) {
    build.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
      path.startsWith("node:") || builtinModules.includes(path)
        ? { path, namespace: "node-module" }
        : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: "node-module" }, () => ({
      contents: "module.exports = {};",
    }));
  },
};

/** Resolves the import of the catalogue, and XState to the version of the project. */
function catalogueOf(catalogue: string): Plugin {
  return {
    name: "catalogue",
    setup(build) {
      build.onResolve({ filter: /^xstate-toolkit:catalogue$/ }, () => ({
        path: catalogue,
      }));
      build.onResolve({ filter: /^xstate(?:\/|$)/ }, ({ path, pluginData }) =>
        pluginData === "resolved"
          ? undefined
          : build.resolve(path, {
              kind: "import-statement",
              resolveDir: dirname(catalogue),
              pluginData: "resolved",
            }),
      );
    },
  };
}
