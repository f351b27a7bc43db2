import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "vite";

/** Test folders that need neither server nor browser. */
const FOLDERS = ["contract", "flows", "content", "services", "app"];

/** The files that each file imports at run time; paths are relative to the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of every pure test and of all project files that they reach. */
export function readImportGraph(): ImportGraph {
  const graph = new Map<string, readonly string[]>();
  const open = FOLDERS.flatMap((folder) => {
    const path = join("tests", folder);
    return readdirSync(path, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => join(path, name));
  });
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (graph.has(path)) continue;
    const imports = importsOf(path);
    graph.set(path, imports);
    open.push(...imports);
  }
  return graph;
}

function importsOf(path: string): string[] {
  const { module } = parseSync(path, readFileSync(path, "utf8"));
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.filter(({ isType }) => !isType),
  );
  return [
    ...module.staticImports
      .filter(
        ({ entries }) =>
          entries.length === 0 || entries.some(({ isType }) => !isType),
      )
      .map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  ]
    .filter((from) => /^\..*\.ts$/.test(from))
    .map((from) => join(dirname(path), from));
}

/**
 * Returns the tests that import a file, directly or indirectly. Those that are most likely to detect a change come
 * first: tests of the same flow or with the same name (`scoring.test.ts` for `scoring.ts`), then the others by import
 * distance.
 */
export function testsOf(path: string, graph: ImportGraph): string[] {
  const distances = distancesTo(path, graph);
  const rank = (test: string) =>
    (distances.get(test) ?? 0) - (isOwnTest(test, path) ? 100 : 0);
  return [...distances.keys()]
    .filter((name) => name.endsWith(".test.ts"))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function distancesTo(path: string, graph: ImportGraph): Map<string, number> {
  const distances = new Map([[path, 0]]);
  // A map iterates in insertion order and grows during the iteration, so the nearest come first.
  for (const [reached, distance] of distances)
    for (const [importer, imports] of graph)
      if (imports.includes(reached) && !distances.has(importer))
        distances.set(importer, distance + 1);
  return distances;
}

function isOwnTest(test: string, path: string): boolean {
  if (path.startsWith("machines/"))
    return basename(dirname(test)) === basename(dirname(path));
  const stem = basename(path, ".ts");
  const name = basename(test, ".test.ts");
  return name === stem || name.startsWith(`${stem}-`);
}
