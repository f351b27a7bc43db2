import { dirname, relative, sep } from "node:path";
import { isLeaf, pathOf } from "../../model/definition.ts";
import type { Path, PathStep } from "../../plan/path.ts";

/** Returns a module with a Playwright test for each path. */
export function playwrightOf(
  flows: readonly { readonly name: string; readonly paths: readonly Path[] }[],
  {
    harness,
    file,
  }: {
    /** Path of the module that exports `pathTest`. */
    readonly harness: string;
    /** Path of the generated file. */
    readonly file: string;
  },
): string {
  const importPath = relative(dirname(file), harness).split(sep).join("/");
  const tests = flows.flatMap(({ name, paths }) =>
    paths.map((path, index) => testOf(name, `${name}-${index + 1}`, path)),
  );
  return `import { pathTest } from ${JSON.stringify(importPath.startsWith("../") ? importPath : `./${importPath}`)};\n\n${tests.join("\n\n")}\n`;
}

function testOf(name: string, title: string, path: Path): string {
  const startText = path.text.split(" › ")[0] ?? "(start)";
  return [
    `pathTest(${JSON.stringify(name)}, {`,
    `  title: ${JSON.stringify(title)},`,
    `  start: ${row(startText, path.initial)},`,
    "  steps: [",
    ...path.steps.map(({ text, snapshot }) => `    ${row(text, snapshot)},`),
    "  ],",
    "});",
  ].join("\n");
}

function row(step: string, { _nodes }: PathStep["snapshot"]): string {
  const states = _nodes.filter(isLeaf).map(pathOf).join(", ");
  return `[${JSON.stringify(step)}, ${JSON.stringify(states)}]`;
}
