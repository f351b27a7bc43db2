import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "../../machines/index.ts";
import { expect, unwatchedTest as test } from "../support/browser/test.ts";

/** Mermaid's default layout engines in version 11 and in version 12. */
const LAYOUTS = ["dagre", "elk"];
/** The drawn charts: the smallest that together have every kind of line. */
const DRAWN = ["fundingStatus", "resource", "session"];
const ROOT = join(import.meta.dirname, "../..");

test("Mermaid parses the diagram of every generated page, and draws three of them, which contain every kind of line, with each layout engine", async ({
  page,
}) => {
  await page.addScriptTag({
    path: join(ROOT, "node_modules/mermaid/dist/mermaid.min.js"),
  });
  const diagrams = catalogue.map(({ name }) => {
    const text = readFileSync(
      join(ROOT, `statecharts-docs/${name}.md`),
      "utf8",
    );
    const found = [...text.matchAll(/^```mermaid\n(.*?)^```$/gms)];
    expect(found, `diagrams of ${name}.md`).toHaveLength(1);
    return { name, diagram: found[0]?.[1] ?? "" };
  });
  const problems = await page.evaluate(parse, diagrams);
  const drawn = diagrams.filter(({ name }) => DRAWN.includes(name));
  for (const { name, diagram } of drawn) {
    const drawings = new Set<string>();
    for (const layout of LAYOUTS) {
      const { svg, problem } = await page.evaluate(draw, {
        name,
        diagram,
        layout,
      });
      drawings.add(svg);
      if (problem) problems.push(`${name}, ${layout}: ${problem}`);
    }
    // Mermaid falls back to dagre when it does not have the requested layout.
    if (drawings.size < LAYOUTS.length)
      problems.push(`${name}: the layouts do not differ`);
  }
  expect(problems).toEqual([]);
  const drawnKinds = drawn.flatMap(({ diagram }) => kindsOfLine(diagram));
  for (const { name, diagram } of diagrams)
    expect(drawnKinds, name).toEqual(
      expect.arrayContaining(kindsOfLine(diagram)),
    );
});

/**
 * Returns each kind of line in a diagram, such as a transition from a state with substates to itself, and each character
 * of the labels other than letters, digits and spaces.
 */
function kindsOfLine(diagram: string): string[] {
  const nested = new Set(
    [...diagram.matchAll(/ as (\S+) \{$/gm)].map(([, id]) => id),
  );
  const kinds = diagram.split("\n").flatMap((line) => {
    const [, source, target, label = ""] =
      /^ *(\S+) --> ([^\s:]+)(.*)$/.exec(line) ?? [];
    if (source === undefined || target === undefined)
      return [
        line.replace(/^ *(state )?|"[^"]*"|\w+(?=:| \{$|$)|:.*/g, ""),
        ...line.replace(/[\w\s]/g, ""),
      ];
    const [from, to] = [source, target].map((id) =>
      id === "[*]" ? id : nested.has(id) ? "nested" : "simple",
    );
    const place =
      source === target
        ? "itself"
        : target.startsWith(`${source}_`)
          ? "substate"
          : source.startsWith(`${target}_`)
            ? "ancestor"
            : "other";
    return [`${from} --> ${to}, ${place}`, ...label.replace(/[\w\s]/g, "")];
  });
  return [...new Set(kinds)];
}

/** Runs in the page. Returns why Mermaid cannot parse a diagram, for each that it cannot parse as a state diagram. */
async function parse(
  diagrams: readonly { name: string; diagram: string }[],
): Promise<string[]> {
  const { mermaid } = globalThis as unknown as {
    mermaid: typeof import("mermaid").default;
  };
  const problems: string[] = [];
  for (const { name, diagram } of diagrams)
    try {
      const { diagramType } = await mermaid.parse(diagram);
      if (diagramType !== "stateDiagram")
        problems.push(`${name}: ${diagramType}`);
    } catch (error) {
      problems.push(`${name}: ${error}`);
    }
  return problems;
}

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
