/** Shared controls and labels, and texts for pages that load slowly, are offline or fail to load. */
export const ui = {
  "wait.tryAgainIn": "You can try again in {wait}.",
  "load.slow": "This is taking longer than usual. We are still trying.",
  "load.noResponse":
    "You appear to be offline. Check your connection and try again.",
  "load.refused":
    "Something went wrong on our side. Please try again in a moment.",
  "load.notRefreshed":
    "We could not refresh this. What you see may be out of date.",
  "load.storedResponse":
    "We could not refresh this. What you see was last updated at {time}.",
  "load.matchesFailed":
    "We could not load your matches. They are safe; please try again in a moment.",
  "load.matchedProfileFailed": "We could not load this profile.",
  "load.matchedProfileGone": "This profile is no longer available.",
  "load.fileFailed": "We could not fetch {name}. Please try again.",
  "ui.optional": "optional",
  "ui.label": "{label}:",
  "ui.labelled": "{label}: {text}",
  "ui.comma": ", ",
  "ui.show": "Show",
  "ui.hide": "Hide",
  "ui.showNamed": "Show {name}",
  "ui.hideNamed": "Hide {name}",
  "ui.close": "Close",
  "ui.remove": "Remove",
  "ui.removeNamed": "Remove {name}",
  "ui.chooseFile": "Choose a file",
  "ui.chooseFiles": "Choose files",
  "ui.replaceFile": "Replace the file",
  "ui.addFile": "Add a file",
  "ui.replace": "Replace",
  "ui.replaceNamed": "Replace {name}",
  "ui.cancel": "Cancel",
  "ui.cancelNamed": "Cancel sending {name}",
  "ui.tryAgain": "Try Again",
  "ui.tryAgainNamed": "Try sending {name} again",
  "ui.open": "Open",
  "ui.openNamed": "Open {name}",
  "ui.sending": "Sending {name}",
  "ui.met": "Met:",
  "ui.notMet": "Not met:",
  "ui.newTab": "opens in a new tab",
  "ui.skip": "Skip to content",
  "ui.account": "Account",
  "ui.yourAccount": "Your account",
  "ui.changePicture": "Change your picture",
  "ui.passwordStrength": "Password strength",
  "ui.refresh": "Refresh",
  "ui.refreshing": "Refreshing",
  "ui.notProvided": "Not provided",
  "ui.unknownFigure": "–",
  "ui.loadingPage": "Loading the page",
  "load.matches": "Loading your matches",
  "ui.showAll": "Show all",
  "ui.yes": "Yes",
  "ui.no": "No",
  "access.checking": "Checking your access to this page",
  "offline.label": "Network",
  "offline.title": "You are offline.",
  "offline.text":
    "What you see may be out of date, and nothing can be sent. Everything will work again once you are online.",
  "pageOffline.title": "This page is not available offline.",
  "pageOffline.text":
    "It has not been opened on this device before, or its copy was deleted. It opens automatically once you are online again.",
  "pageError.title": "This page could not be opened.",
  "pageError.text":
    "Your connection may have been interrupted, or the site was just updated.",
  // In the HTML of every page; only the build reads them.
  "document.description":
    "Ubia brings African businesses and investors together.",
  "document.oldBrowser":
    "This browser is too old for Ubia. Please update it, or use another one: Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or newer.",
  "document.noScript":
    "Ubia needs JavaScript to log you in and to send forms. Please turn it on in the settings of this browser and reload the page.",
} as const;
