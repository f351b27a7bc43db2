/** Characters that XML 1.0 forbids, and carriage returns, which a parser would normalize. */
const NOT_IN_XML = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/**
 * Escapes text for the content and the attributes of XML and HTML. Removes forbidden characters and carriage returns.
 */
export function escapeXml(text: string): string {
  return text
    .replace(NOT_IN_XML, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
