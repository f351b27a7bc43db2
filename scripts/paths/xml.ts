/** What XML 1.0 does not allow at all, and a carriage return, which a parser would change. */
const NOT_IN_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Returns a text as it stands in XML or HTML, also in an attribute; what XML does not allow is left out. */
export function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, "")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
