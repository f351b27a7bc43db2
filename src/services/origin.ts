/** The origin that mails lead back to: this page's own; empty while the build renders it ahead. */
export function siteOrigin(): string {
  return typeof location === "undefined" ? "" : location.origin;
}
