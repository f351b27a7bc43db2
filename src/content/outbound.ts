/**
 * The external hosts that the product links to, and who sees these links. An operator who uses an address on another
 * host adds the host here.
 *
 * Visitors see mail, insights and the external links on public pages; all other external links are for members.
 */
export const outboundHosts: Readonly<
  Record<
    string,
    { readonly purpose: string; readonly audience: "all" | "members" }
  >
> = {
  "insights.example.org": { purpose: "insights", audience: "all" },
  "webmail.example.org": { purpose: "mail in a webmail page", audience: "all" },
  "network.example.org": {
    purpose: "contacts' professional networks",
    audience: "all",
  },
  "privacy.example.org": { purpose: "privacy statements", audience: "all" },
  "posts.example.org": { purpose: "the gallery's posts", audience: "all" },
  "videos.example.org": { purpose: "the gallery's videos", audience: "all" },
  "maps.example.org": { purpose: "directions to an office", audience: "all" },
  "innovator-competition.example.org": {
    purpose: "the competition's finals",
    audience: "all",
  },
  "climate-ventures.example.org": {
    purpose: "a programme",
    audience: "members",
  },
  "export-launchpad.example.org": {
    purpose: "a programme",
    audience: "members",
  },
  "family-office.example.org": { purpose: "a programme", audience: "members" },
  "growth-lab.example.org": { purpose: "a programme", audience: "members" },
  "next-generation.example.org": {
    purpose: "a programme",
    audience: "members",
  },
  "sandbox.example.org": { purpose: "a programme", audience: "members" },
  "succession.example.org": { purpose: "a programme", audience: "members" },
  "women-in-trade.example.org": { purpose: "a programme", audience: "members" },
  "events.example.org": { purpose: "registration", audience: "members" },
  "calendar.google.com": { purpose: "Google Calendar", audience: "members" },
  "outlook.live.com": { purpose: "Outlook Calendar", audience: "members" },
  "community.example.org": { purpose: "Trade Connect", audience: "members" },
};
