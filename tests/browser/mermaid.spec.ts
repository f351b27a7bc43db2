import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { catalogue } from "../../machines/index.ts";

/** Mermaid's default layout engines in version 11 and in version 12. The second is slow, so it draws only a few charts. */
const LAYOUTS = ["dagre", "elk"];
/** A small chart, and charts with parallel regions, deep states and many transitions. */
const IN_EACH_LAYOUT = ["support", "session", "liveUpdates", "profile"];
const ROOT = join(import.meta.dirname, "../..");

test("Mermaid parses and renders the diagram of every generated page, and of four with each layout engine", async ({
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
    const drawings = new Set<string>();
    const layouts = IN_EACH_LAYOUT.includes(name) ? LAYOUTS : ["dagre"];
    for (const layout of layouts) {
      const { svg, problem } = await page.evaluate(draw, {
        name,
        diagram,
        layout,
      });
      drawings.add(svg);
      if (problem) failures.push(`${name}, ${layout}: ${problem}`);
    }
    // Mermaid falls back to dagre when it does not have the requested layout.
    if (drawings.size < layouts.length)
      failures.push(`${name}: the layouts do not differ`);
  }
  expect(failures).toEqual([]);
});

/** Runs in the page. Returns the drawing of a diagram and its `problem`, which is empty when Mermaid can draw it. */
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
    const { svg, diagramType } = await mermaid.render(
      `drawing-${name}`,
      diagram,
    );
    const drawing = new DOMParser().parseFromString(svg, "text/html");
    const isDrawn =
      diagramType === "stateDiagram" && drawing.querySelector("svg .node");
    return { svg, problem: isDrawn ? "" : `${diagramType} without a state` };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { svg: "", problem };
  }
}
