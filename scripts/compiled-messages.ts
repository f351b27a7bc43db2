import { resolve } from "node:path";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { english } from "../contract/messages/english.ts";
import { messageKeysIn } from "./message-texts.ts";

const SOURCES = /\/(?:src|machines|contract)\/.*\.tsx?$/;

/**
 * A Vite plugin for the messages. Each module loads the compiled messages that it uses, so that browsers need no parser
 * and a page loads only the messages that it can show. In Node, contract/messages/index.ts loads all of them.
 */
export function compiledMessages(): Plugin {
  const folder = resolve("contract/messages");
  return {
    name: "compiled-messages",
    enforce: "pre",
    transform(code, id) {
      if (id === resolve(folder, "index.ts"))
        return code.replace('import "./english.ts";', "");
      if (!SOURCES.test(id) || id.startsWith(folder)) return null;
      const keys = messageKeysIn(code);
      if (keys.length === 0) return null;
      const messages = keys.map((key) => [key, compile(english[key])]);
      return `import { addMessages as loadMessages } from ${JSON.stringify(resolve(folder, "catalogue.ts"))};
loadMessages(${JSON.stringify(Object.fromEntries(messages))});
${code}`;
    },
  };
}
