/**
 * Holds the arrows between the folders, and where the browser's globals may be used. Run alone, it prints what
 * breaks them by file and line, and fails when anything does.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { refusedGlobals } from "./global-uses.ts";
import { refusalOfImport } from "./import-rules.ts";
import { parseSource } from "./syntax-tree.ts";

const FOLDERS = ["contract", "machines", "src", "server", "scripts"];

export type Violation = {
  readonly path: string;
  readonly line: number;
  readonly message: string;
};

/** What one file does that its folder may not; the path is relative to the project, with slashes. */
export function violationsOf(path: string, text: string): Violation[] {
  const { program, imports } = parseSource(path, text);
  const refused = [
    ...imports.flatMap((imported) => {
      const what = refusalOfImport(path, imported);
      return what ? [{ at: imported.at, what }] : [];
    }),
    ...refusedGlobals(path, program),
  ];
  return refused
    .sort((a, b) => a.at - b.at)
    .map(({ at, what }) => ({
      path,
      line: text.slice(0, at).split("\n").length,
      message: what,
    }));
}

/** What all files of the project do that they may not. */
export function checkBoundaries(root: string): Violation[] {
  return FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {
        recursive: true,
        encoding: "utf8",
      }).map((name) => join(folder, name).replaceAll("\\", "/")),
    )
    .filter((path) => /\.(m?ts|tsx|mjs)$/.test(path))
    .sort()
    .flatMap((path) =>
      violationsOf(path, readFileSync(join(root, path), "utf8")),
    );
}

if (import.meta.main) {
  const violations = checkBoundaries(join(import.meta.dirname, ".."));
  for (const { path, line, message } of violations)
    console.error(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exit(1);
}
