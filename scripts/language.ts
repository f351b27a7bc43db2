/**
 * Counts marked words in the project's prose: comments, chart descriptions, test titles and Markdown.
 *
 *   npm run language                  marked words per 10,000 words of prose, per folder and in total
 *   npm run language -- server src    only these folders or files
 *   npm run language -- --list        also prints each marked word and each reference, with file and line
 *
 * The marked words are ordinary English. In prose about code they usually replace a standard term ("gives" for
 * "returns", "holds" for "contains"), so their rate indicates how far the prose is from what readers of TypeScript
 * projects expect. The script also counts references to documents that are not in the repository, always in all files;
 * `npm test` fails on them.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { parseSync } from "vite";

const MARKED =
  /\b(?:nobody|anew|whom|whoever|whatever|tells?|told|stands?|beside|gives|holds|keeps|draws|says so|by hand|goes by|is heard|at home|the way to stop)\b/gi;
/** Section signs, and names of documents outside the repository. */
const FOREIGN_REFERENCE =
  /§|\b(?:decisions|design|specification|architecture)\s*:\s*[A-Z][a-z]|\b(?:specification|reading-notes)\.md\b/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;
const GENERATED =
  /^(?:statecharts-docs\/|server\/database\/migrations\/|docs\/rules\.md$)/;
const TITLE = /\b(?:test|it|describe)(?:\.\w+(?:\([^)\n]*\))?)*\(\s*$/;

/** A section of prose, and the file and line at which it starts. */
type Prose = {
  readonly path: string;
  readonly line: number;
  readonly text: string;
};
/** A match of a pattern, with its file and line. */
export type Finding = {
  readonly path: string;
  readonly line: number;
  readonly match: string;
};

/**
 * Returns the prose of one hand-written file: the whole text of Markdown, the comments of CSS, and the comments,
 * `description` strings and test titles of TypeScript and JavaScript.
 */
export function proseOf(path: string, text: string): Prose[] {
  const proseAt = (offset: number, prose: string): Prose => ({
    path,
    line: text.slice(0, offset).split("\n").length,
    text: prose,
  });
  const extension = extname(path);
  if (extension === ".md") return [proseAt(0, text)];
  if (extension === ".css")
    return [...text.matchAll(/\/\*([^*]|\*(?!\/))*\*\//g)].map((match) =>
      proseAt(match.index, match[0]),
    );
  const { comments } = parseSync(path, text);
  const strings = [
    ...text.matchAll(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g),
  ].filter(({ index }) => {
    const before = text.slice(Math.max(0, index - 120), index);
    return /\bdescription:\s*$/.test(before) || TITLE.test(before);
  });
  return [
    ...comments.map(({ start, value }) => proseAt(start, value)),
    ...strings.map((match) => proseAt(match.index, match[0])),
  ];
}

/** Returns the matches of a pattern in prose. */
export function findingsIn(prose: readonly Prose[], pattern: RegExp) {
  return prose.flatMap(({ path, line, text }): Finding[] =>
    [...text.matchAll(pattern)].map((result) => ({
      path,
      line: line + text.slice(0, result.index).split("\n").length - 1,
      match: result[0],
    })),
  );
}

/** Returns a file's references to documents outside the repository. Searches code as well as prose. */
export function foreignReferences(path: string, text: string): Finding[] {
  return findingsIn([{ path, line: 1, text }], FOREIGN_REFERENCE);
}

/** Files in which a match of `FOREIGN_REFERENCE` is a pattern or test data. */
const REFERENCE_EXAMPLES = [
  "scripts/language.ts",
  "tests/scripts/language.test.ts",
];

/** Returns the references to documents outside the repository in all hand-written files below a folder. */
export function allForeignReferences(root: string): Finding[] {
  return handWrittenFiles(root)
    .filter((path) => !REFERENCE_EXAMPLES.includes(path))
    .flatMap((path) =>
      foreignReferences(path, readFileSync(join(root, path), "utf8")),
    );
}

/** Returns the paths of the hand-written source and documentation files below a folder of the repository. */
export function handWrittenFiles(root: string): string[] {
  return execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter(
      (path) =>
        /\.(?:m?ts|tsx|mjs|css|md)$/.test(path) &&
        !GENERATED.test(path) &&
        existsSync(join(root, path)),
    );
}

function main(): void {
  const root = join(import.meta.dirname, "..");
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: "boolean", default: false } },
  });
  const paths = handWrittenFiles(root).filter(
    (path) =>
      positionals.length === 0 ||
      positionals.some(
        (selected) => path === selected || path.startsWith(`${selected}/`),
      ),
  );
  const files = paths.map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }));
  const rows = new Map<string, { words: number; marked: number }>();
  for (const { path, text } of files) {
    const prose = proseOf(path, text);
    const marked = findingsIn(prose, MARKED);
    const words = findingsIn(prose, WORD).length;
    for (const name of [path.includes("/") ? path.split("/")[0] : ".", "all"]) {
      const row = rows.get(name ?? ".") ?? { words: 0, marked: 0 };
      row.words += words;
      row.marked += marked.length;
      rows.set(name ?? ".", row);
    }
    if (values.list)
      for (const { line, match } of marked)
        console.log(`${path}:${line} ${match}`);
  }
  const references = allForeignReferences(root);
  if (values.list)
    for (const { path, line, match } of references)
      console.log(`${path}:${line} ${match}`);
  for (const [name, { words, marked }] of rows)
    console.log(
      `${name.padEnd(18)}${String(words).padStart(8)} words ${String(marked).padStart(6)} marked ${((marked * 10_000) / Math.max(1, words)).toFixed(1).padStart(8)} per 10,000`,
    );
  console.log(
    `${references.length} references to documents outside the repository`,
  );
}

if (import.meta.main) main();
