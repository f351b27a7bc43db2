import { isRuleId } from "../rule-report.ts";
import { parseSource, type SyntaxNode } from "../syntax-tree.ts";

/** One reference to a rule in a test file. */
export type RuleUse = {
  readonly rule: string;
  /** The title of a test, or the label of a transition or state of a chart. */
  readonly holder: string;
  readonly kind: "test" | "chart";
  /** Messages of contract/messages in the same test, as sentences. */
  readonly messages: readonly string[];
};

const SOME_ID = /\b\d+-[a-z-]+-\d+\b/;

/** Returns the sentence of a message for its key or its text; null for any other text. */
export type SentenceOf = (text: string) => string | null;

/**
 * Returns every reference to a rule in a test file without running it: in the tags of a test, in the `rules: […]` of an
 * expectation, or in a row of a table of tests.
 */
export function ruleUsesOf(
  path: string,
  text: string,
  sentenceOf: SentenceOf,
): RuleUse[] {
  // Most files do not refer to a rule, and parsing is slow.
  if (!SOME_ID.test(text)) return [];
  const uses: RuleUse[] = [];
  const visit = (node: SyntaxNode, around: readonly SyntaxNode[]): void => {
    const rule = textOf(node).replace(/^@/, "");
    if (isRuleId(rule)) {
      const entry = entryOf(around);
      const isChart = entry !== undefined && !isTest(entry, around);
      uses.push({
        rule,
        holder: entry ? String(keyOf(entry)) : titleOf(around),
        kind: isChart ? "chart" : "test",
        messages: [...messagesIn(entry ?? blockOf(around) ?? node, sentenceOf)],
      });
    }
    for (const child of childrenOf(node)) visit(child, [node, ...around]);
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
 * Returns the entry that contains an id in `rules: […]`: a property whose key is the label of a transition or state, or
 * the title of a story or an invariant.
 */
function entryOf(around: readonly SyntaxNode[]): SyntaxNode | undefined {
  const index = around.findIndex((node) => keyOf(node) === "rules");
  return index < 0
    ? undefined
    : around.slice(index + 1).find((node) => node.type === "Property");
}

const TESTS = new Set<unknown>(["stories", "invariants", "statefulInvariants"]);

/** Returns whether an entry is a story, an invariant or a tally, which are separate tests. */
function isTest(entry: SyntaxNode, around: readonly SyntaxNode[]): boolean {
  const [parent] = around
    .slice(around.indexOf(entry) + 1)
    .filter(({ type }) => type === "Property");
  const value = entry.value as SyntaxNode;
  return (
    (parent !== undefined && TESTS.has(keyOf(parent))) ||
    childrenOf(value).some((property) => keyOf(property) === "path")
  );
}

/** Returns the test or the row that refers to a rule. */
function blockOf(around: readonly SyntaxNode[]): SyntaxNode | undefined {
  const options = around.findIndex(isTags);
  const calls = around.slice(Math.max(options, 0));
  const call = calls.find(({ type }) => type === "CallExpression");
  if (options >= 0) return call;
  const end = around.findIndex(
    ({ type }) => type === "ForOfStatement" || type === "CallExpression",
  );
  const arrays = around
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

/** Returns the title of the test to which tags or a row belong. */
function titleOf(around: readonly SyntaxNode[]): string {
  for (const node of around) {
    const title =
      node.type === "ForOfStatement"
        ? firstTitle(node.body as SyntaxNode)
        : titleOfCall(node);
    if (title !== "") return title;
  }
  return "the page takes every transition that a user can cause";
}

/** Returns the title of the first test in a block. */
function firstTitle(node: SyntaxNode): string {
  const own = titleOfCall(node);
  if (own !== "") return own;
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
  sentenceOf: SentenceOf,
  found = new Set<string>(),
): Set<string> {
  const sentence =
    typeof node.value === "string" ? sentenceOf(node.value) : null;
  if (sentence !== null) found.add(sentence);
  for (const child of childrenOf(node)) messagesIn(child, sentenceOf, found);
  return found;
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is SyntaxNode =>
        typeof value === "object" && value !== null && "type" in value,
    );
}
