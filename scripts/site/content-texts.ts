import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, parseSource, type SyntaxNode } from "../syntax-tree.ts";

/**
 * The texts of the site's content, which its modules contain in English: string literals, template literals and property
 * names that people read. The build for another language replaces each of them by its translation.
 */
const CONTENT = /\/(?:src\/content\/.*|contract\/pages)\.ts$/;

/** Returns whether a module contains content. @param path An absolute path. */
export function isContent(path: string): boolean {
  return CONTENT.test(path);
}

/** A text in a module. */
type ContentText = {
  /** The text, with `{0}`, `{1}` and so on for the expressions of a template literal. */
  readonly text: string;
  readonly node: SyntaxNode;
  readonly start: number;
  readonly end: number;
};

/** Returns the texts of a module in the order of its code. @throws when the module cannot be parsed. */
export function contentTexts(path: string, code: string): string[] {
  return textsIn(parseSource(path, code)).map(({ text }) => text);
}

/** Returns the texts of all modules of the content. */
export function textsOfContent(): string[] {
  const root = join(import.meta.dirname, "../..");
  return globSync(["src/content/**/*.ts", "contract/*.ts"], { cwd: root })
    .map((name) => join(root, name))
    .filter(isContent)
    .flatMap((path) => contentTexts(path, readFileSync(path, "utf8")));
}

/**
 * Returns the code of a module with its texts translated.
 *
 * @param translations Maps each English text to its translation. A text without translation stays in English.
 * @throws when the module cannot be parsed.
 */
export function translateContent(
  path: string,
  code: string,
  translations: Readonly<Record<string, string>>,
): string {
  const texts = textsIn(parseSource(path, code)).filter(
    ({ text }) => translations[text] !== undefined,
  );
  const translated = (start: number, end: number): string => {
    let result = "";
    let position = start;
    for (const text of texts) {
      if (text.start < position || text.end > end) continue;
      result += code.slice(position, text.start) + literal(text);
      position = text.end;
    }
    return result + code.slice(position, end);
  };
  /** Returns the code of a translated text: a string, or a template literal with translated expressions. */
  const literal = ({ text, node }: ContentText): string => {
    const translation = translations[text] ?? text;
    if (node.type !== "TemplateLiteral") return JSON.stringify(translation);
    const expressions = node.expressions as readonly Positioned[];
    const parts = translation
      .split(/(\{\d+\})/)
      .map((part) => {
        const expression = expressions[Number(/^\{(\d+)\}$/.exec(part)?.[1])];
        return expression
          ? `\${${translated(expression.start, expression.end)}}`
          : part.replace(/[\\`$]/g, "\\$&");
      })
      .join("");
    return `\`${parts}\``;
  };
  return translated(0, code.length);
}

type Positioned = SyntaxNode & { readonly end: number };

function textsIn(node: SyntaxNode, parent?: SyntaxNode): ContentText[] {
  if (
    /^(?:Import|Throw|TS(?!AsExpression|SatisfiesExpression))/.test(node.type)
  )
    return [];
  const text = textOf(node, parent);
  const { start, end } = node as Positioned;
  const own = text !== null && isText(text) ? [{ text, node, start, end }] : [];
  const children = Object.entries(node)
    .filter(([name]) => !(name === "value" && node.type === "TemplateElement"))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...own, ...children.flatMap((child) => textsIn(child, node))];
}

/** Returns the text of a literal or of a property's name. */
function textOf(node: SyntaxNode, parent?: SyntaxNode): string | null {
  if (node.type === "Literal" && typeof node.value === "string")
    return node.value;
  if (node.type === "TemplateLiteral")
    return (node.quasis as readonly SyntaxNode[])
      .map(({ value }) => (value as { cooked: string }).cooked)
      .reduce((text, part, index) => `${text}{${index - 1}}${part}`);
  const isName =
    node.type === "Identifier" &&
    parent?.type === "Property" &&
    parent.key === node &&
    !parent.shorthand &&
    !parent.computed;
  return isName ? String(node.name) : null;
}

/** Returns whether people read a text: a capitalised word, or several words. Others are ids, addresses and codes. */
function isText(text: string): boolean {
  const words = text.replace(/\{\d+\}/g, "").trim();
  // Addresses, paths, and names of time zones.
  if (/^(?:[a-z]+:\S|\/|[\w.+-]+@[\w.-]+$|[A-Z]\w+\/\w+$)/.test(words))
    return false;
  return (
    /^\p{Lu}\p{L}*\p{Ll}/u.test(words) || /\p{L}.*\s|\s.*\p{L}/su.test(text)
  );
}
