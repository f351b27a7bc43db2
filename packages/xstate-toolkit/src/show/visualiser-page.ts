import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Rolldown } from "vite";
import type { AnyStateMachine } from "xstate";
import { DRAWING_STYLE } from "../live/drawing-style.ts";
import { dataPath } from "../visualiser/flow-data.ts";
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
  const { build } = await loadVite();
  const compiled = join(FOLDER, "main.js");
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
      rolldownOptions: {
        input: existsSync(compiled) ? compiled : join(FOLDER, "main.tsx"),
        output: { format: "iife" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = results.output;
  // The page would stay empty if a module of the project threw an error while it loads.
  return `try {\n${chunk.code}\n} catch (error) {\n  document.getElementById("root").textContent = "The machines cannot be loaded in a browser: " + error;\n  throw error;\n}\n`;
}

/** @throws when Vite, which is an optional dependency, is not installed. */
async function loadVite(): Promise<typeof import("vite")> {
  try {
    return await import("vite");
  } catch (error) {
    throw new Error(
      "The visualiser is bundled with Vite: install Vite as a development dependency.",
      { cause: error },
    );
  }
}
