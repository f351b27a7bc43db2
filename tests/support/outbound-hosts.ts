/** The external hosts that public pages link to, and what the links lead to. */
export const publicHosts = {
  "insights.example.org": "insights",
  "webmail.example.org": "the webmail's compose page",
  "network.example.org": "contacts' professional networks",
  "privacy.example.org": "privacy statements",
  "posts.example.org": "the gallery's posts",
  "videos.example.org": "the gallery's videos",
  "maps.example.org": "directions to an office",
  "innovator-competition.example.org": "the competition's finals",
};

/** The external hosts of links that only members see. */
const memberHosts = {
  "climate-ventures.example.org": "a programme",
  "export-launchpad.example.org": "a programme",
  "family-office.example.org": "a programme",
  "growth-lab.example.org": "a programme",
  "next-generation.example.org": "a programme",
  "sandbox.example.org": "a programme",
  "succession.example.org": "a programme",
  "women-in-trade.example.org": "a programme",
  "events.example.org": "registration for an event",
  "calendar.google.com": "Google Calendar",
  "outlook.live.com": "Outlook Calendar",
  "community.example.org": "Trade Connect",
};

/** All external hosts that the product links to. A link to any other host needs a new entry above. */
export const outboundHosts = { ...publicHosts, ...memberHosts };
