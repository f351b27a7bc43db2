import { appendFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { en } from "../../contract/messages/en.ts";
import type { MessageKey } from "../../contract/messages/index.ts";

/** Where the tests note which messages they reached: a file for each process, a key in each line. */
export const MESSAGES_FOLDER = join(
  process.env.RESULTS_FOLDER ?? ".results",
  "messages",
);

/** A template with fewer words of its own than this is not known by a text: "Backs {value}" fits too much. */
const TELLING_LENGTH = 10;
const PLACE = /\{\w+\}/;

type Template = {
  readonly key: MessageKey;
  readonly pattern: RegExp;
  /** How many characters stand in it by themselves. */
  readonly own: number;
};

const keys = Object.keys(en) as MessageKey[];
/** The keys of each text without places; several where several flows say the same. */
const keysByText = new Map<string, MessageKey[]>();
const templates: Template[] = [];
for (const key of keys) {
  const text: string = en[key];
  if (PLACE.test(text)) templates.push(templateOf(key, text));
  else keysByText.set(text, [...(keysByText.get(text) ?? []), key]);
}
// The one that says most itself is the one that a text is of.
templates.sort((one, other) => other.own - one.own);

/** Where and what this process noted already. */
const noted = new Set<string>();

/** Notes messages as reached, for the check at the end of the whole run. */
export function noteReached(
  reached: Iterable<MessageKey>,
  folder: string = MESSAGES_FOLDER,
): void {
  const fresh = [...reached].filter((key) => !noted.has(join(folder, key)));
  if (fresh.length === 0) return;
  for (const key of fresh) noted.add(join(folder, key));
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${process.pid}.txt`), `${fresh.join("\n")}\n`);
}

/** What the processes of a run noted; nothing when there is no folder. */
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

/** The messages that a value carries by their key, as a chart's context and its events do, at any depth. */
export function messagesIn(value: unknown): MessageKey[] {
  const found: MessageKey[] = [];
  collect(value, new Set(), (inner) => {
    const key: unknown = Reflect.get(inner, "key");
    if (typeof key === "string" && Object.hasOwn(en, key))
      found.push(key as MessageKey);
  });
  return found;
}

/** Every text in a value, such as an answer's body. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const found: string[] = [];
  collect(value, new Set(), (inner) => {
    for (const one of Object.values(inner))
      if (typeof one === "string") found.push(one);
  });
  return found;
}

/**
 * The message that a text is, to the letter. None for a text that several messages share: nobody knows which of
 * them it is, so those are reached by their keys alone.
 */
export function messageOf(text: string): MessageKey | null {
  const same = keysByText.get(text);
  if (same) return same.length === 1 ? (same[0] ?? null) : null;
  const template = templates.find(
    ({ own, pattern }) => own >= TELLING_LENGTH && pattern.test(text),
  );
  return template?.key ?? null;
}

function templateOf(key: MessageKey, text: string): Template {
  const parts = text.split(new RegExp(PLACE, "g"));
  const escaped = parts.map((part) =>
    part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return {
    key,
    pattern: new RegExp(`^${escaped.join(".+?")}$`, "s"),
    own: parts.join("").length,
  };
}

function collect(
  value: unknown,
  seen: Set<object>,
  visit: (inner: object) => void,
): void {
  if (typeof value !== "object" || value === null || seen.has(value)) return;
  seen.add(value);
  visit(value);
  const inner = value instanceof Map ? value.values() : Object.values(value);
  for (const one of inner) collect(one, seen, visit);
}
