import { en, type MessageKey } from "./en.ts";

export type { MessageKey } from "./en.ts";

/** What fills the `{name}` places of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Something to tell a person: a message of ours by its key, or a text that the server gave. Charts carry this
 * and never a finished sentence, so that they read the same in every language.
 */
export type Message =
  | { readonly key: MessageKey; readonly values?: MessageValues }
  | { readonly text: string };

/** A message of ours. */
export function message(key: MessageKey, values?: MessageValues): Message {
  return values ? { key, values } : { key };
}

/** The sentence of a message, with its places filled. */
export function say(what: Message): string {
  if ("text" in what) return what.text;
  const values = what.values ?? {};
  return en[what.key].replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}
