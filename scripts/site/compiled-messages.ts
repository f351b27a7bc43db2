import { resolve } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import {
  type LanguageFacts,
  languageFacts,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import { messageKeysIn, serverKeys } from "../message-texts.ts";
import { isContent, translateContent } from "./content-texts.ts";
import { withNumbers } from "./known-numbers.ts";
import type { Texts } from "./translations.ts";

const SOURCES = /\/(?:src|machines|contract)\/.*\.tsx?$/;
const PAGE_LANGUAGE = "PAGE_LANGUAGE: Language = REFERENCE_LANGUAGE";
/** The values of a message and the product's numbers, which the build fills in. */
const VALUES = "Object.assign(Object.create(numbers), values)";
/** A fact about the language of the page. */
const PAGE_FACT = /\blanguageFacts\[PAGE_LANGUAGE\]\.(name|direction|locale)/g;

/**
 * A Vite plugin that builds the site in one language. Each module loads the compiled messages that it uses, so that browsers
 * need no parser and a page loads only the messages that it can show. Modules of the content contain their texts in
 * this language, and all modules its direction and locale, but not the locales of other languages. In Node,
 * contract/messages/index.ts loads all messages.
 */
export function compiledMessages({
  language,
  messages,
  content,
}: Texts): Plugin {
  const contract = resolve("contract");
  const folder = resolve(contract, "messages");
  const allKeys = Object.keys(messages);
  const pageLanguage = resolve("src/services/language/page-language.ts");
  const serverTexts = resolve(contract, "server-texts.ts");
  // In English, the texts of the server are shown.
  const keysOfServer = language === REFERENCE_LANGUAGE ? [] : serverKeys();
  return {
    name: "compiled-messages",
    enforce: "pre",
    load: {
      filter: { id: /(?:other-languages|right-to-left)\.css$/ },
      handler: (id) =>
        (
          id.endsWith("other-languages.css")
            ? language !== REFERENCE_LANGUAGE
            : languageFacts[language].direction === "rtl"
        )
          ? null
          : "",
    },
    transformIndexHtml: (html) =>
      html.replace(
        /<html[^>]*>/,
        `<html lang="${language}" dir="${languageFacts[language].direction}">`,
      ),
    transform(code, id) {
      if (id === resolve(folder, "index.ts"))
        return code.replace('import "./english.ts";', "");
      if (id === resolve(contract, "language.ts")) {
        const own = `PAGE_LANGUAGE: Language = ${JSON.stringify(language)}`;
        return replaced(code, PAGE_LANGUAGE, own).replace(
          /,\s*locale: "([^"]+)"/g,
          (fact, locale) =>
            locale === languageFacts[language].locale ? fact : "",
        );
      }
      if (id === resolve(folder, "catalogue.ts"))
        return replaced(code, VALUES, "values");
      if (!SOURCES.test(id) || id.startsWith(folder)) return null;
      if (id === pageLanguage && language === REFERENCE_LANGUAGE)
        return code
          .match(/^export function \w+/gm)
          ?.map((start) => `${start}(text) { return text; }`)
          .join("\n");
      const translated = isContent(id)
        ? translateContent(id, code, content)
        : // As literals, so that the bundler removes the code for other directions.
          code.replace(PAGE_FACT, (_, fact: keyof LanguageFacts) =>
            JSON.stringify(languageFacts[language][fact]),
          );
      const keys =
        id === serverTexts ? keysOfServer : messageKeysIn(code, allKeys);
      if (keys.length === 0) return translated;
      const compiled = keys.map((key) => [
        key,
        withNumbers(compile(messages[key] ?? ""), language),
      ]);
      return `import { addMessages as loadMessages } from ${JSON.stringify(resolve(folder, "catalogue.ts"))};
loadMessages(${JSON.stringify(Object.fromEntries(compiled))});
${translated}`;
    },
  };
}

function replaced(code: string, part: string, replacement: string): string {
  if (!code.includes(part)) throw new Error(`A module has no ${part}`);
  return code.replace(part, replacement);
}
