import { type Node, type Options, parse } from "acorn";
import { isNode, type SyntaxNode } from "../syntax-tree.ts";
import { isInterface, readApis } from "./apis.ts";
import { newerElementFeatures } from "./pages.ts";

/** The version of ECMAScript whose syntax all oldest browsers support. */
const SYNTAX: Options["ecmaVersion"] = 2022;
/** Names of the global object. */
const GLOBAL_OBJECTS = new Set(["window", "globalThis", "self"]);
/** Functions that create an element of the page, in React's compiled JSX. */
const ELEMENT_FUNCTIONS = new Set(["jsx", "jsxs", "createElement"]);

const { newerMethods, newerGlobals, newerStatics } = indexNames();

/**
 * Returns the ids of the newer features that a script uses: its syntax, the elements and attributes that it creates,
 * globals, and methods that it calls. A method of an object is known only by its name, so a newer method is not found if an
 * older API has a method with this name, such as `map` of an iterator. Optional calls such as `a.b?.()` and reads of a
 * property are no uses, because they only test whether an API exists.
 */
export function newerScriptFeatures(code: string): Set<string> {
  const program = parseScript(code);
  if (typeof program === "string") return new Set([program]);
  const ids = new Set<string>();
  const declared = declaredNames(program);
  const isGlobal = (node: unknown, name?: string): node is SyntaxNode =>
    isNode(node) &&
    node.type === "Identifier" &&
    !declared.has(String(node.name)) &&
    (name === undefined || node.name === name);
  visit(program, null, (node, parent) => {
    if (isGlobal(node) && isReference(node, parent)) {
      const id = newerGlobals.get(String(node.name));
      if (id) ids.add(id);
    }
    const method = calledMethod(node);
    if (method) {
      const { object, name } = method;
      const owner = isGlobal(object) ? String(object.name) : null;
      const id =
        owner && GLOBAL_OBJECTS.has(owner)
          ? newerGlobals.get(name)
          : owner && isInterface(owner)
            ? newerStatics.get(`${owner}.${name}`)
            : newerMethods.get(name);
      if (id) ids.add(id);
    }
    for (const id of featuresOfElement(node)) ids.add(id);
  });
  return ids;
}

/** Returns the object and the name of the method that a node calls, except in an optional call such as `a.b?.()`. */
function calledMethod(
  node: SyntaxNode,
): { object: unknown; name: string } | null {
  const isCall =
    node.type === "CallExpression" || node.type === "NewExpression";
  const { callee } = node;
  if (!isCall || node.optional || !isNode(callee)) return null;
  if (callee.type !== "MemberExpression" || callee.computed) return null;
  const { object, property } = callee;
  return { object, name: String((property as { name?: unknown }).name) };
}

/** Returns the syntax tree, or a message if the script has syntax that an oldest browser lacks. */
function parseScript(code: string): SyntaxNode | string {
  const options = { ecmaVersion: SYNTAX, sourceType: "module" } as const;
  try {
    return parse(code, options) as Node as unknown as SyntaxNode;
  } catch (error) {
    return `syntax: ${(error as Error).message}`;
  }
}

/** Returns the newer elements and attributes of an element that a script creates. */
function featuresOfElement(node: SyntaxNode): string[] {
  if (node.type !== "CallExpression" || !Array.isArray(node.arguments))
    return [];
  const called = lastOf(node.callee);
  const name =
    isNode(called) && called.type === "MemberExpression"
      ? (called.property as { name?: string }).name
      : undefined;
  const [element, attributes] = node.arguments as unknown[];
  if (
    !name ||
    !ELEMENT_FUNCTIONS.has(name) ||
    !isNode(element) ||
    typeof element.value !== "string"
  )
    return [];
  const properties =
    isNode(attributes) && Array.isArray(attributes.properties)
      ? (attributes.properties as SyntaxNode[])
      : [];
  return newerElementFeatures(
    element.value,
    properties.flatMap(({ key, value }) =>
      isNode(key)
        ? [
            [
              String(key.name ?? key.value).toLowerCase(),
              isNode(value) && typeof value.value === "string"
                ? value.value
                : "",
            ] as const,
          ]
        : [],
    ),
  );
}

/** Returns the last of the expressions of a sequence, such as `b` of `(0, b)`. */
function lastOf(node: unknown): unknown {
  return isNode(node) &&
    node.type === "SequenceExpression" &&
    Array.isArray(node.expressions)
    ? node.expressions.at(-1)
    : node;
}

function isReference(node: SyntaxNode, parent: SyntaxNode | null): boolean {
  if (!parent) return true;
  if (parent.type === "MemberExpression")
    return parent.object === node || parent.computed === true;
  if (
    ["Property", "MethodDefinition", "PropertyDefinition"].includes(
      parent.type,
    ) &&
    parent.key === node
  )
    return parent.computed === true || parent.shorthand === true;
  // `typeof X` only tests whether X exists.
  return !(parent.type === "UnaryExpression" && parent.operator === "typeof");
}

/** Returns the names that a script declares anywhere. */
function declaredNames(program: SyntaxNode): Set<string> {
  const names = new Set<string>();
  const declare = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    const { type, name, left, value, argument, elements, properties } = pattern;
    if (type === "Identifier") names.add(String(name));
    if (type === "AssignmentPattern") declare(left);
    if (type === "Property") declare(value);
    if (type === "RestElement") declare(argument);
    for (const inner of [elements ?? properties ?? []].flat()) declare(inner);
  };
  visit(program, null, (node) => {
    if (/^(?:Function|Class|VariableDeclarator$)/.test(node.type))
      declare(node.id);
    if (/^Import.*Specifier$/.test(node.type)) declare(node.local);
    if (node.type === "CatchClause") declare(node.param);
    if (Array.isArray(node.params)) node.params.forEach(declare);
  });
  return names;
}

function visit(
  node: SyntaxNode,
  parent: SyntaxNode | null,
  see: (node: SyntaxNode, parent: SyntaxNode | null) => void,
): void {
  see(node, parent);
  for (const child of Object.values(node).flat())
    if (isNode(child)) visit(child, node, see);
}

/** Returns the ids of the newer APIs by their names. Objects of a newer interface exist only where it does. */
function indexNames() {
  const { newer, olderMembers } = readApis();
  const newerGlobals = new Map<string, string>();
  const newerStatics = new Map<string, string>();
  const newerMethods = new Map<string, string>();
  for (const { id, owner, member } of newer)
    if (member === null) newerGlobals.set(owner, id);
  for (const { id, owner, member, mayBeStatic, mayBeOfObjects } of newer) {
    if (member === null || newerGlobals.has(owner)) continue;
    if (mayBeStatic) newerStatics.set(`${owner}.${member}`, id);
    if (
      mayBeOfObjects &&
      !olderMembers.has(member) &&
      !newerMethods.has(member)
    )
      newerMethods.set(member, id);
  }
  return { newerGlobals, newerStatics, newerMethods };
}
