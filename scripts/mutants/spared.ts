import type { SyntaxNode } from "../syntax-tree.ts";

/** Texts of a chart that no code reads, so no test can detect a change. */
const TEXT_KEYS = ["description", "meta", "purpose", "title"];
/** Keys of a syntax tree whose nodes exist only for the type checker. */
export const TYPE_KEYS = [
  "typeAnnotation",
  "typeArguments",
  "typeParameters",
  "returnType",
];
/** Wrappers that disappear at run time and contain an expression. */
const TYPED_EXPRESSIONS = [
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
];
/** The messages of the product. Only functions are mutated there. */
const TEXT_FOLDER = "contract/messages/";

/** Returns the nodes of a file below which mutants are generated. */
export function rootsOf(
  path: string,
  program: SyntaxNode,
): readonly SyntaxNode[] {
  if (!path.startsWith(TEXT_FOLDER)) return [program];
  return (program.body as readonly SyntaxNode[])
    .map((node) => (node.declaration as SyntaxNode | null | undefined) ?? node)
    .filter(({ type }) => type === "FunctionDeclaration");
}

/** Returns whether a node is a type or pure text, which is not mutated. `around` are its ancestors, nearest first. */
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
  // `setup({ types })` exists only for the type checker.
  return key === "types"
    ? calledWith(around) === "setup"
    : TEXT_KEYS.includes(key);
}

/** Returns the name of the function whose argument contains the property. */
function calledWith(around: readonly SyntaxNode[]): unknown {
  const call = around[1];
  return call?.type === "CallExpression"
    ? (call.callee as SyntaxNode).name
    : undefined;
}
