export const investeeDashboard = {
  "investee.noMatches":
    "You currently have no matches. Please check back later.",
  "investee.matchWith": "Your match with {investor}",
  "investee.tracker": "Stage of this match",
  "investee.writeTo": "Write to {investor}",
  "investee.history": "What has happened so far",
  "investee.anotherMatch.sentence":
    "Other investors may still be interested: you can look for another match.",
  "investee.anotherMatch.link": "Look for another investor",
  "investee.otherOptions.sentence":
    "You have used {maxReruns, plural, =2 {both} other {all}} of your re-runs.",
  "investee.otherOptions.link": "See your other options",
  "investee.table": "Your Matched Investors",
  "investee.columns.investor": "Investor Name",
  "investee.columns.sector": "Sector",
  "investee.columns.score": "Match Score (%)",
  "investee.columns.funded": "Funded",
  "investee.viewStatus": "View Status",
  "investee.noMatchesHint":
    "Your matched investors and the status of each match appear here.",
  "investee.figures": "Your figures",
  "investee.update": "Update these figures",
  "investee.setUpHint":
    "We match you based on your profile, and investors read it before they decide.",
  "investee.ticketSize": "Ticket Size",
  "investee.ticketNote": "The amount you are asking for",
  "investee.fundingReceived": "Funding Received",
  "investee.annualTurnover": "Annual Turnover",
  "investee.financialPosition": "Financial Position",
  "investee.teamCapacity": "Team Capacity",
  "investee.defaultValue": "Default; please update",
  "investee.people":
    "{count, plural, one {{count} person} other {{count} people}}",
  "dashboard.setUpTitle": "Set up your profile first",
} as const;
