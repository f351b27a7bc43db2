import { isRuleId } from "../rule-report.ts";
import { isNode, parseSource, type SyntaxNode } from "../syntax-tree.ts";

/** One reference to a rule in a test file. */
export type RuleUse = {
  readonly rule: string;
  /** The title of a test, or the name of a table row in tests/support/. */
  readonly name: string;
  /** The texts of the messages that the same test contains. */
  readonly messages: readonly string[];
};

const ANY_RULE_ID = /\b\d+-[a-z-]+-\d+\b/;

/** Finds the message whose key or text is given, and returns its text. Returns null for any other string. */
export type MessageLookup = (text: string) => string | null;

/**
 * Parses a test file, without running it, and returns every reference to a rule in the tags of a test, in the
 * `rules: […]` of a story or an invariant, or in a row of a table-driven test.
 */
export function ruleUsesOf(
  path: string,
  text: string,
  sentenceOf: MessageLookup,
): RuleUse[] {
  // Most files do not refer to a rule, and parsing is slow.
  if (!ANY_RULE_ID.test(text)) return [];
  const uses: RuleUse[] = [];
  const visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]): void => {
    const rule = textOf(node).replace(/^@/, "");
    if (isRuleId(rule)) {
      const entry = entryOf(ancestors);
      uses.push({
        rule,
        name: entry ? String(keyOf(entry)) : titleOf(ancestors),
        messages: [
          ...messagesIn(entry ?? blockOf(ancestors) ?? node, sentenceOf),
        ],
      });
    }
    for (const child of childrenOf(node)) visit(child, [node, ...ancestors]);
  };
  visit(parseSource(path, text), []);
  return uses;
}

/** Returns the text of a string or a template, with `…` for interpolated values; empty for any other node. */
function textOf(node: SyntaxNode): string {
  if (node.type === "Literal" && typeof node.value === "string")
    return node.value;
  if (node.type !== "TemplateLiteral") return "";
  const quasis = node.quasis as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join("…");
}

/**
 * Returns the entry that contains an id in `rules: […]`: a property whose key is the title of a story or an
 * invariant.
 */
function entryOf(ancestors: readonly SyntaxNode[]): SyntaxNode | undefined {
  const index = ancestors.findIndex((node) => keyOf(node) === "rules");
  return index < 0
    ? undefined
    : ancestors.slice(index + 1).find((node) => node.type === "Property");
}

/** Returns the call of a test function, or the row of a table-driven test, that contains an id. */
function blockOf(ancestors: readonly SyntaxNode[]): SyntaxNode | undefined {
  const tagsIndex = ancestors.findIndex(isTags);
  const calls = ancestors.slice(Math.max(tagsIndex, 0));
  const call = calls.find(({ type }) => type === "CallExpression");
  if (tagsIndex >= 0) return call;
  const end = ancestors.findIndex(
    ({ type }) => type === "ForOfStatement" || type === "CallExpression",
  );
  const arrays = ancestors
    .slice(0, end)
    .filter(({ type }) => type === "ArrayExpression");
  // The last array is the table, and the array before it is the row.
  return arrays.at(-2) ?? call;
}

function isTags(node: SyntaxNode): boolean {
  return keyOf(node) === "tags" || keyOf(node) === "tag";
}

function keyOf(node: SyntaxNode): unknown {
  if (node.type !== "Property") return undefined;
  const key = node.key as SyntaxNode;
  return key.name ?? key.value;
}

/** Returns the title of the test to which tags or a row belong, or the name of a table row in tests/support/. */
function titleOf(ancestors: readonly SyntaxNode[]): string {
  for (const node of ancestors) {
    const name = childrenOf(node).find((child) => keyOf(child) === "name");
    if (name) return textOf(name.value as SyntaxNode);
    const title =
      node.type === "ForOfStatement"
        ? firstTitle(node.body as SyntaxNode)
        : titleOfCall(node);
    if (title !== "") return title;
  }
  return "";
}

/** Returns the title of the first test in a block. */
function firstTitle(node: SyntaxNode): string {
  const title = titleOfCall(node);
  if (title !== "") return title;
  for (const child of childrenOf(node)) {
    const title = firstTitle(child);
    if (title !== "") return title;
  }
  return "";
}

function titleOfCall(node: SyntaxNode): string {
  if (node.type !== "CallExpression") return "";
  const [first] = node.arguments as SyntaxNode[];
  return first ? textOf(first) : "";
}

function messagesIn(
  node: SyntaxNode,
  sentenceOf: MessageLookup,
  messages = new Set<string>(),
): Set<string> {
  const sentence =
    typeof node.value === "string" ? sentenceOf(node.value) : null;
  if (sentence !== null) messages.add(sentence);
  for (const child of childrenOf(node)) messagesIn(child, sentenceOf, messages);
  return messages;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}
