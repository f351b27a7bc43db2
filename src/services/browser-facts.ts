import type { BrowserFacts } from "../../contract/rules/enquiry.ts";

/** What this browser says of itself and of the page; empty while the build renders it ahead. */
export function browserFacts(): BrowserFacts {
  return typeof document === "undefined"
    ? { userAgent: "", host: "" }
    : { userAgent: navigator.userAgent, host: location.hostname };
}
