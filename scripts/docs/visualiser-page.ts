import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Rolldown } from "vite";
import type { AnyStateMachine } from "xstate";
import { DRAWING_STYLE } from "../../src/inspect/drawing-style.ts";
import { type AllFlowData, DATA_ID } from "../visualiser/flow-data.ts";

const FOLDER = join(import.meta.dirname, "../visualiser");

/** The offline visualiser as one file: its code, its style and every drawing; it asks for nothing else. */
export async function visualiserPage(data: AllFlowData): Promise<string> {
  const page = readFileSync(join(FOLDER, "index.html"), "utf8");
  const style = readFileSync(join(FOLDER, "visualiser.css"), "utf8");
  // One style for all drawings.
  const json = JSON.stringify(data, (key, value) =>
    key === "drawing" ? value.replace(/<style>.*<\/style>\n/s, "") : value,
  ).replaceAll("<", "\\u003c");
  // Functions, because a `$` in a replacement text would mean something.
  const script = await code();
  return page
    .replace(
      "<!--style-->",
      () => `<style>\n${DRAWING_STYLE}\n${style}</style>`,
    )
    .replace(
      "<!--data-->",
      () => `<script type="application/json" id="${DATA_ID}">${json}</script>`,
    )
    .replace("<!--script-->", () => `<script>${script}</script>`);
}

/** What each guard of a machine asks, as it is written. */
export function guardsOf(machine: AnyStateMachine): Record<string, string> {
  return Object.fromEntries(
    Object.entries(machine.implementations.guards ?? {}).map(
      ([name, guard]) => [name, tidied(String(guard))],
    ),
  );
}

/** Type annotations are blanked out when the sources run, which leaves gaps. */
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
  // `</script` inside a text of the code would end it.
  return chunk.code.trim().replaceAll("</script", "<\\/script");
}
