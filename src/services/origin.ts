/** Returns the origin of this page, which links in mails lead to; empty during prerendering. */
export function siteOrigin(): string {
  return typeof location === "undefined" ? "" : location.origin;
}
