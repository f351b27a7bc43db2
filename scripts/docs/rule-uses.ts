import { idsOf } from "../rule-report.ts";
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
 * Finds every rule that a test file names, from its text alone: in brackets in a title, or in the `rules: […]` of an
 * expectation or a row.
 */
export function ruleUsesOf(
  path: string,
  text: string,
  sentenceOf: SentenceOf,
): RuleUse[] {
  // Most files name no rule, and parsing is slow.
  if (!SOME_ID.test(text)) return [];
  const uses: RuleUse[] = [];
  const visit = (node: SyntaxNode, around: readonly SyntaxNode[]): void => {
    for (const written of textsOf(node)) {
      const isAlone = idOf(written);
      const rules = isAlone ? [written] : idsOf(written);
      if (rules.length === 0) continue;
      const expectation = isAlone ? expectationOf(around) : undefined;
      const block = expectation ?? blockOf(around) ?? node;
      const use = {
        holder: expectation
          ? String(keyOf(expectation))
          : titleOf(isAlone ? "" : written, around),
        kind: expectation ? ("chart" as const) : ("test" as const),
        messages: [...messagesIn(block, sentenceOf)],
      };
      uses.push(...rules.map((rule) => ({ rule, ...use })));
    }
    for (const child of childrenOf(node)) visit(child, [node, ...around]);
  };
  visit(parseSource(path, text), []);
  return uses;
}

/** Returns the text of a string or a template, with `…` for interpolated values. */
function textsOf(node: SyntaxNode): string[] {
  if (node.type === "Literal" && typeof node.value === "string")
    return [node.value];
  if (node.type !== "TemplateLiteral") return [];
  const quasis = node.quasis as { value: { cooked: string } }[];
  return [quasis.map(({ value }) => value.cooked).join("…")];
}

/** Returns whether the text is an id without brackets. */
function idOf(written: string): boolean {
  return !written.includes("[") && idsOf(`[${written}]`)[0] === written;
}

/**
 * Returns the expectation that contains an id in `rules: […]`: a property whose key is the label of its transition or
 * state.
 */
function expectationOf(around: readonly SyntaxNode[]): SyntaxNode | undefined {
  const index = around.findIndex((node) => keyOf(node) === "rules");
  return index < 0
    ? undefined
    : around.slice(index + 1).find((node) => node.type === "Property");
}

/** Returns the call or property to which the title with an id belongs. */
function blockOf(around: readonly SyntaxNode[]): SyntaxNode | undefined {
  return around.find(
    ({ type }) => type === "Property" || type === "CallExpression",
  );
}

function keyOf(node: SyntaxNode): unknown {
  if (node.type !== "Property") return undefined;
  const key = node.key as SyntaxNode;
  return key.name ?? key.value;
}

/** Returns a title without its ids. For a row that consists of ids only, returns the title of its test. */
function titleOf(written: string, around: readonly SyntaxNode[]): string {
  const own = plainTitle(written);
  if (own !== "") return own;
  for (const node of around) {
    if (node.type !== "CallExpression") continue;
    const [first] = node.arguments as SyntaxNode[];
    const title = first ? plainTitle(textsOf(first)[0] ?? "") : "";
    if (title !== "") return title;
  }
  return "every transition that a person can cause, in the browser";
}

function plainTitle(title: string): string {
  return title
    .replace(/\[[^\]]*\]\s*/g, (mark) => (idsOf(mark).length > 0 ? "" : mark))
    .replace(/^(%s|…)\s*/, "");
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
