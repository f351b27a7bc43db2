import { t } from "../messages/index.ts";
import { type CharacterField, PROFILE_FIELDS } from "./fields.ts";
import { disallowedCharacters, normalizeText } from "./rules.ts";

/** A part of a string, and whether it replaces disallowed characters. */
export type TextPart = {
  readonly text: string;
  readonly isReplacement: boolean;
};

/** U+02BC is a letter in Unicode, so every field allows it. */
const LETTER_APOSTROPHE = "\u02bc";
/** Characters typed as an apostrophe, in addition to those that normalizeText converts. */
const APOSTROPHES = "'\u2032\uff07`\u00b4";
const WORD_REPLACEMENTS = {
  "%": "profile.signs.percent",
  "&": "profile.signs.and",
  "/": "profile.signs.or",
} as const;
// Some quotation marks have the same Unicode categories as brackets.
const BRACKET =
  /(?![\u201a\u201e\u2e42\u300c-\u300f\u301d-\u301f\ufe41-\ufe44\uff62\uff63])[\p{Ps}\p{Pe}]/u;
/** The Arabic word for "and" at the end of a text, which is written together with the next word. */
const JOINED_AND = /(?<!\p{L})\u0648$/u;
const LETTER = /[\p{L}\p{M}]/u;
const LINE_EDGE = /^\n?$/;

function isWordSign(
  character: string,
): character is keyof typeof WORD_REPLACEMENTS {
  return character in WORD_REPLACEMENTS;
}

/**
 * Replaces every disallowed character of a string. An apostrophe between two letters becomes the letter apostrophe. The
 * brackets around a short ending, as in "client(e)s", are removed. Other brackets become commas where commas are
 * allowed. '%', '&' and '/' become words of the page's language. Any other character, such as a quotation mark, becomes a space. Adds no
 * double spaces, and no spaces at the start or end of a line.
 *
 * @returns The parts of the new text in order, or null when there is nothing to replace or nothing would remain.
 */
export function replaceDisallowed(field: CharacterField, input: string) {
  const { allowed, disallowedRuns } = PROFILE_FIELDS[field].characters;
  const allowsComma = allowed.test(",");
  const text = normalizeText(input);
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: TextPart) => {
    if (part.text !== "") parts.push(part);
  };
  for (const match of text.matchAll(disallowedRuns)) {
    const { letter = "", ending } = match.groups ?? {};
    const run = match[0].slice(letter.length);
    const start = match.index + letter.length;
    if (disallowedCharacters(run, allowed).length === 0) continue;
    add({ text: text.slice(end, start), isReplacement: false });
    end = start + run.length;
    const before = [...(parts.at(-1)?.text ?? "")].at(-1) ?? "";
    const after = text.slice(end, end + 2);
    const replacement =
      ending ?? replacementForRun(run, { before, after, allowsComma });
    add({ text: replacement, isReplacement: true });
    // Without this, the comma after a removed run would follow another comma or start the line.
    if (replacement === "" && after.startsWith(",") && /^[\n,]?$/.test(before))
      end +=
        before === "," ? 1 : (/^, */.exec(text.slice(end))?.[0].length ?? 0);
  }
  add({ text: text.slice(end), isReplacement: false });
  return end > 0 && parts.length > 0 ? parts : null;
}

/** Joins the parts of a text. */
export function joinParts(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join("");
}

type Surroundings = {
  /** The character before the run; empty at the start of the text. */
  readonly before: string;
  /** The first characters after the run; empty at the end of the text. */
  readonly after: string;
  readonly allowsComma: boolean;
};

// Returns the replacement for a run of disallowed characters and the spaces around it. Adds no second space or comma.
function replacementForRun(
  run: string,
  { before, after, allowsComma }: Surroundings,
): string {
  if (
    run.length === 1 &&
    APOSTROPHES.includes(run) &&
    LETTER.test(before) &&
    /^\p{L}/u.test(after)
  )
    return LETTER_APOSTROPHE;
  const isBeforePunctuation = /^[,\u060c.]/.test(after);
  const comma = t("ui.comma").trim();
  const isAtLineEnd = LINE_EDGE.test(after.slice(0, 1));
  const endings = [comma, t("profile.signs.and"), t("profile.signs.or")];
  let replacement = "";
  for (const character of run)
    if (isWordSign(character))
      replacement += ` ${t(WORD_REPLACEMENTS[character])}`;
    else if (
      allowsComma &&
      BRACKET.test(character) &&
      !endings.some((ending) => replacement.endsWith(ending))
    )
      replacement += comma;
  if (/^$|[\n,\u060c.-]/.test(before) && replacement.startsWith(comma))
    replacement = replacement.slice(1);
  if ((isBeforePunctuation || isAtLineEnd) && replacement.endsWith(comma))
    replacement = replacement.slice(0, -1);
  if (LINE_EDGE.test(before)) {
    replacement = replacement.trimStart();
    if (replacement === "") return "";
  }
  return isBeforePunctuation || isAtLineEnd || JOINED_AND.test(replacement)
    ? replacement
    : `${replacement} `;
}
