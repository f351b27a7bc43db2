import { defineMessages } from "./define.ts";

/** Pages that wait, are offline or could not be opened. */
export const network = defineMessages({
  "access.checking": "Checking that you may see this page",
  "offline.label": "Network",
  "offline.title": "You are offline.",
  "offline.text":
    "What you see may be out of date, and nothing can be sent. Everything continues once you are online again.",
  "pageError.title": "This page could not be opened.",
  "pageError.text":
    "The network may have been cut off for a moment, or the site was just updated.",
  "pageError.again": "Try Again",
  "pageError.home": "Home",
});
