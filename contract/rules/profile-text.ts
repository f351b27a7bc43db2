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

/** What is wrong with a field: the specification's message and, where it helps, which characters are in the way. */
export type Problem = { readonly message: Message; readonly hint?: Message };

const ALPHANUMERIC = /[\p{L}\p{Nd}]/u;
/** Refused characters that a message names at most. */
const NAMED_CHARACTERS = 20;

/**
 * A text as the rules read it and the server keeps it: NFC, trimmed, with straight apostrophes, plain spaces and line
 * feeds.
 */
export function normalText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\u2018\u2019\u201b]/g, "'")
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[\p{Zs}\t]/gu, " ")
    .trim();
}

/** Words of a text, for the live counts (§5). */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** §5 business_name: required, 2-100 characters. */
export function businessNameProblem(name: string): Problem | null {
  const text = normalText(name);
  const strays = strayCharacters(text, CHARACTER_SETS.business_name.allowed);
  return withinLength(text, BUSINESS_NAME_LENGTH) && strays.length === 0
    ? null
    : problem(message("profile.businessName"), strays);
}

/** §5 business_address: optional, 5-200 characters. */
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

/** §5 market: required for an investee, 3-100 characters. */
export function marketProblem(market: string): Problem | null {
  const text = normalText(market);
  return withinLength(text, MARKET_LENGTH)
    ? characterProblem(text)
    : problem(message("profile.marketLength"), strayTextCharacters(text));
}

/** A link has no invisible characters that turn the writing around: it would look like another one. */
const LINK_CHARACTER = /[^\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** §5 pitch_link: optional, checked when present. */
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

/** §5 description: required, at most 400 words. */
export function descriptionProblem(description: string): Problem | null {
  const text = normalText(description);
  return text === ""
    ? REQUIRED
    : limitedTextProblem(text, DESCRIPTION_MAX_WORDS);
}

/** §5 investment_preference: optional, at most 100 words. */
export function investmentPreferenceProblem(
  preference: string,
): Problem | null {
  const text = normalText(preference);
  return text === "" ? null : limitedTextProblem(text, PREFERENCE_MAX_WORDS);
}

/** A line break and a tab are the only characters without a picture that a text may have. */
const PRINTABLE = /(?=[\t\n\r])|[^\p{Cc}\p{Cs}]/u;

/** Ability to scale and financial records: optional, at most 100 words of any printable characters. */
export function freeTextProblem(typed: string): Problem | null {
  const text = normalText(typed);
  const strays = strayCharacters(text, PRINTABLE);
  return strays.length > 0
    ? problem(message("server.controlCharacters"), strays)
    : wordsProblem(text, PREFERENCE_MAX_WORDS);
}

/** A field that has to be filled in is empty. */
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

// Market, description and investment preference have one set.
function strayTextCharacters(text: string): readonly string[] {
  return strayCharacters(text, CHARACTER_SETS.description.allowed);
}

// The message, with the characters in the way by name.
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
