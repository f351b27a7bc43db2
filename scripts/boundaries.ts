/**
 * Checks the direction of imports between the folders (dependency-cruiser, rules in import-rules.ts), the use of
 * globals and the size of folders. When run as a program, prints each violation and exits with 1 if there are any.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { forbiddenGlobals } from "./global-uses.ts";
import { CHECKED_FOLDERS, importRules } from "./import-rules.ts";
import { sourceFiles } from "./source-files.ts";
import { parseSource } from "./syntax-tree.ts";

/**
 * Returns an error message for each import in the project at `root` that breaks a rule.
 *
 * @throws when dependency-cruiser finds no TypeScript module, because a check of no modules must not pass.
 */
export async function importViolations(root: string): Promise<string[]> {
  const folders = CHECKED_FOLDERS.filter((folder) =>
    existsSync(join(root, folder)),
  );
  const { output } = await cruise(folders, {
    // With a relative path, dependency-cruiser would not resolve packages.
    baseDir: resolve(root),
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
    validate: true,
    ruleSet: importRules,
  });
  const { modules, summary } = output as ICruiseResult;
  if (!modules.some(({ source }) => /\.(?:m?ts|tsx)$/.test(source)))
    throw new Error("dependency-cruiser found no TypeScript module.");
  return summary.violations
    .map(({ from, to, rule, cycle, comment }) => {
      const path = cycle
        ? [from, ...cycle.map(({ name }) => name)].join(" → ")
        : `${from} → ${to}`;
      return `${path}: ${comment ?? rule.name}`;
    })
    .sort();
}

/** Returns an error message, with path and line, for each global that the file may not use. */
export function globalViolations(path: string, text: string): string[] {
  const program = parseSource(path, text);
  return forbiddenGlobals(path, program).map(
    ({ offset, message }) =>
      `${path}:${text.slice(0, offset).split("\n").length} ${message}`,
  );
}

/** Maximum number of source files in a folder. */
const MAX_FILES = 42;
/** Folders without this limit. The design system is one flat list of components. */
const LARGE_FOLDERS = ["src/ui"];

/** Returns an error message for each folder with too many of the given files. */
export function folderViolations(paths: readonly string[]): string[] {
  return [...Map.groupBy(paths, (path) => dirname(path))]
    .filter(([folder]) => !LARGE_FOLDERS.includes(folder))
    .filter(([, { length }]) => length > MAX_FILES)
    .map(
      ([folder, { length }]) =>
        `${folder} has ${length} files, more than ${MAX_FILES}`,
    );
}

/** Returns every violation in the project at `root`. */
export async function boundaryViolations(root: string): Promise<string[]> {
  const sources = sourceFiles(root, CHECKED_FOLDERS);
  const globals = sources.flatMap((path) =>
    globalViolations(path, readFileSync(join(root, path), "utf8")),
  );
  const folders = folderViolations(sources);
  return [...(await importViolations(root)), ...globals, ...folders];
}

if (import.meta.main) {
  const violations = await boundaryViolations(join(import.meta.dirname, ".."));
  for (const violation of violations) console.error(violation);
  if (violations.length > 0) process.exit(1);
}
