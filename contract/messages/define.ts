import compile from "icu-minify/compile";
import { addMessages } from "./catalogue.ts";

/**
 * Adds messages in ICU MessageFormat to the catalogue and returns them. The build of the site calls it, so that browsers load
 * compiled messages and no parser (scripts/compiled-messages.ts).
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
