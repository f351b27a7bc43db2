import { parseSource, type SyntaxNode } from "../syntax-tree.ts";
import { mutationsAt } from "./mutation-kinds.ts";
import { isSpared, rootsOf, TYPE_KEYS } from "./spared.ts";

/** A small change of a source file: the text between two offsets is replaced. */
export type Mutation = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** A mutation with its position, as it is reported when no test detects it. */
export type Mutant = Mutation & {
  readonly path: string;
  /** 1-based. */
  readonly line: number;
  /** `a < b → a <= b`, on one line. */
  readonly change: string;
};

/**
 * Returns all mutants of a source file: a changed operator, boundary, constant or negation; a removed statement,
 * property or return value; an emptied text. Types and pure text are excluded.
 */
export function mutantsOf(path: string, text: string): Mutant[] {
  const found: Mutation[] = [];
  const program = parseSource(path, text);
  for (const root of rootsOf(path, program)) visit(root, [], text, found);
  const unique = new Map<string, Mutation>();
  for (const mutation of found) {
    const { start, end, text: put } = mutation;
    if (text.slice(start, end) !== put)
      unique.set(`${start} ${end} ${put}`, mutation);
  }
  return [...unique.values()]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map((mutation) => ({
      ...mutation,
      path,
      line: text.slice(0, mutation.start).split("\n").length,
      change: changeOf(text, mutation),
    }));
}

/** Returns the text of the file with the mutation. */
export function applyMutation(text: string, mutation: Mutation): string {
  return (
    text.slice(0, mutation.start) + mutation.text + text.slice(mutation.end)
  );
}

function visit(
  node: SyntaxNode,
  around: readonly SyntaxNode[],
  text: string,
  found: Mutation[],
): void {
  if (isSpared(node, around)) return;
  found.push(...mutationsAt(node, around, text));
  for (const [key, value] of Object.entries(node)) {
    if (TYPE_KEYS.includes(key)) continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === "object" && child !== null && "type" in child)
        visit(child as SyntaxNode, [node, ...around], text, found);
  }
}

function changeOf(text: string, { start, end, text: put }: Mutation): string {
  const short = (part: string) => {
    const line = part.replace(/\s+/g, " ").trim();
    return line.length > 60 ? `${line.slice(0, 57)}…` : line;
  };
  const before = short(text.slice(start, end));
  return put.trim() === "" || put === ";"
    ? `without ${before}`
    : `${before} → ${short(put)}`;
}
