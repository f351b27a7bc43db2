import { parseSync } from "vite";

/** A node of the syntax tree (ESTree with TypeScript). */
export type SyntaxNode = {
  readonly type: string;
  /** Offset in the text. */
  readonly start: number;
  readonly [key: string]: unknown;
};

/** Parses a TypeScript file. Throws an error with the file's name on a syntax error. */
export function parseSource(path: string, text: string): SyntaxNode {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  return program as unknown as SyntaxNode;
}

/** Returns whether a property of a node is a node itself. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}
