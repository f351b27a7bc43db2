import { globSync, readFileSync } from "node:fs";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { formatCompiled } from "../contract/messages/catalogue.ts";
import { english } from "../contract/messages/english.ts";
import type { MessageKey } from "../contract/messages/index.ts";
import { numbers } from "../contract/messages/numbers.ts";

/** The keys of all messages. */
export const messageKeys = Object.keys(english) as MessageKey[];

/** Matches the keys of labels that charts and views share, and of the parts of amounts, lists and labelled texts. */
const LABEL_KEY =
  /^(?:(?:profile\.fields|strength|format)\.|ui\.(?:comma|label|labelled)$)/;

/** Returns which of the keys are in a source, including those in a template such as `status.${status}`. */
export function messageKeysIn<Key extends string = MessageKey>(
  code: string,
  keys: readonly Key[] = messageKeys as readonly string[] as readonly Key[],
): Key[] {
  const named = new Set(
    [...code.matchAll(/"(\w+\.[\w.-]+)"/g)].map(([, key]) => key),
  );
  const templates = [...code.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(
    ([, template = ""]) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escapePattern)
          .join(".+")}$`,
      ),
  );
  return keys.filter(
    (key) => named.has(key) || templates.some((pattern) => pattern.test(key)),
  );
}

/** Returns the TypeScript sources in folders as a single string, without the messages themselves. */
export function sourcesIn(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/^contract.(?:messages|languages)\b/.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

/**
 * Returns the keys of the messages that machines/, contract/ or server/ create, or that a view passes to `message`. All
 * other messages are labels in views. Labels that charts and views share are excluded.
 */
export function producedKeys(): MessageKey[] {
  // The first argument of each call. It may itself contain calls.
  const messageCalls =
    sourcesIn("src").match(/\bmessage\((?:[^,()]|\([^()]*\))*/g) ?? [];
  return messageKeysIn(
    sourcesIn("machines", "contract", "server") + messageCalls.join("\n"),
  ).filter((key) => !LABEL_KEY.test(key));
}

/** Returns the keys of the messages that a response of the server can contain, without those of emails and of archives. */
export function serverKeys(): MessageKey[] {
  return messageKeysIn(sourcesIn("server", "contract")).filter(
    (key) => !LABEL_KEY.test(key) && !/^(?:mails|archive\.readme)\./.test(key),
  );
}

/**
 * Returns the text of a message with the product's numbers filled in. Replaces each remaining parameter with its plural
 * form `other`, or with `{name}` if the parameter has no plural forms.
 */
export function messageText(key: MessageKey): string {
  return textOf(compile(english[key]));
}

function textOf(message: CompiledMessage): string {
  if (typeof message === "string") return message;
  return message
    .map((node) => {
      if (typeof node === "string") return node;
      if (typeof node === "number") return "#";
      if (node[0] in numbers) return formatCompiled([node]);
      const { other } = (node[2] ?? {}) as Record<string, CompiledMessage>;
      return other === undefined ? `{${node[0]}}` : textOf(other);
    })
    .join("");
}

/** A pattern that matches the text of a message with any values for its parameters. */
export type MessagePattern = {
  readonly key: MessageKey;
  readonly pattern: RegExp;
  /** Whether the message is always the same text. */
  readonly fixed: boolean;
  /** Number of characters that do not come from a parameter. */
  readonly literalLength: number;
};

/** Returns the pattern of a message. */
export function messagePattern(key: MessageKey): MessagePattern {
  const { source, fixed, literalLength } = patternOf(compile(english[key]));
  return { key, pattern: new RegExp(`^${source}$`, "s"), fixed, literalLength };
}

type Pattern = { source: string; fixed: boolean; literalLength: number };

const ANY: Pattern = { source: ".+?", fixed: false, literalLength: 0 };

function patternOf(message: CompiledMessage | number): Pattern {
  if (typeof message === "number") return ANY;
  const nodes = typeof message === "string" ? [message] : message;
  const parts = nodes.map((node): Pattern => {
    if (typeof node === "string") return literal(node);
    if (typeof node === "number") return ANY;
    const [name, , options] = node;
    if (name in numbers) return literal(formatCompiled([node]));
    if (typeof options !== "object") return ANY;
    const branches = Object.values(
      options as Record<string, CompiledMessage>,
    ).map(patternOf);
    return {
      source: `(?:${branches.map(({ source }) => source).join("|")})`,
      fixed: false,
      literalLength: Math.min(
        ...branches.map(({ literalLength }) => literalLength),
      ),
    };
  });
  return {
    source: parts.map(({ source }) => source).join(""),
    fixed: parts.every(({ fixed }) => fixed),
    literalLength: parts.reduce(
      (sum, { literalLength }) => sum + literalLength,
      0,
    ),
  };
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function literal(text: string): Pattern {
  return {
    source: escapePattern(text),
    fixed: true,
    literalLength: text.length,
  };
}
