import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import type { Language } from "../language.ts";
import { translations } from "../languages/index.ts";
import { formatCompiled, type MessageValues } from "./catalogue.ts";
import { english } from "./english.ts";
import type { Message, MessageKey, Values } from "./index.ts";

/** Texts in any language, for the server. Browsers do not load this module: the site is built once per language. */

const compiled = new Map<string, CompiledMessage>();

/** Returns the text of a message in a language. */
export function textIn(language: Language, message: Message): string {
  return "text" in message
    ? message.text
    : formatIn(language, message.key, message.values);
}

/** Returns the text of a label, heading or sentence in a language by its key. */
export function tIn<K extends MessageKey>(
  language: Language,
  key: K,
  ...[values]: Values<K>
): string {
  return formatIn(language, key, values as MessageValues);
}

/** Returns the label of an option, such as a sector, in a language. An option without label is returned unchanged. */
export function optionIn(language: Language, value: string): string {
  return textsOf(language)[`options.${value}`] ?? value;
}

// Compiles each message when it is first needed, because the server sends few of them.
function formatIn(language: Language, key: MessageKey, values?: MessageValues) {
  const name = `${language} ${key}`;
  const message =
    compiled.get(name) ?? compile(textsOf(language)[key] ?? english[key]);
  compiled.set(name, message);
  return formatCompiled(message, values, language);
}

function textsOf(language: Language): Readonly<Record<string, string>> {
  return translations[language] ?? english;
}
