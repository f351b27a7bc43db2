/**
 * Checks that every text in the markup of the site is the only child of its element, and that every form is a POST form.
 * When run as a program, prints each violation with its file and line, and exits with 1 if there are any.
 *
 * A browser's translator replaces, wraps and splits text nodes. React stores no reference to a text that is the only
 * child of an element, so it can still change or remove the text. If an element has other children, React stores
 * references to its text nodes: it then changes a text that is no longer on the page, or fails when it removes the text
 * or inserts an element before it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFiles } from "./source-files.ts";
import { isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** A violation with its position. */
type Violation = {
  readonly path: string;
  readonly line: number;
  readonly message: string;
};

/** Types whose values are never text. Others, such as `ReactNode` and `string`, may be. */
const ELEMENT_TYPES: readonly string[] = [
  "TSNullKeyword",
  "TSUndefinedKeyword",
  "TSBooleanKeyword",
];
const ELEMENT_TYPE_NAMES: readonly string[] = ["ReactElement", "Elements"];
/** Components that render their children without an element of their own. */
const TRANSPARENT =
  /^(?:Fragment|StrictMode|Suspense)$|Provider$|Context$|Boundary$/;

/** Returns the violations in one file. @throws when the file cannot be parsed. */
export function textChildren(path: string, text: string): Violation[] {
  const violations: Violation[] = [];
  const program = parseSource(path, text);
  const report = (node: SyntaxNode, message: string) =>
    violations.push({
      path,
      line: text.slice(0, node.start).split("\n").length,
      message,
    });
  const check = (node: SyntaxNode, known: Known): void => {
    if (isComponent(node) && returnsText(node, known))
      report(node, "a component must return an element, not text");
    if (node.type !== "JSXElement" && node.type !== "JSXFragment") return;
    const children = childrenOf(node);
    const name = nameOf(node);
    const isAlone = children.length === 1 && !TRANSPARENT.test(name);
    if (!isAlone)
      for (const child of children)
        if (mayBeText(child, known))
          report(
            child,
            `${source(child, text)} may be text beside other children of ${name === "Fragment" ? "a fragment" : `<${name}>`}; give it an element of its own`,
          );
    if (name === "form" && !hasPostMethod(node))
      report(
        node,
        'a form needs method="post", so that no value gets into the address',
      );
  };
  const visitIn = (node: SyntaxNode, outer: Known): void => {
    const known = withParameters(node, outer);
    check(node, known);
    for (const child of childNodes(node)) visitIn(child, known);
  };
  visitIn(program, declarationsIn(program));
  return violations;
}

/** Returns the violations in all components of the site. */
export function allTextChildren(root: string): Violation[] {
  return sourceFiles(root, ["src"])
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) =>
      textChildren(path, readFileSync(join(root, path), "utf8")),
    );
}

/** What is known where an expression is. */
type Known = {
  /** The initial values of the file's constants and its functions, by name. */
  readonly values: ReadonlyMap<string, SyntaxNode>;
  /** The file's types, by name. */
  readonly declaredTypes: ReadonlyMap<string, SyntaxNode>;
  /** The types of the parameters and their properties, by name. */
  readonly types: ReadonlyMap<string, readonly SyntaxNode[]>;
};

function declarationsIn(program: SyntaxNode): Known {
  const values = new Map<string, SyntaxNode>();
  const declaredTypes = new Map<string, SyntaxNode>();
  visit(program, (node) => {
    const name = isNode(node.id) ? node.id.name : undefined;
    if (typeof name !== "string") return;
    if (node.type === "VariableDeclarator") {
      if (isNode(node.init)) values.set(name, node.init);
    } else if (node.type === "FunctionDeclaration") values.set(name, node);
    else if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type))
      declaredTypes.set(name, node);
  });
  return { values, declaredTypes, types: new Map() };
}

/** Adds the types of a function's parameters and of their properties, if the node is a function. */
function withParameters(node: SyntaxNode, known: Known): Known {
  if (!/Function/.test(node.type) || !Array.isArray(node.params)) return known;
  const types = new Map(known.types);
  for (const parameter of node.params.filter(isNode)) {
    if (!isNode(parameter.typeAnnotation)) continue;
    for (const [name, found] of propertiesOf(parameter.typeAnnotation, known))
      types.set(name, found);
    const type = parameter.typeAnnotation.typeAnnotation;
    if (typeof parameter.name === "string" && isNode(type))
      types.set(parameter.name, [type]);
  }
  return { ...known, types };
}

/** Returns the types of the properties that a type contains, also through the file's own types. */
function propertiesOf(
  annotation: SyntaxNode,
  { declaredTypes }: Known,
): Map<string, SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>();
  const seen = new Set<SyntaxNode>();
  const look = (root: SyntaxNode): void => {
    if (seen.has(root)) return;
    seen.add(root);
    visit(root, (node) => {
      if (node.type === "Identifier" || node.type === "TSTypeReference") {
        const { name } = isNode(node.typeName) ? node.typeName : node;
        const declared = declaredTypes.get(String(name));
        if (declared) look(declared);
      }
      if (node.type !== "TSPropertySignature" || !isNode(node.key)) return;
      const name = String(node.key.name);
      const type = isNode(node.typeAnnotation)
        ? node.typeAnnotation.typeAnnotation
        : undefined;
      if (isNode(type)) found.set(name, [...(found.get(name) ?? []), type]);
    });
  };
  look(annotation);
  return found;
}

