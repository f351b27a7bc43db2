import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Rolldown } from "vite";
import type { AnyStateMachine } from "xstate";
import { DRAWING_STYLE } from "../live/drawing-style.ts";
import { dataPath } from "../visualiser/flow-data.ts";
import { escapeXml } from "./paths/xml.ts";

const FOLDER = join(import.meta.dirname, "../visualiser");

/**
 * Returns the offline visualiser: one page with its code and style, which loads the data script of each flow and makes
 * no other request.
 */
export async function visualiserPage(
  catalogueFile: string,
  flows: readonly string[],
  title: string,
): Promise<string> {
  const page = readFileSync(join(FOLDER, "index.html"), "utf8");
  const style = readFileSync(join(FOLDER, "visualiser.css"), "utf8");
  const script = await bundle(resolve(catalogueFile));
  // Replacement functions, because `$` has a special meaning in a replacement string.
  return page
    .replace("<!--title-->", () => escapeXml(title))
    .replace(
      "<!--style-->",
      () => `<style>\n${DRAWING_STYLE}\n${style}</style>`,
    )
    .replace("<!--data-->", () =>
      flows
        .map((flow) => `<script src="${dataPath(flow)}"></script>`)
        .join("\n    "),
    )
    .replace("<!--script-->", () => `<script>${script}</script>`);
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

/** Bundles the code of the page with the catalogue of the project. */
async function bundle(catalogueFile: string): Promise<string> {
  const { build } = await loadVite();
  const compiled = join(FOLDER, "main.js");
  const results = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: { "xstate-toolkit:catalogue": catalogueFile },
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
  // `</script` inside a string would end the script element.
  return chunk.code.trim().replaceAll("</script", "<\\/script");
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
