import { defineMessages } from "./define.ts";

/** Investee dashboard. */
export const investeeDashboard = defineMessages({
  "investee.noMatches":
    "You currently have no matches. Please check back later.",
  "investee.home": "My Dashboard",
  "investee.loading": "Loading your matches",
  "investee.lookingForFunding": "Looking for Funding?",
  "investee.matchWith": "Your match with {investor}",
  "investee.tracker": "Stage of this match",
  "investee.write": "Write to {investor}",
  "investee.history": "What has happened so far",
  "investee.lookAgain": "Look for another investor",
  "investee.table": "Your Matched Investors",
  "investee.columns.investor": "Investor Name",
  "investee.columns.sector": "Sector",
  "investee.columns.score": "Match Score (%)",
  "investee.columns.funded": "Funded",
  "investee.columns.action": "View Status",
  "investee.viewStatus": "View Status",
  "investee.getMatched": "Get Matched",
  "investee.noMatchesHint":
    "Your matched investors and the status of each match appear here.",
  "investee.figures": "Your figures",
  "investee.update": "Update these figures",
  "investee.setUpTitle": "Set up your profile first",
  "investee.setUpHint":
    "We match you based on your profile, and investors read it before they decide.",
  "investee.setUp": "Set up your profile",
  "investee.ticketSize": "Ticket Size",
  "investee.ticketNote": "The amount you are asking for",
  "investee.fundingReceived": "Funding Received",
  "investee.annualTurnover": "Annual Turnover",
  "investee.financialPosition": "Financial Position",
  "investee.teamCapacity": "Team Capacity",
  "investee.assumed": "Default; please update",
  "investee.people":
    "{count, plural, one {{count} person} other {{count} people}}",
});
