import { LANGUAGES, REFERENCE_LANGUAGE } from "../language.ts";
import type { Translation } from "./translation.ts";

/** The translations of all messages. Browsers do not load this module: their messages are compiled into the modules. */
export const translations: Readonly<Record<string, Translation>> =
  Object.fromEntries(
    await Promise.all(
      LANGUAGES.filter((language) => language !== REFERENCE_LANGUAGE).map(
        async (language) => {
          const { messages } = await import(`./${language}/messages.ts`);
          return [language, messages];
        },
      ),
    ),
  );
