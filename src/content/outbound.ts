/**
 * Where the product leads out to, by host, and who is shown the way (§6 Roles and permissions). An operator who sets
 * an address of another host adds it here.
 *
 * §6 says that only mail and insights are public among the outbound links, and §2 names others on public pages: so a
 * visitor is shown mail, insights and what §2 puts on a public page by name, and nothing else.
 */
export const outboundHosts: Readonly<
  Record<string, { readonly what: string; readonly for: "all" | "members" }>
> = {
  "insights.example.org": { what: "insights (§1, §2, §6)", for: "all" },
  "webmail.example.org": { what: "mail, by a webmail page (§2)", for: "all" },
  "network.example.org": { what: "contacts' networks (§2)", for: "all" },
  "privacy.example.org": { what: "privacy statements (§2)", for: "all" },
  "posts.example.org": { what: "the gallery's posts (§1)", for: "all" },
  "videos.example.org": { what: "the gallery's videos (§1)", for: "all" },
  "maps.example.org": { what: "the way to an office (§2)", for: "all" },
  "innovator-competition.example.org": {
    what: "the competition's finals (§2)",
    for: "all",
  },
  "climate-ventures.example.org": { what: "a programme (§2)", for: "members" },
  "export-launchpad.example.org": { what: "a programme (§2)", for: "members" },
  "family-office.example.org": { what: "a programme (§2)", for: "members" },
  "growth-lab.example.org": { what: "a programme (§2)", for: "members" },
  "next-generation.example.org": { what: "a programme (§2)", for: "members" },
  "sandbox.example.org": { what: "a programme (§2)", for: "members" },
  "succession.example.org": { what: "a programme (§2)", for: "members" },
  "women-in-trade.example.org": { what: "a programme (§2)", for: "members" },
  "events.example.org": { what: "registration (§2)", for: "members" },
  "calendar.google.com": { what: "Google Calendar (§2)", for: "members" },
  "outlook.live.com": { what: "Outlook Calendar (§2)", for: "members" },
  "community.example.org": { what: "Trade Connect (§2)", for: "members" },
};
