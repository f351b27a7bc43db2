import type { GetICUArgs } from "@schummar/icu-type-parser";
import {
  formatMessage,
  isLoaded,
  type MessageValues,
  valuesIn,
} from "./catalogue.ts";
import type { english } from "./english.ts";
import "./english.ts";
import type { numbers } from "./numbers.ts";

export type { MessageValues } from "./catalogue.ts";

export type MessageKey = keyof typeof english;

/** The parameters of a message, except those in `numbers`. */
type MessageParameters<K extends MessageKey> = GetICUArgs<
  (typeof english)[K],
  {
    ProvidedArgs: keyof typeof numbers;
    ICUArgument: string | number;
    ICUNumberArgument: number;
  }
>;

export type Values<K extends MessageKey> =
  Record<never, never> extends MessageParameters<K>
    ? [values?: MessageParameters<K>]
    : [values: MessageParameters<K>];

/**
 * A message to display: the key of a message, or text from the server. Charts store this instead of finished sentences,
 * so that they do not depend on the language.
 */
export type Message =
  | { readonly key: MessageKey; readonly values?: MessageValues }
  | { readonly text: string };

/** Creates a message from its key. */
export function message<K extends MessageKey>(
  key: K,
  ...[values]: Values<K>
): Message {
  return values ? { key, values: values as MessageValues } : { key };
}

/** The key of a message and the values in its text, as an error response contains them. */
export function codeOf(message: Message) {
  if ("text" in message) return {};
  const values = valuesIn(message.key, message.values);
  const hasValues = Object.keys(values).length > 0;
  return { code: message.key, ...(hasValues && { values }) };
}

/** Returns the text of a message. */
export function textOf(message: Message): string {
  return "text" in message
    ? message.text
    : formatMessage(message.key, message.values);
}

/**
 * Returns the text of a message that only some fields have, such as a hint, or that only other languages have, such as
 * the label of an option; undefined if there is none.
 */
export function optionalText(
  key: `profile.fields.${string}` | `options.${string}`,
): string | undefined {
  return isLoaded(key) ? formatMessage(key) : undefined;
}

/** Returns the text of a label, heading or sentence by its key. */
export function t<K extends MessageKey>(
  key: K,
  ...[values]: Values<K>
): string {
  return formatMessage(key, values as MessageValues);
}
