import type { ProfileField } from "./profile-form.ts";

/** The fields of the profile form that allow some characters only. */
export type CharacterField = Extract<
  ProfileField,
  | "business_name"
  | "business_address"
  | "market"
  | "description"
  | "investment_preference"
>;

export type CharacterSet = {
  /** Matches one allowed character. */
  readonly allowed: RegExp;
  /**
   * Matches each run of characters outside the set, with the spaces and the marks in it. A short ending in brackets,
   * as in "client(e)s", is matched together with the `letter` before it, and `ending` is what stands in its brackets.
   */
  readonly outside: RegExp;
  readonly hasComma: boolean;
};

// Letters of any script with their marks. normalText has made every line break a line feed, which counts as a space.
const TEXT: CharacterSet = {
  allowed: /[\p{L}\p{M}\p{Nd} \n,.-]/u,
  outside:
    /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\n,.-]\p{M}*)+/gu,
  hasComma: true,
};

/** What each field allows, by field. */
export const CHARACTER_SETS: Readonly<Record<CharacterField, CharacterSet>> = {
  business_name: {
    allowed: /[\p{L}\p{M}\p{Nd} \n&.-]/u,
    outside:
      /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\n&.-]\p{M}*)+/gu,
    hasComma: false,
  },
  business_address: {
    allowed: /[\p{L}\p{M}\p{Nd} \n,.'-]/u,
    outside:
      /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\n,.'-]\p{M}*)+/gu,
    hasComma: true,
  },
  market: TEXT,
  description: TEXT,
  investment_preference: TEXT,
};

/** The characters that are not allowed, each once, in the order of the text. */
export function strayCharacters(text: string, allowed: RegExp): string[] {
  return [
    ...new Set([...text].filter((character) => !allowed.test(character))),
  ];
}

/** True for a field that allows some characters only. */
export function isCharacterField(field: ProfileField): field is CharacterField {
  return Object.hasOwn(CHARACTER_SETS, field);
}
