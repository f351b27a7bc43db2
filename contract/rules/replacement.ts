import {
  CHARACTER_SETS,
  type CharacterField,
  strayCharacters,
} from "./character-sets.ts";
import { normalText } from "./profile-text.ts";

/** A piece of a text, and whether it stands where characters were replaced. */
export type TextPart = { readonly text: string; readonly isReplaced: boolean };

/** A letter in Unicode, so every field allows it. */
const LETTER_APOSTROPHE = "\u02bc";
/** What is typed as an apostrophe, beside the characters that count as the straight one. */
const APOSTROPHES = "'\u2032\uff07`\u00b4";
const WORDS: Readonly<Record<string, string>> = {
  "%": " percent",
  "&": " and",
  "/": " or",
};
const BRACKET = /[\p{Ps}\p{Pe}]/u;
// Low quotation marks are of the same category as opening brackets.
const QUOTATION_MARK = /[\u201a\u201e\u2e42\u300c-\u300f\u301d-\u301f]/u;
const LETTER = /[\p{L}\p{M}]/u;
const LINE_EDGE = /^\n?$/;

/**
 * The text with every character that the field refuses replaced: an apostrophe between two letters becomes the letter
 * apostrophe, brackets become commas where a comma is allowed, quotation marks disappear, '%', '&' and '/' become words,
 * and any other character becomes a space. Everything else stays as it was typed.
 *
 * @returns The parts of the new text in order, or null when there is nothing to replace or nothing would be left.
 */
export function replacementOf(
  field: CharacterField,
  typed: string,
): readonly TextPart[] | null {
  const { allowed, outside, hasComma } = CHARACTER_SETS[field];
  const text = normalText(typed);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: TextPart) => {
    if (part.text !== "") parts.push(part);
  };
  for (const match of text.matchAll(outside)) {
    const { letter = "", ending } = match.groups ?? {};
    const run = match[0].slice(letter.length);
    const start = match.index + letter.length;
    if (strayCharacters(run, allowed).length === 0) continue;
    add({ text: text.slice(end, start), isReplaced: false });
    end = start + run.length;
    const before = lastCharacter(parts.at(-1)?.text ?? "");
    const after = text.slice(end, end + 2);
    const joined = ending ?? joinedBy(run, { before, after, hasComma });
    add({ text: joined, isReplaced: true });
    // The comma after a run that leaves nothing would follow another one, or begin the line.
    if (joined === "" && after.startsWith(",") && /^[\n,]?$/.test(before))
      end +=
        before === "," ? 1 : (/^, */.exec(text.slice(end))?.[0].length ?? 0);
  }
  add({ text: text.slice(end), isReplaced: false });
  return end > 0 && parts.length > 0 ? parts : null;
}

/** The text that parts make. */
export function textOf(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join("");
}

type Place = {
  /** The character before, and the beginning of what comes after; empty at the ends of the text. */
  readonly before: string;
  readonly after: string;
  readonly hasComma: boolean;
};

// What stands in the place of a run of refused characters with its spaces, without a doubled space or comma.
function joinedBy(run: string, { before, after, hasComma }: Place): string {
  if (isApostrophe(run) && LETTER.test(before) && /^\p{L}/u.test(after))
    return LETTER_APOSTROPHE;
  const isBeforePunctuation = /^[,.]/.test(after);
  const isAtLineEnd = LINE_EDGE.test(after.slice(0, 1));
  let joined = "";
  for (const character of run)
    if (character in WORDS) joined += WORDS[character];
    else if (hasComma && isBracket(character) && !/(?:,|and|or)$/.test(joined))
      joined += ",";
  if (/^$|[\n,.-]/.test(before) && joined.startsWith(","))
    joined = joined.slice(1);
  if ((isBeforePunctuation || isAtLineEnd) && joined.endsWith(","))
    joined = joined.slice(0, -1);
  if (LINE_EDGE.test(before)) {
    joined = joined.trimStart();
    if (joined === "") return "";
  }
  return isBeforePunctuation || isAtLineEnd ? joined : `${joined} `;
}

function isApostrophe(run: string): boolean {
  return run.length === 1 && APOSTROPHES.includes(run);
}

function isBracket(character: string): boolean {
  return BRACKET.test(character) && !QUOTATION_MARK.test(character);
}

function lastCharacter(text: string): string {
  return [...text.slice(-2)].at(-1) ?? "";
}
