/**
 * The external hosts that the product links to, and who sees these links. An operator who uses an address on another
 * host adds the host here.
 *
 * Visitors see mail, insights and the external links on public pages; all other external links are for members.
 */
export const outboundHosts: Readonly<
  Record<string, { readonly what: string; readonly for: "all" | "members" }>
> = {
  "insights.example.org": { what: "insights", for: "all" },
  "webmail.example.org": { what: "mail in a webmail page", for: "all" },
  "network.example.org": {
    what: "contacts' professional networks",
    for: "all",
  },
  "privacy.example.org": { what: "privacy statements", for: "all" },
  "posts.example.org": { what: "the gallery's posts", for: "all" },
  "videos.example.org": { what: "the gallery's videos", for: "all" },
  "maps.example.org": { what: "directions to an office", for: "all" },
  "innovator-competition.example.org": {
    what: "the competition's finals",
    for: "all",
  },
  "climate-ventures.example.org": { what: "a programme", for: "members" },
  "export-launchpad.example.org": { what: "a programme", for: "members" },
  "family-office.example.org": { what: "a programme", for: "members" },
  "growth-lab.example.org": { what: "a programme", for: "members" },
  "next-generation.example.org": { what: "a programme", for: "members" },
  "sandbox.example.org": { what: "a programme", for: "members" },
  "succession.example.org": { what: "a programme", for: "members" },
  "women-in-trade.example.org": { what: "a programme", for: "members" },
  "events.example.org": { what: "registration", for: "members" },
  "calendar.google.com": { what: "Google Calendar", for: "members" },
  "outlook.live.com": { what: "Outlook Calendar", for: "members" },
  "community.example.org": { what: "Trade Connect", for: "members" },
};
