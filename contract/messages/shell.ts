/** Texts of navigation, frames, session and network notices. */
export const shell = {
  // Navbar.
  nav: {
    label: "Main",
    menu: "Menu",
    home: "Home",
    about: "About Us",
    programs: "Programs",
    insights: "Insights",
    contact: "Contact Us",
    logIn: "LogIn",
    joinNow: "Join Now",
    getMatched: "Get Matched",
    dashboard: "My Dashboard",
    logout: "Logout",
  },

  // The menu of countries and regions.
  insights: {
    search: "Country or region",
    placeholder: "Search country or region...",
    africa: "Africa",
    regions: "Regions",
    beyond: "Beyond Africa",
  },

  // Cookie consent bar.
  consent: {
    label: "Cookies",
    text: "If you accept cookies, one remembers your choice for 30 days. Until then, we store nothing that needs your consent.",
    notice: "What your browser keeps",
    statements: "Privacy statements",
    accept: "Accept",
    reject: "Reject",
    review: "Cookie choice",
  },

  // The chatbot before it is opened.
  chatbot: {
    title: "Virtual Assistant",
    again: "Try Again",
    close: "Close",
  },

  // The sidebar of the dashboards.
  sidebar: {
    greeting: "Hello",
    investor: "Investor",
    investee: "Investee",
    profile: "Profile",
    lookingForFunding: "Looking for Funding?",
    programs: "Programs",
    tradeConnect: "Trade Connect",
    trainingCalendar: "Training Calendar",
    eventsCalendar: "Events Calendar",
    support: "Support",
    manageAccount: "Manage Account",
    changePassword: "Change Password",
    deleteAccount: "Delete Account",
    manageAccountText: "What would you like to do with your account?",
    changePasswordText: "We send you a link to choose a new password.",
    deleteAccountText:
      "Your profile, your matches and your files are removed for good.",
  },

  footer: {
    about:
      "Ubia is Swahili for partnership. We bring businesses across Africa together with investors who back what they do.",
    platform: "Platform",
    help: "Help",
    offices: "Offices",
    legal: "Privacy statements are kept per country.",
    legalLink: "Read yours",
  },

  session: {
    logInAgain: "Log in again now",
    dialogTitle: "Log in again",
    dialogText:
      "Enter your password for another 30 minutes. This page stays as it is.",
    account: "Email",
    password: "Password",
    logIn: "Log In",
    notNow: "Not now",
    loggingOut: "Logging you out",
  },

  offline: {
    label: "Network",
    title: "You are offline.",
    text: "What you see may be out of date, and nothing can be sent. Everything continues once you are online again.",
  },

  failed: {
    title: "This page could not be opened.",
    text: "The network may have been cut off for a moment, or the site was just updated.",
    again: "Try Again",
    home: "Home",
  },
  loadingPage: "Opening the page",
} as const;
