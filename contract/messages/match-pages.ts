/** The words of the matching page and of the two dashboards: headings, columns, buttons and notes. */
export const matchPages = {
  refresh: "Refresh",
  refreshing: "Refreshing",
  tryAgain: "Try Again",
  notSaid: "Not said yet",
  unknownFigure: "–",

  // §2 Matchmaking dashboard, letter for letter where it is quoted there.
  matching: {
    intro:
      "We look for up to two investors whose sectors, ticket, stage and country fit your business.",
    loading: "Loading your profile and your matches",
    required: "What matching needs",
    missing: "Missing",
    completeProfile: "Complete your profile",
    rerun: "Re-run Match",
    rerunsLeft: {
      none: "No re-runs left",
      one: "1 re-run left",
      many: "{count} re-runs left",
    },
    rerunHint:
      "A re-run replaces the investors who have not approved you by others you have not been offered yet. It can’t be undone.",
    working: "We are looking for investors who fit. This takes a moment.",
    results: "Your matches",
    none: "No matches yet",
    noneHint:
      "Up to two investors appear here, with how well they fit and why. Complete what matching needs, then choose Get Matched.",
    score: "Match Score",
    why: "Why this investor",
    invests: "Invests",
    sectors: "Sectors",
    types: "Investment types",
    location: "Country",
    open: "{min} or more",
    follow: "Follow them on your dashboard",

    recordsTitle: "Your records",
    yes: "Yes",
    no: "No",
    assistanceTitle: "We can help you prepare",
    assistance:
      "Investors ask for two years of consistent financial statements. Our team helps businesses to prepare theirs: tell us what you have so far, and we will tell you what is missing.",
    sendInquiry: "Send Inquiry Email",
    close: "Close",
    criteriaTitle: "Eligibility criteria",
    criteria:
      "Investors on Ubia look for businesses that meet these nine points. Do you meet them?",
    proceed: "Yes, proceed",
    cancel: "Cancel",
    alertTitle: "Please note",
    profileTitle: "Your profile comes first",
    toProfile: "Go to your profile",
    understood: "Close",
  },

  // §2 Investor dashboard.
  investor: {
    welcome: "Welcome",
    loading: "Loading your matches",
    totalMatched: "Total Matched",
    orMore: "{total} or more",
    sectors: "Sectors",
    sectorsChart:
      "Share of matched businesses by sector; the table beside it holds the same numbers",
    sectorsTable: "Matched businesses by sector",
    sectorColumn: "Sector",
    countColumn: "Matches",
    noSectors: "Nothing to draw yet",
    more: "and {count} more",
    totalFunded: "Total Funded",
    fundedNone: "US dollars",
    fundedOne: "US dollars, in one deal",
    fundedMany: "US dollars, in {count} deals",
    table: "Matched Opportunities",
    columns: {
      status: "Status",
      investee: "Investee",
      sector: "Sector",
      tokenSize: "Token Size",
      funded: "Funded",
      actions: "Actions",
    },
    tokenSize: "Token Size is the ticket size: the amount a business asks for.",
    introduces: "Approving introduces both of you by email.",
    approve: "Approve",
    decline: "Decline",
    readProfileOf: "Read the profile of {name}",
    finished: "Funded. Nothing left to do.",
    closed: "Closed. Something else took its place.",
    setUpTitle: "Set up your profile first",
    setUp:
      "Businesses are matched with what you say you invest in. Without a profile nobody can be.",
    setUpAction: "Set up your profile",
    reviewProfile: "Review your profile",
    profileLoading: "Loading the profile",
    files: "Files",
    noFiles: "No files have been added.",
    laterFiles: "Financial files can be opened once you have approved.",
    download: "Open",
  },

  // §2 Investee dashboard.
  investee: {
    home: "Your dashboard",
    loading: "Loading your matches",
    lookingForFunding: "Looking for Funding?",
    matchWith: "Your match with {investor}",
    tracker: "Stage of this match",
    write: "Write to {investor}",
    table: "Your Matched Investors",
    columns: {
      investor: "Investor Name",
      sector: "Sector",
      score: "Match Score (%)",
      funded: "Funded",
      action: "View Status",
    },
    viewStatus: "View Status",
    getMatched: "Get Matched",
    noMatchesHint:
      "Your matched investors and how far each has come appear here.",
    figures: "Your figures",
    update: "Update these figures",
    setUp: "Set up your profile",
    ticketSize: "Ticket Size",
    ticketNote: "The amount you are asking for",
    fundingReceived: "Funding Received",
    annualTurnover: "Annual Turnover",
    financialPosition: "Financial Position",
    teamCapacity: "Team Capacity",
    assumed: "Until you say otherwise",
    person: "1 person",
    people: "{count} people",
  },
} as const;

/** A phrase with its `{name}` places filled. */
export function phrase(
  words: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in values ? String(values[name]) : place,
  );
}
