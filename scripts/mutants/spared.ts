import type { SyntaxNode } from "../syntax-tree.ts";

/** What a person reads in a chart and no code does: no test could say that it is wrong. */
const TEXT_KEYS = ["description", "meta", "purpose", "title"];
/** Where a syntax tree keeps what exists for the type checker alone. */
export const TYPE_KEYS = [
  "typeAnnotation",
  "typeArguments",
  "typeParameters",
  "returnType",
];
/** Wrappers that are nothing at run time around an expression that is something. */
const TYPED_EXPRESSIONS = [
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
];
/** The texts of the product: of what stands here only functions can be mistaken. */
const TEXT_FOLDER = "contract/messages/";

/** Where in a file mistakes are made. */
export function rootsOf(
  path: string,
  program: SyntaxNode,
): readonly SyntaxNode[] {
  if (!path.startsWith(TEXT_FOLDER)) return [program];
  return (program.body as readonly SyntaxNode[])
    .map((node) => (node.declaration as SyntaxNode | null | undefined) ?? node)
    .filter(({ type }) => type === "FunctionDeclaration");
}

/** True for types and pure text, in which no mistake is made; `around` are the node's parents, the nearest first. */
export function isSpared(
  node: SyntaxNode,
  around: readonly SyntaxNode[],
): boolean {
  if (node.type.startsWith("TS")) return !TYPED_EXPRESSIONS.includes(node.type);
  if (node.type === "ImportDeclaration" || node.exportKind === "type")
    return true;
  if (node.type !== "Property") return false;
  const { name, value } = node.key as SyntaxNode;
  const key = String(name ?? value);
  // `setup({ types })` tells the type checker alone.
  return key === "types"
    ? calledWith(around) === "setup"
    : TEXT_KEYS.includes(key);
}

/** The name of the function that is called with the object around a property. */
function calledWith(around: readonly SyntaxNode[]): unknown {
  const call = around[1];
  return call?.type === "CallExpression"
    ? (call.callee as SyntaxNode).name
    : undefined;
}
