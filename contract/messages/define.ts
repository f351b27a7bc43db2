import compile from "icu-minify/compile";
import { addMessages } from "./catalogue.ts";

/**
 * Adds messages in ICU MessageFormat to the catalogue and returns them. Browsers do not load this module and
 * its parser: scripts/compiled-messages.ts compiles the messages into the modules that use them.
 */
export function defineMessages<
  const M extends Readonly<Record<string, string>>,
>(messages: M): M {
  addMessages(
    Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, compile(text)]),
    ),
  );
  return messages;
}
