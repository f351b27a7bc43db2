/** A text as it stands in XML or HTML, also in an attribute; what XML does not allow at all is left out. */
export function escaped(text: string): string {
  return [...text]
    .filter((sign) => sign >= " " || "\n\t".includes(sign))
    .join("")
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
