import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { english } from "../../contract/messages/english.ts";
import type { MessageKey } from "../../contract/messages/index.ts";
import {
  messagePattern,
  messageText,
  producedKeys,
} from "../../scripts/message-texts.ts";

/** The folder in which tests record the messages that they reached: one file per process, one key per line. */
export const MESSAGES_FOLDER = join(".results", "messages");

/**
 * Messages with parameters and fewer literal characters than this are not recognised. A pattern such as "Backs {value}"
 * would match too many texts.
 */
const MIN_LITERAL_LENGTH = 10;

const patterns = producedKeys().map(messagePattern);
/** The keys of the messages without parameters, by text; several keys when messages have the same text. */
const keysByText = Map.groupBy(
  patterns.filter(({ fixed }) => fixed).map(({ key }) => key),
  messageText,
);
/** The patterns of messages with parameters, most specific first. */
const templates = patterns
  .filter(
    ({ fixed, literalLength }) => !fixed && literalLength >= MIN_LITERAL_LENGTH,
  )
  .sort((a, b) => b.literalLength - a.literalLength);

/** The messages that this process has already recorded, as `folder/key`. */
const recorded = new Set<string>();

/**
 * Records messages as reached, which means that a chart, a rule, a server response or a page produced them. At the end
 * of a complete test run, a check reports all messages that were not reached.
 */
export function recordReached(
  reached: Iterable<MessageKey>,
  folder: string = MESSAGES_FOLDER,
): void {
  const unrecorded = [...reached].filter(
    (key) => !recorded.has(join(folder, key)),
  );
  if (unrecorded.length === 0) return;
  for (const key of unrecorded) recorded.add(join(folder, key));
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    join(folder, `${process.pid}.txt`),
    `${unrecorded.join("\n")}\n`,
  );
}

/** Records the messages that have exactly one of these texts as reached. */
export function recordTexts(texts: readonly string[]): void {
  recordReached(texts.map(messageOf).filter((key) => key !== null));
}

/** Returns the keys that the processes of a run have recorded, or an empty set when there is no folder. */
export function readReached(folder: string = MESSAGES_FOLDER): Set<string> {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return new Set();
  }
  return new Set(
    names.flatMap((name) =>
      readFileSync(join(folder, name), "utf8").trim().split("\n"),
    ),
  );
}

/** Returns the keys of the messages that a value, such as a chart's context, contains at any depth. */
export function messagesIn(value: unknown): MessageKey[] {
  const found: MessageKey[] = [];
  visitObjects(value, new Set(), (inner) => {
    const key: unknown = Reflect.get(inner, "key");
    if (typeof key === "string" && Object.hasOwn(english, key))
      found.push(key as MessageKey);
  });
  return found;
}

/** Returns every string in a value, such as a response's body. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const found: string[] = [];
  visitObjects(value, new Set(), (inner) => {
    for (const item of Object.values(inner))
      if (typeof item === "string") found.push(item);
  });
  return found;
}

/**
 * Returns the key of the message with exactly this text, or null when there is none or several messages share the text.
 * Messages that share a text are recognised only by their keys.
 */
export function messageOf(text: string): MessageKey | null {
  const keys = keysByText.get(text);
  if (keys) return keys.length === 1 ? (keys[0] ?? null) : null;
  return templates.find(({ pattern }) => pattern.test(text))?.key ?? null;
}

function visitObjects(
  value: unknown,
  visited: Set<object>,
  visit: (inner: object) => void,
): void {
  if (typeof value !== "object" || value === null || visited.has(value)) return;
  visited.add(value);
  visit(value);
  const inner = value instanceof Map ? value.values() : Object.values(value);
  for (const item of inner) visitObjects(item, visited, visit);
}
