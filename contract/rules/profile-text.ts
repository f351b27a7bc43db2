import {
  BUSINESS_ADDRESS_LENGTH,
  BUSINESS_NAME_LENGTH,
  DESCRIPTION_MAX_WORDS,
  LINK_MAX_LENGTH,
  MARKET_LENGTH,
  PREFERENCE_MAX_WORDS,
} from "../constants.ts";
import { type Message, message } from "../messages/index.ts";
import { CHARACTER_SETS, strayCharacters } from "./character-sets.ts";

/** The error of a field, with a hint that names the characters that are not allowed. */
export type Problem = { readonly message: Message; readonly hint?: Message };

const ALPHANUMERIC = /[\p{L}\p{Nd}]/u;
/** Maximum number of characters that a hint names. */
const NAMED_CHARACTERS = 20;

/** Normalises a text for validation and storage: NFC, trimmed, with straight apostrophes, plain spaces and line feeds. */
export function normalText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[\p{Zs}\t]/gu, " ")
    .trim();
}

/** Counts the words of a text. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** Required, 2-100 characters. */
export function businessNameProblem(name: string): Problem | null {
  const text = normalText(name);
  const strays = strayCharacters(text, CHARACTER_SETS.business_name.allowed);
  return withinLength(text, BUSINESS_NAME_LENGTH) && strays.length === 0
    ? null
    : problem(message("profile.businessName"), strays);
}

/** Optional, 5-200 characters. */
export function businessAddressProblem(address: string): Problem | null {
  const text = normalText(address);
  if (text === "") return null;
  const strays = strayCharacters(text, CHARACTER_SETS.business_address.allowed);
  if (withinLength(text, BUSINESS_ADDRESS_LENGTH) && strays.length === 0)
    return null;
  const isOnlyShort =
    strays.length === 0 && lengthOf(text) < BUSINESS_ADDRESS_LENGTH.min;
  return isOnlyShort
    ? { message: message("profile.businessAddressTooShort") }
    : problem(message("profile.businessAddress"), strays);
}

/** Required for an investee, 3-100 characters. */
export function marketProblem(market: string): Problem | null {
  const text = normalText(market);
  return withinLength(text, MARKET_LENGTH)
    ? characterProblem(text)
    : problem(message("profile.marketLength"), strayTextCharacters(text));
}

/** Excludes bidirectional control characters, which could make a link look like a different one. */
const LINK_CHARACTER = /[^\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** Optional; must be an http or https address. */
export function pitchLinkProblem(link: string): Problem | null {
  const text = link.trim();
  if (text === "") return null;
  const strays = strayCharacters(text, LINK_CHARACTER);
  if (!/^https?:\/\/\S/i.test(text))
    return problem(message("profile.pitchLink"), strays);
  if (/\s/.test(text)) return { message: message("profile.pitchLinkSpaces") };
  if (strays.length > 0) return problem(message("profile.pitchLink"), strays);
  return lengthOf(text) > LINK_MAX_LENGTH
    ? {
        message: message("profile.pitchLinkTooLong", {
          max: LINK_MAX_LENGTH.toLocaleString("en"),
        }),
      }
    : null;
}

/** Required, at most 400 words. */
export function descriptionProblem(description: string): Problem | null {
  const text = normalText(description);
  return text === ""
    ? REQUIRED
    : limitedTextProblem(text, DESCRIPTION_MAX_WORDS);
}

/** Optional, at most 100 words. */
export function investmentPreferenceProblem(
  preference: string,
): Problem | null {
  const text = normalText(preference);
  return text === "" ? null : limitedTextProblem(text, PREFERENCE_MAX_WORDS);
}

/** Line breaks and tabs are the only control characters that a text may contain. */
const PRINTABLE = /(?=[\t\n\r])|[^\p{Cc}\p{Cs}]/u;

/** Ability to scale and financial records: optional, at most 100 words of any printable characters. */
export function freeTextProblem(typed: string): Problem | null {
  const text = normalText(typed);
  const strays = strayCharacters(text, PRINTABLE);
  return strays.length > 0
    ? problem(message("server.controlCharacters"), strays)
    : wordsProblem(text, PREFERENCE_MAX_WORDS);
}

/** The error of an empty required field. */
export const REQUIRED: Problem = { message: message("server.required") };

function limitedTextProblem(text: string, max: number): Problem | null {
  const tooLong = wordsProblem(text, max);
  return tooLong
    ? problem(tooLong.message, strayTextCharacters(text))
    : characterProblem(text);
}

function wordsProblem(text: string, max: number): Problem | null {
  const count = countWords(text);
  return count > max
    ? { message: message("profile.tooManyWords", { max, count }) }
    : null;
}

function characterProblem(text: string): Problem | null {
  const strays = strayTextCharacters(text);
  if (strays.length > 0)
    return problem(message("profile.textCharacters"), strays);
  return ALPHANUMERIC.test(text)
    ? null
    : { message: message("profile.textAlphanumeric") };
}

// Market, description and investment preference share one character set.
function strayTextCharacters(text: string): readonly string[] {
  return strayCharacters(text, CHARACTER_SETS.description.allowed);
}

// Adds a hint that names the disallowed characters.
function problem(what: Message, strays: readonly string[]): Problem {
  const characters = strays
    .slice(0, NAMED_CHARACTERS)
    .map((character) => (/\p{C}/u.test(character) ? "\ufffd" : character))
    .join(" ");
  return characters === ""
    ? { message: what }
    : {
        message: what,
        hint: message("profile.characterInTheWay", { characters }),
      };
}

function withinLength(text: string, limits: { min: number; max: number }) {
  const length = lengthOf(text);
  return length >= limits.min && length <= limits.max;
}

function lengthOf(text: string): number {
  return [...text].length;
}
