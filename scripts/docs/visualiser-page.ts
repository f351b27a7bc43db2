import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { AnyStateMachine } from "xstate";
import { DRAWING_STYLE } from "../../src/inspect/drawing-style.ts";
import { type FlowData, flowDataScript } from "../visualiser/flow-data.ts";

const FOLDER = join(import.meta.dirname, "../visualiser");

/** Returns the path of a flow's data script, relative to the page. */
export function dataPath(flow: string): string {
  return `data/${flow}.js`;
}

/** Returns the data script of a flow. The drawing has no style element, because the page has one for all drawings. */
export function dataScript(flow: string, data: FlowData): string {
  const drawing = data.drawing.replace(/<style>.*<\/style>\n/s, "");
  return flowDataScript(flow, { ...data, drawing });
}

/**
 * Returns the offline visualiser: one page with its code and style, which loads the data script of each flow and makes
 * no other request.
 */
export async function visualiserPage(
  flows: readonly string[],
): Promise<string> {
  const page = readFileSync(join(FOLDER, "index.html"), "utf8");
  const style = readFileSync(join(FOLDER, "visualiser.css"), "utf8");
  const script = await code();
  // Replacement functions, because `$` has a special meaning in a replacement string.
  return page
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

/** Returns the source text of each guard of a machine, by name. */
export function guardsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(
      ([name, guard]) => [name, tidied(String(guard))],
    ),
  );
}

/** Removes the white space that Node leaves in place of stripped type annotations. */
function tidied(source: string): string {
  return source
    .split("\n")
    .map((line) => line.trimEnd())
    .filter((line) => line !== "")
    .join("\n")
    .replace(/([^\s]) {2,}/g, "$1 ");
}

async function code(): Promise<string> {
  const results = (await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(FOLDER, "main.tsx"),
        output: { format: "iife" },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = results.output;
  // `</script` inside a string would end the element.
  return chunk.code.trim().replaceAll("</script", "<\\/script");
}
