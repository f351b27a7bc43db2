/** Returns text in lower case without accents and surrounding spaces, so that "cote d’ivoire" finds "Côte d'Ivoire". */
export function searchText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .trim()
    .toLowerCase();
}
