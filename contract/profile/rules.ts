import {
  BUSINESS_ADDRESS_LENGTH,
  BUSINESS_NAME_LENGTH,
  DESCRIPTION_MAX_WORDS,
  LINK_MAX_LENGTH,
  MARKET_LENGTH,
  PREFERENCE_MAX_WORDS,
} from "../constants.ts";
import { type Message, message } from "../messages/index.ts";
import { countCharacters, withoutInvisible } from "../typed-text.ts";

/** The validation rules of the profile's fields. Each returns the error for an input, or null. */

/** The error for a field, with a hint that says what to correct, such as the characters that are not allowed. */
export type Problem = { readonly message: Message; readonly hint?: Message };

const ALPHANUMERIC = /[\p{L}\p{Nd}]/u;
/** Maximum number of characters that a hint names. */
const MAX_NAMED_CHARACTERS = 20;

/**
 * Normalises text for validation and storage: NFC, trimmed, without invisible characters, with straight apostrophes,
 * plain spaces and line feeds.
 */
export function normalizeText(text: string): string {
  return withoutInvisible(text)
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[\p{Zs}\t]/gu, " ")
    .trim();
}

/** The characters that a text field accepts. */
export type CharacterSet = {
  /** Matches one allowed character. */
  readonly allowed: RegExp;
  /**
   * Matches each run of spaces and characters outside the set, with their combining marks. A short ending in brackets,
   * as in "client(e)s", is matched together with the `letter` before it; `ending` is the text in the brackets.
   */
  readonly disallowedRuns: RegExp;
};

