import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { VISUALISER_SCRIPT } from "./visualiser-page.ts";

/** The contents of the generated files, by path. Each path is relative to the folder and uses `/` as the separator. */
export type Docs = ReadonlyMap<string, string>;

/** Identifies a generated folder: its index.html contains this tag. */
const GENERATOR = '<meta name="generator" content="xstate-toolkit"';

/**
 * Returns the paths of the files that are missing, differ from the generated content, or are obsolete. The script of the
 * visualiser is a build output that need not be committed, so it is never obsolete.
 */
export function staleFiles(docs: Docs, folder: string): string[] {
  const stale = [...docs]
    .filter(([name, text]) => currentContent(folder, name) !== text)
    .map(([name]) => join(folder, name));
  return [...stale, ...obsoleteFiles(docs, folder)];
}

/**
 * Writes the files that differ and removes obsolete ones. Returns the number of files written or removed.
 *
 * @throws when it would change or remove files in a folder that does not contain generated docs.
 */
export function writeDocs(docs: Docs, folder: string): number {
  const stale = staleFiles(docs, folder);
  const changed = stale.filter((path) => existsSync(path));
  const isGenerated = currentContent(folder, "index.html")?.includes(GENERATOR);
  if (changed.length > 0 && !isGenerated)
    throw new Error(
      `${folder} contains files that were not generated, such as ${changed[0]}: choose an empty folder.`,
    );
  for (const path of obsoleteFiles(docs, folder)) rmSync(path);
  for (const [name, text] of docs) {
    if (currentContent(folder, name) === text) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return stale.length;
}

function currentContent(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function obsoleteFiles(docs: Docs, folder: string): string[] {
  if (!existsSync(folder)) return [];
  const expected = new Set(
    [...docs.keys(), VISUALISER_SCRIPT].map((name) => join(folder, name)),
  );
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !expected.has(path));
}
