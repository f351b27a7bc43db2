/**
 * Finds unused classes in the style sheets of src/. When run as a program, prints each class with its file and line,
 * and exits with 1 if there are any.
 *
 * A class is used when it occurs in a string of class names in src/, machines/, contract/ or scripts/site/prerender.ts, or when
 * it results from inserting a number, or a word of such a string, into a template such as `status--${status}`.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Selector, transform } from "lightningcss";
import { isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** Matches a string of class names, in which a null character represents a template expression. */
const CLASS_NAMES = /^\s*[a-z\0][\w\0-]*(?:\s+[a-z\0][\w\0-]*)*\s*$/;

/** Returns an error message for each unused class. */
export function unusedClasses(root: string): string[] {
  const read = (...patterns: string[]) =>
    globSync(patterns, { cwd: root })
      .toSorted()
      .map((path) => [path, readFileSync(join(root, path), "utf8")] as const);
  const isUsed = classUses(
    read("{src,machines,contract}/**/*.{ts,tsx}", "scripts/site/prerender.ts"),
  );
  return read("src/**/*.css").flatMap(([path, text]) =>
    [...declaredClasses(path, text)]
      .filter(([name]) => !isUsed(name))
      .map(([name, line]) => `${path}:${line} the class ${name} is not used`),
  );
}

/** Returns a function that checks whether a class is used in these files. Each file is given by its path and text. */
export function classUses(
  files: readonly (readonly [path: string, text: string])[],
): (name: string) => boolean {
  const words = new Set(files.flatMap(([path, text]) => wordsIn(path, text)));
  const composed = [...words].filter((word) => /.\0|\0./.test(word));
  return (name) =>
    words.has(name) ||
    composed.some((word) => {
      const [before = "", after = ""] = word.split("\0");
      const part = name.slice(before.length, name.length - after.length);
      return (
        name === `${before}${part}${after}` &&
        (words.has(part) || /^\d+$/.test(part))
      );
    });
}

/** Returns the classes in the selectors of a style sheet, each with the line of its first rule. */
export function declaredClasses(
  path: string,
  text: string,
): ReadonlyMap<string, number> {
  const classes = new Map<string, number>();
  const add = (selector: Selector, line: number): void => {
    for (const part of selector) {
      if (part.type === "class" && !classes.has(part.name))
        classes.set(part.name, line);
      if ("selectors" in part && part.selectors)
        for (const inner of part.selectors as Selector[]) add(inner, line);
    }
  };
  transform({
    filename: path,
    code: Buffer.from(text),
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          for (const selector of selectors) add(selector, loc.line + 1);
        },
      },
    },
  });
  return classes;
}

/** Returns the words of the strings that consist of class names. A null character represents a template expression. */
function wordsIn(path: string, text: string): string[] {
  const words: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (
      !isNode(node) ||
      node.type === "ImportDeclaration" ||
      node.type === "TSLiteralType"
    )
      return;
    const string = stringOf(node);
    if (string !== null && CLASS_NAMES.test(string))
      words.push(...string.trim().split(/\s+/));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSource(path, text));
  return words;
}

function stringOf({ type, value, quasis }: SyntaxNode): string | null {
  if (type === "Literal" && typeof value === "string") return value;
  return type === "TemplateLiteral"
    ? (quasis as { value: { cooked: string } }[])
        .map((quasi) => quasi.value.cooked)
        .join("\0")
    : null;
}

if (import.meta.main) {
  const unused = unusedClasses(join(import.meta.dirname, ".."));
  for (const sentence of unused) console.error(sentence);
  process.exitCode = unused.length === 0 ? 0 : 1;
}
