import {
  BUSINESS_ADDRESS_LENGTH,
  BUSINESS_NAME_LENGTH,
  DESCRIPTION_MAX_WORDS,
  LINK_MAX_LENGTH,
  MARKET_LENGTH,
  PREFERENCE_MAX_WORDS,
} from "../constants.ts";
import { type Message, message } from "../messages/index.ts";

/** What is wrong with a field: the specification's message and, where it helps, which characters are in the way. */
export type Problem = { readonly message: Message; readonly hint?: Message };

// Letters of any script with their marks; a curly apostrophe is a straight one, a line break is a space
// (decisions: Profile).
const NAME_CHARACTER = /[\p{L}\p{M}\p{Nd} &.-]/u;
const ADDRESS_CHARACTER = /[\p{L}\p{M}\p{Nd} ,.'-]/u;
const TEXT_CHARACTER = /[\p{L}\p{M}\p{Nd} ,.-]/u;
const ALPHANUMERIC = /[\p{L}\p{Nd}]/u;

/** A text as the rules read it and the server keeps it: NFC, trimmed, with a straight apostrophe. */
export function normalText(text: string): string {
  return text.normalize("NFC").replaceAll("’", "'").trim();
}

/** Words of a text, for the live counts (§5). */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/).length;
}

/** §5 business_name: required, 2-100 characters. */
export function businessNameProblem(name: string): Problem | null {
  const text = normalText(name);
  const strays = strayCharacters(text, NAME_CHARACTER);
  return withinLength(text, BUSINESS_NAME_LENGTH) && strays === ""
    ? null
    : problem(message("profile.businessName"), strays);
}

/** §5 business_address: optional, 5-200 characters. */
export function businessAddressProblem(address: string): Problem | null {
  const text = normalText(address);
  if (text === "") return null;
  const strays = strayCharacters(text, ADDRESS_CHARACTER);
  return withinLength(text, BUSINESS_ADDRESS_LENGTH) && strays === ""
    ? null
    : problem(message("profile.businessAddress"), strays);
}

/** §5 market: required for an investee, 3-100 characters. */
export function marketProblem(market: string): Problem | null {
  const text = normalText(market);
  if (!withinLength(text, MARKET_LENGTH))
    return { message: message("profile.marketLength") };
  return characterProblem(text);
}

/** A link has no invisible characters that turn the writing around: it would look like another one. */
const LINK_CHARACTER = /[^\p{Cc}\p{Cs}\p{Bidi_Control}]/u;

/** §5 pitch_link: optional, checked when present. */
export function pitchLinkProblem(link: string): Problem | null {
  const text = link.trim();
  if (text === "") return null;
  const strays = strayCharacters(text, LINK_CHARACTER);
  const isLink =
    /^https?:\/\/\S+$/i.test(text) && text.length <= LINK_MAX_LENGTH;
  return isLink && strays === ""
    ? null
    : problem(message("profile.pitchLink"), strays);
}

/** §5 description: required, at most 400 words. */
export function descriptionProblem(description: string): Problem | null {
  const text = normalText(description);
  if (text === "") return required("Description");
  return wordsProblem(text, DESCRIPTION_MAX_WORDS) ?? characterProblem(text);
}

/** §5 investment_preference: optional, at most 100 words. */
export function investmentPreferenceProblem(text: string): Problem | null {
  const normal = normalText(text);
  if (normal === "") return null;
  return wordsProblem(normal, PREFERENCE_MAX_WORDS) ?? characterProblem(normal);
}

/** '<Field> is required.' */
export function required(field: string): Problem {
  return { message: message("profile.required", { field }) };
}

function wordsProblem(text: string, max: number): Problem | null {
  const count = countWords(text);
  return count > max
    ? { message: message("profile.tooManyWords", { max, count }) }
    : null;
}

function characterProblem(text: string): Problem | null {
  const strays = strayCharacters(text, TEXT_CHARACTER);
  if (strays !== "") return problem(message("profile.textCharacters"), strays);
  return ALPHANUMERIC.test(text)
    ? null
    : { message: message("profile.textAlphanumeric") };
}

function problem(what: Message, strays: string): Problem {
  return strays === ""
    ? { message: what }
    : {
        message: what,
        hint: message("profile.characterInTheWay", { characters: strays }),
      };
}

function withinLength(text: string, limits: { min: number; max: number }) {
  const length = [...text].length;
  return length >= limits.min && length <= limits.max;
}

// Each character that a field refuses, once, in the order of the text, at most five.
function strayCharacters(text: string, allowed: RegExp): string {
  const strays = [...text.replace(/\r\n|[\r\n]/g, " ")].filter(
    (character) => !allowed.test(character),
  );
  return [...new Set(strays)]
    .slice(0, 5)
    .map((character) => (/\p{C}/u.test(character) ? "�" : character))
    .join(" ");
}
