/** Returns text in lower case, without accents or surrounding spaces: " Côte d’Ivoire" becomes "cote d'ivoire". */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
}
