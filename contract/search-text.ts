/** Arabic letters that are often written in place of another one. (NFD already separates the hamza from its letter.) */
const SAME_LETTERS: Readonly<Record<string, string>> = {
  "\u0629": "\u0647", // teh marbuta, heh
  "\u0649": "\u064a", // alef maksura, yeh
  "\u0671": "\u0627", // alef wasla, alef
};

/**
 * Returns text in lower case, without accents, Arabic vowel signs, tatweel (U+0640) or surrounding spaces, for a
 * comparison: " Côte d’Ivoire" becomes "cote d'ivoire".
 */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(
      /[\u0629\u0640\u0649\u0671]/g,
      (letter) => SAME_LETTERS[letter] ?? "",
    )
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
}
