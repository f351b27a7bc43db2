import { isNode, type SyntaxNode } from "./syntax-tree.ts";

/** Network and storage APIs. Only src/services/ may use them. */
const NETWORK_AND_STORAGE = [
  "fetch",
  "XMLHttpRequest",
  "EventSource",
  "WebSocket",
  "sendBeacon",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "cookieStore",
  "caches",
  "serviceWorker",
];
/** Timers, randomness and the environment, which would make the paths of a chart irreproducible. */
const IMPURE = [
  "setTimeout",
  "setInterval",
  "setImmediate",
  "queueMicrotask",
  "requestAnimationFrame",
  "requestIdleCallback",
  "performance",
  "crypto",
  "window",
  "document",
  "navigator",
  "process",
  "console",
];
/** Impure globals whose names are also used for parameters and variables. */
const IMPURE_UNLESS_DECLARED = [
  "location",
  "history",
  "alert",
  "confirm",
  "prompt",
];
const GLOBAL_OBJECTS = ["window", "globalThis", "self", "navigator"];
/** TypeScript nodes that wrap an expression; all other TS nodes are types. */
const EXPRESSION_WRAPPERS = [
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
];

/** A forbidden use: its offset in the text, and an error message. */
export type GlobalUse = { readonly offset: number; readonly message: string };

/** Returns the forbidden uses of globals in a file, in source order. */
export function forbiddenGlobals(
  path: string,
  program: SyntaxNode,
): GlobalUse[] {
  const isPure = /^(?:machines|contract)\//.test(path);
  const isView = /^src\/(?!services\/)/.test(path);
  if (!isPure && !isView) return [];
  const reason = isPure
    ? "machines/ and contract/ are pure: time, randomness and effects are passed in"
    : "only src/services/ uses the network and storage";
  const names = new Set(
    isPure ? [...NETWORK_AND_STORAGE, ...IMPURE] : NETWORK_AND_STORAGE,
  );
  if (isPure) {
    const declared = declaredNames(program);
    for (const name of IMPURE_UNLESS_DECLARED)
      if (!declared.has(name)) names.add(name);
  }
  const uses: GlobalUse[] = [];
  const report = (node: SyntaxNode, name: string) =>
    uses.push({ offset: node.start, message: `uses ${name}: ${reason}` });
  walk(program, null, (node, parent) => {
    if (isIdentifier(node) && names.has(node.name) && isUse(node, parent))
      report(node, node.name);
    if (isMember(node, "document", "cookie")) report(node, "document.cookie");
    if (!isPure) return;
    if (isMember(node, "Math", "random")) report(node, "Math.random");
    if (isMember(node, "Date", "now")) report(node, "Date.now");
    if (isCurrentDate(node)) report(node, "the current date");
  });
  return uses;
}

/** Returns the names of the parameters and variables of a file. */
function declaredNames(program: SyntaxNode): Set<string> {
  const names = new Set<string>();
  const declare = (pattern: unknown) => {
    if (isNode(pattern))
      walk(pattern, null, (node) => {
        if (isIdentifier(node)) names.add(node.name);
      });
  };
  walk(program, null, (node) => {
    if (node.type === "VariableDeclarator") declare(node.id);
    if (Array.isArray(node.params)) node.params.forEach(declare);
  });
  return names;
}

/**
 * Returns whether an identifier may refer to a global. The name of a property or method does not, except after a global
 * object, as in `window.fetch`.
 */
function isUse(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (!parent) return true;
  if (parent.type === "MemberExpression" && parent.property === node)
    return (
      parent.computed === true ||
      (isIdentifier(parent.object) &&
        GLOBAL_OBJECTS.includes(parent.object.name))
    );
  const keyedTypes = ["Property", "MethodDefinition", "PropertyDefinition"];
  if (keyedTypes.includes(parent.type) && parent.key === node)
    return parent.computed === true;
  return true;
}

/** Returns whether the expression reads the current time: `new Date()` or `Date()`, but not `new Date(at)`. */
function isCurrentDate(node: SyntaxNode): boolean {
  if (!isIdentifier(node.callee) || node.callee.name !== "Date") return false;
  return (
    node.type === "CallExpression" ||
    (node.type === "NewExpression" &&
      Array.isArray(node.arguments) &&
      node.arguments.length === 0)
  );
}

function isMember(node: SyntaxNode, object: string, property: string): boolean {
  return (
    node.type === "MemberExpression" &&
    isIdentifier(node.object) &&
    node.object.name === object &&
    isIdentifier(node.property) &&
    node.property.name === property
  );
}

function isIdentifier(
  value: unknown,
): value is SyntaxNode & { readonly name: string } {
  return isNode(value) && value.type === "Identifier";
}

function walk(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  visit: (node: SyntaxNode, parent: SyntaxNode | null) => void,
): void {
  if (node.type.startsWith("TS") && !EXPRESSION_WRAPPERS.includes(node.type))
    return;
  visit(node, parent);
  for (const value of Object.values(node)) {
    const children = Array.isArray(value) ? value : [value];
    for (const child of children) if (isNode(child)) walk(child, node, visit);
  }
}
