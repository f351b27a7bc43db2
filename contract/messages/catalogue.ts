import format, { type CompiledMessage } from "icu-minify/format";
import { numberFormat, pluralRules } from "../intl.ts";
import { type Language, languageFacts, PAGE_LANGUAGE } from "../language.ts";
import { numbers } from "./numbers.ts";

/** The values of a message's parameters. */
export type MessageValues = Readonly<Record<string, string | number>>;

const catalogue = new Map<string, CompiledMessage>();

const formatters = {
  getNumberFormat: numberFormat,
  getPluralRules: pluralRules,
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

/** The product's numbers that messages contain. Searching a message for them takes longer than formatting it. */
const numbersByMessage = new Map<CompiledMessage, MessageValues>();

/** Returns the values of a message's parameters: the given ones, and the product's numbers that its text contains. */
export function valuesIn(key: string, values?: MessageValues): MessageValues {
  const compiled = catalogue.get(key) ?? "";
  const used = numbersByMessage.get(compiled) ?? numbersIn(compiled);
  numbersByMessage.set(compiled, used);
  return { ...used, ...values };
}

function numbersIn(compiled: CompiledMessage): MessageValues {
  const names = [...compiled].map((part) => Array.isArray(part) && part[0]);
  return Object.fromEntries(
    Object.entries(numbers).filter(([name]) => names.includes(name)),
  );
}

/** Returns the text of a compiled message in a language, with its parameters filled in. */
export function formatCompiled(
  compiled: CompiledMessage,
  values?: MessageValues,
  language: Language = PAGE_LANGUAGE,
): string {
  // A copy of `numbers` would take most of the time.
  const allValues = Object.assign(Object.create(numbers), values);
  const { locale } = languageFacts[language];
  return format(compiled, locale, allValues, { formatters }) as string;
}
