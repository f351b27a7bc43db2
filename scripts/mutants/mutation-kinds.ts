import type { SyntaxNode } from "../syntax-tree.ts";
import type { Mutation } from "./mutations.ts";
import { isSpared } from "./spared.ts";

/** The operators that replace each operator. */
const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
};
/** Functions that are replaced by each other. */
const CALLS = new Map([
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);
/** Functions whose call is removed, which leaves the object of the call. */
const FORGOTTEN = ["trim", "toLowerCase", "toUpperCase", "toSorted", "reverse"];

type Kind = (
  node: SyntaxNode,
  around: readonly SyntaxNode[],
  text: string,
) => readonly Mutation[];

/** Returns the mutations of a syntax node. `around` are its ancestors, nearest first. */
export const mutationsAt: Kind = (node, around, text) =>
  KINDS[node.type]?.(node, around, text) ?? [];

const operator: Kind = (node, _, text) => {
  const [left, right] = [child(node, "left"), child(node, "right")];
  const symbol = String(node.operator);
  if (symbol === "+" && [left, right].some(isText)) return [];
  const at = text.indexOf(symbol, endOf(left));
  return (OPERATORS[symbol] ?? []).map((other) => ({
    start: at,
    end: at + symbol.length,
    text: other,
  }));
};

const condition: Kind = (node) => {
  const test = node.test as SyntaxNode | null;
  if (!test) return [];
  const answers =
    node.type === "WhileStatement" ? ["false"] : ["true", "false"];
  return answers.map((answer) => put(test, answer));
};

const KINDS: Readonly<Record<string, Kind>> = {
  BinaryExpression: operator,
  LogicalExpression: operator,
  IfStatement: condition,
  ConditionalExpression: condition,
  WhileStatement: condition,
  UnaryExpression: (node, _, text) =>
    node.operator === "!" || node.operator === "-"
      ? [put(node, source(child(node, "argument"), text))]
      : [],
  Literal: literal,
  TemplateLiteral: (node) => [put(node, "``")],
  CallExpression: call,
  MemberExpression: (node, _, text) => {
    if (node.optional !== true) return [];
    const at = text.indexOf("?.", endOf(child(node, "object")));
    return [{ start: at, end: at + 2, text: node.computed ? "" : "." }];
  },
  ObjectExpression: (node, around, text) =>
    withoutEach(
      list(node, "properties").filter(
        (property) => !isSpared(property, [node, ...around]),
      ),
      text,
    ),
  ArrayExpression: (node, _, text) => withoutEach(list(node, "elements"), text),
  ExpressionStatement: (node) =>
    typeof node.directive === "string" ? [] : [put(node, ";")],
  ReturnStatement: (node) =>
    node.argument === null ? [] : [put(node, "return undefined;")],
  ArrowFunctionExpression: (node) => {
    const body = child(node, "body");
    return body.type === "BlockStatement" ? [] : [put(body, "undefined")];
  },
};

function literal(
  node: SyntaxNode,
  around: readonly SyntaxNode[],
): readonly Mutation[] {
  const parent = around[0];
  const isName = parent?.type === "Property" && parent.key === node;
  const isMember = parent?.type === "ArrayExpression";
  const isImport = parent?.source === node;
  if (isName || isImport) return [];
  const { value } = node;
  if (typeof value === "boolean") return [put(node, String(!value))];
  if (typeof value === "number")
    return [put(node, String(value + 1)), put(node, String(value - 1))];
  // A list is mutated by removing a member.
  if (typeof value === "string" && !isMember)
    return [put(node, value === "" ? '"mutated"' : '""')];
  return node.regex ? regex(node) : [];
}

/** Removes an anchor or the case flag of a pattern. */
function regex(node: SyntaxNode): readonly Mutation[] {
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  const made = (other: string, otherFlags = flags) =>
    put(node, `/${other}/${otherFlags}`);
  return [
    ...(pattern.startsWith("^") ? [made(pattern.slice(1))] : []),
    ...(/[^\\]\$$/.test(pattern) ? [made(pattern.slice(0, -1))] : []),
    ...(flags.includes("i") ? [made(pattern, flags.replace("i", ""))] : []),
    ...(flags.includes("g") ? [made(pattern, flags.replace("g", ""))] : []),
  ];
}

function call(
  node: SyntaxNode,
  _: readonly SyntaxNode[],
  text: string,
): readonly Mutation[] {
  const callee = child(node, "callee");
  if (callee.type !== "MemberExpression") return [];
  const property = child(callee, "property");
  const name = String(property.name);
  const other = CALLS.get(name);
  return [
    ...(other === undefined ? [] : [put(property, other)]),
    ...(FORGOTTEN.includes(name)
      ? [put(node, source(child(callee, "object"), text))]
      : []),
  ];
}

/** Removes each member of a list, with its comma. */
function withoutEach(
  members: readonly SyntaxNode[],
  text: string,
): readonly Mutation[] {
  return members.map((member) => {
    const behind = /^\s*,/.exec(text.slice(endOf(member)));
    const end = endOf(member) + (behind?.[0].length ?? 0);
    return { start: member.start, end, text: "" };
  });
}

function isText(node: SyntaxNode): boolean {
  return node.type === "TemplateLiteral" || typeof node.value === "string";
}

function put(node: SyntaxNode, text: string): Mutation {
  return { start: node.start, end: endOf(node), text };
}

function source(node: SyntaxNode, text: string): string {
  return text.slice(node.start, endOf(node));
}

function child(node: SyntaxNode, key: string): SyntaxNode {
  return node[key] as SyntaxNode;
}

function list(node: SyntaxNode, key: string): readonly SyntaxNode[] {
  return (node[key] as readonly (SyntaxNode | null)[]).filter(
    (item) => item !== null,
  );
}

function endOf(node: SyntaxNode): number {
  return node.end as number;
}