/** Returns whether a child may be rendered as text. Unknown expressions may. */
function mayBeText(node: SyntaxNode, known: Known): boolean {
  const either = (...nodes: unknown[]) =>
    nodes.some((part) => isNode(part) && mayBeText(part, known));
  switch (node.type) {
    case "JSXElement":
    case "JSXFragment":
      return false;
    case "Literal":
      return typeof node.value === "string" || typeof node.value === "number";
    case "JSXExpressionContainer":
    case "ParenthesizedExpression":
    case "TSNonNullExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return either(node.expression);
    case "LogicalExpression":
      return node.operator === "&&"
        ? either(node.right)
        : either(node.left, node.right);
    case "ConditionalExpression":
      return either(node.consequent, node.alternate);
    case "UnaryExpression":
      return node.operator !== "!";
    case "BinaryExpression":
      return !/^[<>=!]/.test(String(node.operator));
    case "ArrayExpression":
      return either(...(node.elements as unknown[]));
    case "CallExpression":
      return callMayReturnText(node, known);
    case "Identifier":
      return nameMayBeText(String(node.name), known);
    case "MemberExpression":
      return isNode(node.property) && !node.computed
        ? typeMayBeText(String(node.property.name), known)
        : true;
    default:
      return true;
  }
}

function nameMayBeText(name: string, known: Known): boolean {
  if (name === "undefined") return false;
  const value = known.values.get(name);
  if (!value) return typeMayBeText(name, known);
  const values = new Map(known.values);
  values.delete(name);
  return mayBeText(value, { ...known, values });
}

function typeMayBeText(name: string, { types }: Known): boolean {
  const annotations = types.get(name) ?? [];
  return annotations.length === 0 || !annotations.every(isElementType);
}

function isElementType(type: SyntaxNode): boolean {
  if (type.type === "TSUnionType")
    return (type.types as SyntaxNode[]).every(isElementType);
  if (type.type === "TSTypeReference" && isNode(type.typeName))
    return ELEMENT_TYPE_NAMES.includes(String(type.typeName.name));
  if (type.type === "TSFunctionType" && isNode(type.returnType))
    return (
      isNode(type.returnType.typeAnnotation) &&
      isElementType(type.returnType.typeAnnotation)
    );
  if (type.type === "TSLiteralType" && isNode(type.literal))
    return type.literal.value === false;
  return ELEMENT_TYPES.includes(type.type);
}

function callMayReturnText(node: SyntaxNode, known: Known): boolean {
  const { callee } = node;
  if (!isNode(callee)) return true;
  const method = isNode(callee.property) ? callee.property.name : undefined;
  if (method === "map" || method === "flatMap" || method === "from") {
    const callback = (node.arguments as SyntaxNode[]).at(-1);
    return !callback || returnsText(callback, known);
  }
  if (method === "slice" && isNode(callee.object))
    return mayBeText(callee.object, known);
  if (callee.type !== "Identifier") return true;
  const declared = known.values.get(String(callee.name));
  return declared
    ? returnsText(declared, known)
    : typeMayBeText(String(callee.name), known);
}

function returnsText(callback: SyntaxNode, known: Known): boolean {
  const { body } = callback;
  if (!isNode(body)) return true;
  if (body.type !== "BlockStatement") return mayBeText(body, known);
  let found = false;
  const look = (node: SyntaxNode): void => {
    if (/Function/.test(node.type)) return;
    if (node.type === "ReturnStatement" && isNode(node.argument))
      found ||= mayBeText(node.argument, known);
    for (const child of childNodes(node)) look(child);
  };
  look(body);
  return found;
}

/** Returns the children without whitespace that JSX ignores and without comments. */
function childrenOf(element: SyntaxNode): SyntaxNode[] {
  return (element.children as SyntaxNode[]).filter((child) =>
    child.type === "JSXText"
      ? !/^\s*$/.test(String(child.value)) ||
        !String(child.value).includes("\n")
      : !(
          child.type === "JSXExpressionContainer" &&
          isNode(child.expression) &&
          child.expression.type === "JSXEmptyExpression"
        ),
  );
}

/** Whether a node is a function component, whose result is rendered wherever the component is used. */
function isComponent({ type, id }: SyntaxNode): boolean {
  return (
    type === "FunctionDeclaration" &&
    isNode(id) &&
    /^[A-Z]/.test(String(id.name))
  );
}

function nameOf(element: SyntaxNode): string {
  const { openingElement } = element;
  if (!isNode(openingElement) || !isNode(openingElement.name))
    return "Fragment";
  const { name, property } = openingElement.name;
  if (typeof name === "string") return name;
  return isNode(property) ? String(property.name) : "Fragment";
}

function hasPostMethod(element: SyntaxNode): boolean {
  const { attributes } = element.openingElement as SyntaxNode;
  return (attributes as SyntaxNode[]).some(
    ({ name, value }) =>
      isNode(name) &&
      name.name === "method" &&
      isNode(value) &&
      value.value === "post",
  );
}

function visit(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node);
  for (const child of childNodes(node)) visit(child, see);
}

function childNodes(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

function source(node: SyntaxNode, text: string): string {
  return text
    .slice(node.start, Number(node.end))
    .trim()
    .replace(/\s+/g, " ")
    .slice(0, 60);
}

if (import.meta.main) {
  const violations = allTextChildren(join(import.meta.dirname, ".."));
  for (const { path, line, message } of violations)
    console.error(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exit(1);
}
