/** Fields of the profile form that accept a limited character set. */
export type CharacterField =
  | "business_name"
  | "business_address"
  | "market"
  | "description"
  | "investment_preference";

export type CharacterSet = {
  /** Matches one allowed character. */
  readonly allowed: RegExp;
  /**
   * Matches each run of characters outside the set, with the spaces and combining marks in it. A short ending in brackets, as in
   * "client(e)s", is matched together with the `letter` before it; `ending` is the text in the brackets.
   */
  readonly outside: RegExp;
  readonly hasComma: boolean;
};

// Letters of any script with their marks. normalText converts line breaks to line feeds, which count as spaces.
const TEXT: CharacterSet = {
  allowed: /[\p{L}\p{M}\p{Nd} \n,.-]/u,
  outside:
    /(?<letter>[\p{L}\p{M}])\((?<ending>\p{Ll}{1,3})\)|(?:[^\p{L}\p{M}\p{Nd}\n,.-]\p{M}*)+/gu,
  hasComma: true,
};

/** The character set of each field. */
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

/** Returns the characters that are not allowed, without duplicates, in text order. */
export function strayCharacters(text: string, allowed: RegExp): string[] {
  return [
    ...new Set([...text].filter((character) => !allowed.test(character))),
  ];
}

/** Returns whether a field of the profile form accepts a limited character set. */
export function isCharacterField(field: string): field is CharacterField {
  return Object.hasOwn(CHARACTER_SETS, field);
}