// All sets contain the letters and combining marks of any script, the joiners that belong to the spelling of some scripts,
// and line feeds. U+060C is the Arabic comma. normalizeText removes other joiners and converts all line breaks to line feeds.
export const TEXT_CHARACTERS: CharacterSet = {
  allowed: /[\p{L}\p{M}\p{Nd}\p{Join_Control} \n,\u060c.-]/u,
  disallowedRuns:
    /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\p{Join_Control}\n,\u060c.-]\p{M}*)+/gu,
};
export const NAME_CHARACTERS: CharacterSet = {
  allowed: /[\p{L}\p{M}\p{Nd}\p{Join_Control} \n&.-]/u,
  disallowedRuns:
    /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\p{Join_Control}\n&.-]\p{M}*)+/gu,
};
export const ADDRESS_CHARACTERS: CharacterSet = {
  allowed: /[\p{L}\p{M}\p{Nd}\p{Join_Control} \n,\u060c.'-]/u,
  disallowedRuns:
    /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\p{Join_Control}\n,\u060c.'-]\p{M}*)+/gu,
};

/** Returns the characters that are not allowed, without duplicates, in order of appearance. */
export function disallowedCharacters(
  text: string,
  allowed = TEXT_CHARACTERS.allowed,
): string[] {
  return [
    ...new Set([...text].filter((character) => !allowed.test(character))),
  ];
}

/** Counts the words in a string. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** Checks the required business name: its characters and length. */
export function businessNameProblem(name: string): Problem | null {
  const text = normalizeText(name);
  const disallowed = disallowedCharacters(text, NAME_CHARACTERS.allowed);
  return isWithinLength(text, BUSINESS_NAME_LENGTH) && disallowed.length === 0
    ? null
    : problem(message("profile.businessName"), disallowed);
}

/** Checks the optional business address: its characters and length. */
export function businessAddressProblem(address: string): Problem | null {
  const text = normalizeText(address);
  if (text === "") return null;
  const disallowed = disallowedCharacters(text, ADDRESS_CHARACTERS.allowed);
  const { min, max } = BUSINESS_ADDRESS_LENGTH;
  if (disallowed.length > 0 || countCharacters(text) > max)
    return problem(message("profile.businessAddress"), disallowed);
  return countCharacters(text) < min
    ? { message: message("profile.businessAddressTooShort") }
    : null;
}

/** Checks the required market of an investee: its characters and length. */
export function marketProblem(market: string): Problem | null {
  const text = normalizeText(market);
  return isWithinLength(text, MARKET_LENGTH)
    ? characterProblem(text)
    : problem(message("profile.marketLength"), disallowedCharacters(text));
}

/** Such as example.org/deck; not info@example.org. */
const ADDRESS_WITHOUT_SCHEME = /^[^\s.:/@]+(\.[^\s.:/@]+)+([:/?#]|$)/;
const LINK_CHARACTER = /[^\p{Cc}\p{Cs}]/u;

/**
 * Returns a link as it is stored: trimmed and without invisible characters, some of which could make it look like a
 * different link.
 */
export function normalizeLink(link: string): string {
  return withoutInvisible(link).trim();
}

/** Checks the optional link, which must be an http or https address. */
export function linkProblem(link: string): Problem | null {
  const text = normalizeLink(link);
  if (text === "") return null;
  const disallowed = disallowedCharacters(text, LINK_CHARACTER);
  if (!/^https?:\/\/\S/i.test(text)) {
    const example = `https://${text}`;
    return ADDRESS_WITHOUT_SCHEME.test(text) && linkProblem(example) === null
      ? {
          message: message("profile.pitchLink"),
          hint: message("profile.pitchLinkExample", { link: example }),
        }
      : problem(message("profile.pitchLink"), disallowed);
  }
  if (/\s/.test(text)) return { message: message("profile.pitchLinkSpaces") };
  if (disallowed.length > 0)
    return problem(message("profile.pitchLink"), disallowed);
  if (countCharacters(text) <= LINK_MAX_LENGTH) return null;
  return {
    message: message("profile.pitchLinkTooLong", { max: LINK_MAX_LENGTH }),
  };
}

/** Checks the required description: its characters and number of words. */
export function descriptionProblem(description: string): Problem | null {
  const text = normalizeText(description);
  return text === ""
    ? REQUIRED
    : limitedTextProblem(text, DESCRIPTION_MAX_WORDS);
}

/** Checks the optional investment preference: its characters and number of words. */
export function investmentPreferenceProblem(preference: string) {
  const text = normalizeText(preference);
  return text === "" ? null : limitedTextProblem(text, PREFERENCE_MAX_WORDS);
}

/** Line breaks and tabs are the only control characters that text may contain. */
const FREE_TEXT_CHARACTER = /(?=[\t\n\r])|[^\p{Cc}\p{Cs}]/u;

/** Checks the optional `ability_to_scale` or `financial_records`: its characters and number of words. */
export function freeTextProblem(input: string): Problem | null {
  const text = normalizeText(input);
  const disallowed = disallowedCharacters(text, FREE_TEXT_CHARACTER);
  return disallowed.length > 0
    ? problem(message("server.controlCharacters"), disallowed)
    : wordsProblem(text, PREFERENCE_MAX_WORDS);
}

/** The error for an empty required field. */
export const REQUIRED: Problem = { message: message("server.required") };

/** Checks that a value is one of the choices. An empty value is valid unless a choice is required. */
export function choiceProblem(
  value: string,
  choices: readonly string[],
  isRequired: boolean,
): Problem | null {
  if (value === "") return isRequired ? REQUIRED : null;
  return choicesProblem([value], choices);
}

/** Checks that each value is one of the choices. */
export function choicesProblem(
  values: readonly string[],
  choices: readonly string[],
): Problem | null {
  return values.every((value) => choices.includes(value))
    ? null
    : { message: message("profile.choice") };
}

function limitedTextProblem(text: string, max: number): Problem | null {
  const tooLong = wordsProblem(text, max);
  return tooLong
    ? problem(tooLong.message, disallowedCharacters(text))
    : characterProblem(text);
}

function wordsProblem(text: string, max: number): Problem | null {
  const count = countWords(text);
  return count > max
    ? { message: message("profile.tooManyWords", { max, count }) }
    : null;
}

function characterProblem(text: string): Problem | null {
  const disallowed = disallowedCharacters(text);
  if (disallowed.length > 0)
    return problem(message("profile.textCharacters"), disallowed);
  return ALPHANUMERIC.test(text)
    ? null
    : { message: message("profile.textAlphanumeric") };
}

// Returns a problem with a hint that names the disallowed characters.
function problem(text: Message, disallowed: readonly string[]): Problem {
  const characters = disallowed
    .slice(0, MAX_NAMED_CHARACTERS)
    .map((character) => (/\p{C}/u.test(character) ? "\ufffd" : character))
    .join(" ");
  const hint = message("profile.disallowedCharacters", { characters });
  return characters === "" ? { message: text } : { message: text, hint };
}

function isWithinLength(text: string, limits: { min: number; max: number }) {
  const length = countCharacters(text);
  return length >= limits.min && length <= limits.max;
}
