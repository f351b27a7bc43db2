import type { BrowserInfo } from "../../contract/rules/enquiry.ts";

/** Returns the user agent and the host of the page; both are empty during prerendering. */
export function browserInfo(): BrowserInfo {
  return typeof document === "undefined"
    ? { userAgent: "", host: "" }
    : { userAgent: navigator.userAgent, host: location.hostname };
}

/** Returns the origin of this page for links in emails; empty during prerendering. */
export function siteOrigin(): string {
  return typeof location === "undefined" ? "" : location.origin;
}

/** Returns a random number from 0 (inclusive) to 1 (exclusive). The only use of Math.random in the browser. */
export function random(): number {
  return Math.random();
}
