import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseSync } from "vite";

/** The folders of tests that need no server and no browser. */
const FOLDERS = ["contract", "machines", "content", "services", "shell"];

/** Which files a file imports once its types are gone; paths are relative to the project. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The imports of every pure test and of everything that they reach in the project. */
export function readImportGraph(): ImportGraph {
  const graph = new Map<string, readonly string[]>();
  const open = FOLDERS.flatMap((folder) => {
    const path = join("tests", folder);
    return readdirSync(path)
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
 * The tests that reach a file, in the order in which they are likely to notice a mistake in it: those of its own
 * name first (`login.test.ts` of `login-facts.ts`), then those that import it most directly.
 */
export function testsOf(path: string, graph: ImportGraph): string[] {
  const distances = distancesTo(path, graph);
  const stem = stemOf(path);
  const rank = (test: string) =>
    (distances.get(test) ?? 0) - (isOfStem(test, stem) ? 100 : 0);
  return [...distances.keys()]
    .filter((name) => name.endsWith(".test.ts"))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function distancesTo(path: string, graph: ImportGraph): Map<string, number> {
  const distances = new Map([[path, 0]]);
  // A map is walked in the order in which it grows, so the nearest come first.
  for (const [reached, distance] of distances)
    for (const [importer, imports] of graph)
      if (imports.includes(reached) && !distances.has(importer))
        distances.set(importer, distance + 1);
  return distances;
}

/** What the files of one flow have in common: `login` of login.ts, login-facts.ts, login-setup.ts. */
function stemOf(path: string): string {
  return basename(path, ".ts").replace(
    /-(facts|setup|calls|reading|saving|sending|tracker|line|renewal|limits|answers)$/,
    "",
  );
}

function isOfStem(test: string, stem: string): boolean {
  const name = basename(test, ".test.ts");
  return name === stem || name.startsWith(`${stem}-`);
}
