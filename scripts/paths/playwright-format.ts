import { dirname, relative, sep } from "node:path";
import { isLeaf, pathOf } from "xstate-toolkit/model";
import type { Cover, Path, PathStep } from "xstate-toolkit/plan";
import { drivenPlan } from "./driven-plan.ts";

const HARNESS = "tests/support/driven/driven-path.ts";

/**
 * Returns a Playwright test for each path that is possible in a browser. `file` is the path of the generated file.
 *
 * @throws for a flow without a browser binding.
 */
export function playwrightOf(
  flows: readonly string[],
  cover: Cover,
  seed: number | undefined,
  file: string,
): string {
  const from = relative(dirname(file), HARNESS).split(sep).join("/");
  const tests = flows.flatMap((name) =>
    drivenPlan(name, cover, seed).plan.paths.map((path, index) =>
      testOf(name, `${name}-${index + 1}`, path),
    ),
  );
  return `import { drivenPath } from ${JSON.stringify(from.startsWith(".") ? from : `./${from}`)};\n\n${tests.join("\n\n")}\n`;
}

function testOf(name: string, title: string, path: Path): string {
  const begin = path.text.split(" › ")[0] ?? "(start)";
  return [
    `drivenPath(${JSON.stringify(name)}, {`,
    `  title: ${JSON.stringify(title)},`,
    `  start: ${row(begin, path.initial)},`,
    "  steps: [",
    ...path.steps.map(({ text, snapshot }) => `    ${row(text, snapshot)},`),
    "  ],",
    "});",
  ].join("\n");
}

function row(words: string, { _nodes }: PathStep["snapshot"]): string {
  const states = _nodes.filter(isLeaf).map(pathOf).join(", ");
  return `[${JSON.stringify(words)}, ${JSON.stringify(states)}]`;
}
