import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseSource, type SyntaxNode } from "../syntax-tree.ts";
import { applyMutation, type Mutant } from "./mutations.ts";

/** Folders that can be type-checked separately, because they do not import the others. */
const FOLDERS = ["contract", "machines"];

/**
 * Returns the mutants that the type checker rejects, which no test needs to detect. One mutant per file is checked at a
 * time, so an error counts only inside the mutated statement.
 */
export function refusedByTypes(mutants: readonly Mutant[]): Set<Mutant> {
  const refused = new Set<Mutant>();
  const folder = mkdtempSync(join(tmpdir(), "ubia-types-"));
  try {
    prepare(folder);
    for (const layer of layersOf(mutants)) {
      for (const mutant of layer) write(folder, mutant, true);
      const errors = check(folder);
      for (const mutant of layer) {
        if (errors.some((error) => isInside(error, mutant)))
          refused.add(mutant);
        write(folder, mutant, false);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return refused;
}

type TypeError = { readonly path: string; readonly line: number };

function prepare(folder: string): void {
  for (const name of [...FOLDERS, "package.json"])
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const own = JSON.parse(readFileSync("tsconfig.json", "utf8"));
  const compilerOptions = { ...own.compilerOptions, types: ["node"] };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: FOLDERS }),
  );
}

/** Groups the first mutant of each file, then the second, and so on. */
function layersOf(mutants: readonly Mutant[]): Mutant[][] {
  const layers: Mutant[][] = [];
  const seen = new Map<string, number>();
  for (const mutant of mutants) {
    const index = seen.get(mutant.path) ?? 0;
    seen.set(mutant.path, index + 1);
    const layer = layers[index] ?? [];
    layer.push(mutant);
    layers[index] = layer;
  }
  return layers;
}

function write(folder: string, mutant: Mutant, isMutated: boolean): void {
  const text = readFileSync(mutant.path, "utf8");
  writeFileSync(
    join(folder, mutant.path),
    isMutated ? applyMutation(text, mutant) : text,
  );
}

function check(folder: string): TypeError[] {
  const { stdout } = spawnSync(
    process.execPath,
    [resolve("node_modules/typescript/bin/tsc"), "--pretty", "false"],
    { cwd: folder, encoding: "utf8" },
  );
  return [...stdout.matchAll(/^(\S+?)\((\d+),\d+\): error/gm)].map(
    ([, path = "", line]) => ({ path, line: Number(line) }),
  );
}

function isInside({ path, line }: TypeError, mutant: Mutant): boolean {
  if (path !== mutant.path) return false;
  const text = applyMutation(readFileSync(mutant.path, "utf8"), mutant);
  const program = parseSource(mutant.path, text);
  const statement = (program.body as readonly SyntaxNode[]).find(
    ({ start, end }) => start <= mutant.start && mutant.start < Number(end),
  );
  if (statement === undefined) return true;
  const lineOf = (at: number) => text.slice(0, at).split("\n").length;
  return (
    lineOf(statement.start) <= line && line <= lineOf(Number(statement.end))
  );
}
