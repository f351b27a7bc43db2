import format, { type CompiledMessage } from "icu-minify/format";
import { numbers } from "./numbers.ts";

/** The values of a message's parameters. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** The language of the messages and of the numbers in them. */
const LANGUAGE = "en-US";

const catalogue = new Map<string, CompiledMessage>();

const formatters = {
  getNumberFormat: (...args: Parameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: Parameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
  getDateTimeFormat: (...args: Parameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
};

/** Adds compiled messages to the catalogue. */
export function addMessages(
  messages: Readonly<Record<string, CompiledMessage>>,
): void {
  for (const [key, compiled] of Object.entries(messages))
    catalogue.set(key, compiled);
}

/** Returns whether a message is loaded. */
export function isLoaded(key: string): boolean {
  return catalogue.has(key);
}

/**
 * Returns the text of a message, with its parameters filled in.
 *
 * @throws when the message is not loaded.
 */
export function formatMessage(key: string, values?: MessageValues): string {
  const compiled = catalogue.get(key);
  if (compiled === undefined) throw new Error(`No message "${key}" is loaded.`);
  return formatCompiled(compiled, values);
}

/** Returns the values of a message's parameters: the given ones, and the product's numbers that its text contains. */
export function valuesIn(key: string, values?: MessageValues): MessageValues {
  const parts = catalogue.get(key) ?? "";
  const names = [...parts].map((part) => Array.isArray(part) && part[0]);
  const used = Object.entries(numbers).filter(([name]) => names.includes(name));
  return { ...Object.fromEntries(used), ...values };
}

/** Returns the text of a compiled message, with its parameters filled in. */
export function formatCompiled(
  compiled: CompiledMessage,
  values?: MessageValues,
): string {
  // A copy of `numbers` would take most of the time.
  const allValues = Object.assign(Object.create(numbers), values);
  return format(compiled, LANGUAGE, allValues, { formatters }) as string;
}
