/** Sentences in the HTML of every page, for browsers that cannot run the site. Only the build reads them. */
export const documentNotices = {
  "document.description":
    "Ubia brings African businesses and investors together.",
  "document.oldBrowser":
    "This browser is too old for Ubia. Please update it, or use another one: Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or newer.",
  "document.noScript":
    "Ubia needs JavaScript to log you in and to send forms. Please turn it on in the settings of this browser and reload the page.",
} as const;
