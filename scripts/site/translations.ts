import { join } from "node:path";
import {
  isLanguage,
  type Language,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import { english } from "../../contract/messages/english.ts";

/** The texts of one language. */
export type Texts = {
  readonly language: Language;
  /** The messages by key, in ICU MessageFormat. */
  readonly messages: Readonly<Record<string, string>>;
  /** The translations of the content by their English text. Empty for English. */
  readonly content: Readonly<Record<string, string>>;
};

/** Returns the texts of a language. */
export async function readTexts(language: Language): Promise<Texts> {
  if (language === REFERENCE_LANGUAGE)
    return { language, messages: english, content: {} };
  const folder = join(
    import.meta.dirname,
    "../../contract/languages",
    language,
  );
  const { messages } = await import(join(folder, "messages.ts"));
  const { content } = await import(join(folder, "content.ts"));
  return { language, messages, content };
}

/** Returns the language in which Vite builds or serves the site: SITE_LANGUAGE, or else English. @throws when it is unknown. */
export function languageOfBuild(): Language {
  const language = process.env.SITE_LANGUAGE ?? REFERENCE_LANGUAGE;
  if (isLanguage(language)) return language;
  throw new Error(`SITE_LANGUAGE=${language} is not a language of the site.`);
}
