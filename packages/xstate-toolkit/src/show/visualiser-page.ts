import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Rolldown } from "vite";
import type { AnyStateMachine } from "xstate";
import { DRAWING_STYLE } from "../live/drawing-style.ts";
import { dataPath } from "../visualiser/flow-data.ts";
import { bundleForBrowser, VITE_GLOB } from "./bundle.ts";
import { escapeXml } from "./paths/xml.ts";

const FOLDER = join(import.meta.dirname, "../visualiser");

/** The file next to the page that contains its code and the machines, all in one bundle. */
export const VISUALISER_SCRIPT = "visualiser.js";

/**
 * Returns the page of the offline visualiser, which loads its code from `visualiser.js` and the data script of each flow,
 * and makes no other request.
 *
 * @param files the names of the machines' files
 * @param command the command that writes `visualiser.js`; the page shows it while the file is missing
 */
export function visualiserPage(
  files: readonly string[],
  title: string,
  command: string,
): string {
  const page = readFileSync(join(FOLDER, "index.html"), "utf8");
  const style = readFileSync(join(FOLDER, "visualiser.css"), "utf8");
  // Replacement functions, because `$` has a special meaning in a replacement string.
  return page
    .replace("<!--title-->", () => escapeXml(title))
    .replace(
      "<!--style-->",
      () => `<style>\n${DRAWING_STYLE}\n${style}</style>`,
    )
    .replace("<!--data-->", () =>
      files
        .map((file) => `<script src="${dataPath(file)}"></script>`)
        .join("\n    "),
    )
    .replace("<!--command-->", () => escapeXml(command))
    .replace(
      "<!--script-->",
      () => `<script src="${VISUALISER_SCRIPT}"></script>`,
    );
}

/** Returns the source code of each guard of a machine, by name. */
export function guardsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(
      ([name, guard]) => [name, removeExtraWhitespace(String(guard))],
    ),
  );
}

/** Removes the white space that Node leaves in place of stripped type annotations. */
function removeExtraWhitespace(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n")
    .replace(/([^\s]) {2,}/g, "$1 ");
}

/** Returns `visualiser.js`: the code of the page, bundled with the catalogue of the project. */
export async function visualiserScript(catalogueFile: string): Promise<string> {
  const compiled = join(FOLDER, "main.js");
  const page = existsSync(compiled) ? compiled : join(FOLDER, "main.tsx");
  const bundled = await bundleForBrowser(page, catalogueFile);
  const code = bundled.includes(`${VITE_GLOB}(`)
    ? await bundleWithVite(page, catalogueFile)
    : bundled;
  // The page would stay empty if a module of the project threw an error while it loads.
  return `try {\n${code}\n} catch (error) {\n  document.getElementById("root").textContent = "The machines cannot be loaded in a browser: " + error;\n  throw error;\n}\n`;
}

/** Bundles the page with the project's version of Vite, which alone provides `import.meta.glob`. */
async function bundleWithVite(
  page: string,
  catalogueFile: string,
): Promise<string> {
  const { build, version } = await loadVite();
  const output = { input: page, output: { format: "iife" } } as const;
  const results = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: { "xstate-toolkit:catalogue": resolve(catalogueFile) },
      dedupe: ["xstate"],
    },
    build: {
      write: false,
      // Before version 8, Vite used Rollup.
      ...(Number.parseInt(version, 10) >= 8
        ? { rolldownOptions: output }
        : { rollupOptions: output }),
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = results.output;
  return chunk.code;
}

/** @throws when Vite, which is an optional dependency, is not installed. */
async function loadVite(): Promise<typeof import("vite")> {
  try {
    return await import("vite");
  } catch (error) {
    throw new Error(
      "The catalogue uses import.meta.glob, which only Vite provides: install Vite, or import the modules by their paths.",
      { cause: error },
    );
  }
}
