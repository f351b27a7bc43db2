import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** The generated files: name in statecharts-docs/ and content. */
export type Docs = ReadonlyMap<string, string>;

const FOLDER = "statecharts-docs";

/** Names of the files that are missing, differ from what the machines give, or are left over. */
export function staleFiles(docs: Docs, folder = FOLDER): string[] {
  const stale = [...docs]
    .filter(([name, text]) => present(folder, name) !== text)
    .map(([name]) => join(folder, name));
  return [...stale, ...leftOver(docs, folder)];
}

/** Writes what differs and removes what is left over; how many files that were. */
export function writeDocs(docs: Docs, folder = FOLDER): number {
  mkdirSync(folder, { recursive: true });
  const stale = staleFiles(docs, folder);
  for (const path of leftOver(docs, folder)) rmSync(path);
  for (const [name, text] of docs)
    if (present(folder, name) !== text) writeFileSync(join(folder, name), text);
  return stale.length;
}

function present(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function leftOver(docs: Docs, folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !docs.has(name))
    .map((name) => join(folder, name));
}
