import type { BrowserFacts } from "../../contract/rules/enquiry.ts";

/** Returns the user agent and the host of the page; both are empty during prerendering. */
export function browserFacts(): BrowserFacts {
  return typeof document === "undefined"
    ? { userAgent: "", host: "" }
    : { userAgent: navigator.userAgent, host: location.hostname };
}
