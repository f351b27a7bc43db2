import { parseSync } from "vite";
import type { ImportedName } from "./import-rules.ts";

/** A node of the syntax tree (ESTree with TypeScript), of which only the shape is relied on. */
export type SyntaxNode = {
  readonly type: string;
  /** Offset in the text. */
  readonly start: number;
  readonly [key: string]: unknown;
};

export type SourceFile = {
  readonly program: SyntaxNode;
  readonly imports: readonly (ImportedName & { readonly at: number })[];
};

/** Reads a TypeScript file. Throws with the file's name when it does not parse. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path} does not parse: ${error.message}`);
  const imports: (ImportedName & { at: number })[] = [];
  findImports(program as unknown as SyntaxNode, imports);
  return { program: program as unknown as SyntaxNode, imports };
}

/** Static, dynamic and type imports, and re-exports: each has a `source` that is a string. */
function findImports(
  node: SyntaxNode,
  found: (ImportedName & { at: number })[],
): void {
  const source = node.source as { value?: unknown } | null | undefined;
  if (typeof source?.value === "string")
    found.push({
      from: source.value,
      isType: isTypeOnly(node),
      at: node.start,
    });
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === "object" && child !== null && "type" in child)
        findImports(child as SyntaxNode, found);
}

function isTypeOnly(node: SyntaxNode): boolean {
  return (
    node.type === "TSImportType" ||
    node.importKind === "type" ||
    node.exportKind === "type"
  );
}
