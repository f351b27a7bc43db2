import { join } from "node:path";
import {
  isLanguage,
  type Language,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import { english } from "../../contract/messages/english.ts";
import { PSEUDO_LOCALE, pseudoTexts } from "./pseudo-locale.ts";

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

/** The name of the site's build: the language in which it is built, or PSEUDO_LOCALE. */
export const buildName = process.env.SITE_LANGUAGE ?? REFERENCE_LANGUAGE;

/** Returns the texts of the site's build. @throws when SITE_LANGUAGE is unknown. */
export function textsOfBuild(): Promise<Texts> {
  if (buildName === PSEUDO_LOCALE) return pseudoTexts();
  if (isLanguage(buildName)) return readTexts(buildName);
  throw new Error(`SITE_LANGUAGE=${buildName} is not a language of the site.`);
}
