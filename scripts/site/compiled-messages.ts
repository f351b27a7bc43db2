import { resolve } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { languageFacts, REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { messageKeysIn, serverKeys } from "../message-texts.ts";
import { isContent, translateContent } from "./content-texts.ts";
import type { Texts } from "./translations.ts";

const SOURCES = /\/(?:src|machines|contract)\/.*\.tsx?$/;
const PAGE_LANGUAGE = "PAGE_LANGUAGE: Language = REFERENCE_LANGUAGE";

/**
 * A Vite plugin that builds the site in one language. Each module loads the compiled messages that it uses, so that browsers
 * need no parser and a page loads only the messages that it can show. Modules of the content contain their texts in
 * this language. In Node, contract/messages/index.ts loads all messages.
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
      filter: { id: /right-to-left\.css$/ },
      handler: () => (languageFacts[language].direction === "rtl" ? null : ""),
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
        if (!code.includes(PAGE_LANGUAGE))
          this.error(`${id} has no ${PAGE_LANGUAGE}`);
        return code.replace(
          PAGE_LANGUAGE,
          `PAGE_LANGUAGE: Language = ${JSON.stringify(language)}`,
        );
      }
      if (!SOURCES.test(id) || id.startsWith(folder)) return null;
      if (id === pageLanguage && language === REFERENCE_LANGUAGE)
        return code
          .match(/^export function \w+/gm)
          ?.map((start) => `${start}(text) { return text; }`)
          .join("\n");
      const translated = isContent(id)
        ? translateContent(id, code, content)
        : code;
      const keys =
        id === serverTexts ? keysOfServer : messageKeysIn(code, allKeys);
      if (keys.length === 0) return translated;
      const compiled = keys.map((key) => [key, compile(messages[key] ?? "")]);
      return `import { addMessages as loadMessages } from ${JSON.stringify(resolve(folder, "catalogue.ts"))};
loadMessages(${JSON.stringify(Object.fromEntries(compiled))});
${translated}`;
    },
  };
}
