import { en, type MessageKey } from "./en.ts";

export type { MessageKey } from "./en.ts";

/** The values of a message's `{name}` placeholders. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A message to display: the key of a message, or text from the server. Charts store this instead of finished sentences, so that
 * they do not depend on the language.
 */
export type Message =
  | { readonly key: MessageKey; readonly values?: MessageValues }
  | { readonly text: string };

/** Creates a message from its key. */
export function message(key: MessageKey, values?: MessageValues): Message {
  return values ? { key, values } : { key };
}

/** Returns the sentence of a message, with its placeholders filled in. */
export function say(what: Message): string {
  if ("text" in what) return what.text;
  const values = what.values ?? {};
  return en[what.key].replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}
