import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { catalogue } from "../../machines/index.ts";

/** Mermaid's default layout engines in version 11 and in version 12. */
const LAYOUTS = ["dagre", "elk"];
const ROOT = join(import.meta.dirname, "../..");

for (const layout of LAYOUTS)
  test(`Mermaid parses and draws the diagram of every generated page with the layout ${layout}`, async ({
    page,
  }) => {
    await page.addScriptTag({
      path: join(ROOT, "node_modules/mermaid/dist/mermaid.min.js"),
    });
    const failures: string[] = [];
    for (const { name } of catalogue) {
      const text = readFileSync(
        join(ROOT, `statecharts-docs/${name}.md`),
        "utf8",
      );
      const diagrams = [...text.matchAll(/^```mermaid\n(.*?)^```$/gms)];
      expect(diagrams, `diagrams of ${name}.md`).toHaveLength(1);
      const [, diagram = ""] = diagrams[0] ?? [];
      const problem = await page.evaluate(draw, { name, diagram, layout });
      if (problem) failures.push(`${name}: ${problem}`);
    }
    expect(failures).toEqual([]);
  });

/** Runs in the page. Returns what is wrong with a diagram, or an empty string when Mermaid can draw it. */
async function draw(options: {
  name: string;
  diagram: string;
  layout: string;
}) {
  const { name, diagram, layout } = options;
  const { mermaid } = globalThis as unknown as {
    mermaid: typeof import("mermaid").default;
  };
  mermaid.initialize({ layout });
  try {
    const { diagramType } = await mermaid.parse(diagram);
    const { svg } = await mermaid.render(`drawing-${name}`, diagram);
    const drawing = new DOMParser().parseFromString(svg, "text/html");
    return diagramType === "stateDiagram" && drawing.querySelector("svg .node")
      ? ""
      : `${diagramType} without a state`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
