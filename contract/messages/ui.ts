import { defineMessages } from "./define.ts";

/** Shared controls and labels, navigation, the chatbot, cookies, and pages that are slow, offline or could not be loaded. */
export const ui = defineMessages({
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
  "ui.notMet": "Not met yet:",
  "ui.loading": "Loading",
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

  // Pages that are loading, offline or could not be opened.
  "access.checking": "Checking your access to this page",
  "offline.label": "Network",
  "offline.title": "You are offline.",
  "offline.text":
    "What you see may be out of date, and nothing can be sent. Everything continues once you are online again.",
  "pageOffline.title": "This page is not available offline.",
  "pageOffline.text":
    "It has not been opened on this device before, or its copy was deleted. It opens automatically once you are online again.",
  "pageError.title": "This page could not be opened.",
  "pageError.text":
    "Your connection may have been interrupted, or the site was just updated.",

  // Navbar, sidebar and footer.
  "nav.label": "Main",
  "nav.menu": "Menu",
  "nav.home": "Home",
  "nav.about": "About Us",
  "nav.programs": "Programs",
  "nav.insights": "Insights",
  "nav.contact": "Contact Us",
  "nav.logIn": "LogIn",
  "nav.joinNow": "Join Now",
  "nav.dashboard": "My Dashboard",
  "nav.logout": "Logout",
  "sidebar.greeting": "Hello",
  "sidebar.investor": "Investor",
  "sidebar.investee": "Investee",
  "sidebar.profile": "Profile",
  "sidebar.lookingForFunding": "Looking for Funding?",
  "sidebar.tradeConnect": "Trade Connect",
  "sidebar.support": "Support",
  "sidebar.manageAccount": "Manage Account",
  "sidebar.changePassword": "Change Password",
  "sidebar.deleteAccount": "Delete Account",
  "sidebar.manageAccountText": "What would you like to do with your account?",
  "sidebar.changePasswordText": "We send you a link to choose a new password.",
  "sidebar.deleteAccountText":
    "Your profile, your matches and your files are permanently deleted.",
  "footer.about":
    "Ubia is Swahili for partnership. We bring businesses across Africa together with investors who back what they do.",
  "footer.platform": "Platform",
  "footer.help": "Help",
  "footer.offices": "Offices",
  "footer.legal": "Each country has its own privacy statement.",
  "footer.legalLink": "Read yours",

  // The menu of countries and regions.
  "insights.search": "Country or region",
  "insights.placeholder": "Search country or region...",
  "insights.africa": "Africa",
  "insights.regions": "Regions",
  "insights.beyond": "Beyond Africa",
  "insights.found":
    "{count, plural, =0 {No matches found} one {{count} country or region} other {{count} countries and regions}}",

  // Chatbot.
  "chatbot.fallback":
    "I'm sorry, I didn't understand. For more info, please visit our FAQs or ask another question.",
  "chatbot.unavailable":
    "The assistant could not be opened. Please check your connection.",
  "chatbot.title": "Virtual Assistant",
  "chatbot.intro":
    "I answer common questions about Ubia. What would you like to know?",
  "chatbot.officeHours": "Office hours:",
  "chatbot.log": "Conversation",
  "chatbot.nextQuestion": "What would you like to know?",
  "chatbot.typing": "The assistant is typing",
  "chatbot.you": "You:",
  "chatbot.suggestions": "Questions you can ask",
  "chatbot.field": "Your question",
  "chatbot.placeholder": "Ask a question",
  "chatbot.send": "Send",
  "chatbot.more": "Read more:",
  "chatbot.faqs": "FAQs",

  // Cookie consent bar.
  "consent.label": "Cookies",
  "consent.text":
    "If you accept, we store one cookie that remembers your choice for {consentDays, plural, one {# day} other {# days}}. Until then, we store nothing that needs your consent.",
  "consent.notice": "What your browser stores",
  "consent.statements": "Privacy statements",
  "consent.accept": "Accept",
  "consent.reject": "Reject",
  "consent.review": "Cookie choice",
});
