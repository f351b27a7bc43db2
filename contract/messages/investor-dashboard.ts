/** The dashboard, its table of opportunities, and the profile of a matched business. */
export const investorDashboard = {
  "investor.noMatches": "No matches yet",
  "investor.noMatchesNotice":
    "Businesses appear here when they fit your sectors and ticket range. A complete profile is matched more often.",
  "investor.welcome": "Welcome",
  "investor.welcomeNamed": "Welcome, {name}",
  "investor.statusCount": "{count} {status}",
  "investor.totalMatched": "Total Matched",
  "investor.sectors": "Sectors",
  "investor.sectorsChart":
    "Share of matched businesses by sector; the table next to it has the same numbers",
  "investor.sectorsTable": "Matched businesses by sector",
  "investor.countColumn": "Matches",
  "investor.more": "and {count} more",
  "investor.totalFunded": "Total Funded",
  "investor.table": "Matched Opportunities",
  "investor.columns.status": "Status",
  "investor.columns.investee": "Investee",
  "investor.columns.sector": "Sector",
  "investor.columns.tokenSize": "Token Size",
  "investor.columns.funded": "Funded",
  "investor.columns.actions": "Actions",
  "investor.tools": "Search, filter and sort",
  "investor.search": "Search businesses",
  "investor.allStatuses": "All statuses",
  "investor.allSectors": "All sectors",
  "investor.filterOption": "{name} ({count})",
  "investor.sortBy": "Sort by",
  "investor.orders.waiting": "To review first",
  "investor.orders.status.ascending": "Status, first to last",
  "investor.orders.status.descending": "Status, last to first",
  "investor.orders.investee.ascending": "Investee, A to Z",
  "investor.orders.investee.descending": "Investee, Z to A",
  "investor.orders.sector.ascending": "Sector, A to Z",
  "investor.orders.sector.descending": "Sector, Z to A",
  "investor.orders.tokenSize.ascending": "Token Size, smallest first",
  "investor.orders.tokenSize.descending": "Token Size, largest first",
  "investor.orders.funded.ascending": "Funded, least first",
  "investor.orders.funded.descending": "Funded, most first",
  "investor.noResults": "No businesses match your filters",
  "investor.noResultsHint": "Remove a filter, or show all {total}.",
  "investor.pages": "Pages of Matched Opportunities",
  "investor.previous": "Previous",
  "investor.next": "Next",
  "investor.page": "Page {page} of {pages}",
  "investor.partlyLoaded":
    "The table has {loaded} of your {total} matches, those to answer first. Search, filters and order apply only to these.",
  "investor.allLoaded": "The table has all of your {total} matches.",
  "investor.loadAll": "Load all {total}",
  "investor.loadingAll": "Loading",
  "investor.restNotLoaded":
    "We could not load all of your matches. Load all continues where it stopped.",
  "investor.tokenSize":
    "Token Size is the ticket size: the amount a business asks for.",
  "investor.introduces":
    "When you approve, we introduce you to each other by email.",
  "investor.approve": "Approve",
  "investor.decline": "Decline",
  "investor.readProfileOf": "Read the profile of {name}",
  "investor.alreadyFunded":
    "This match is funded and can no longer be changed.",
  "investor.closed":
    "This match was replaced or closed and can no longer be changed.",
  "investor.setUp":
    "We match businesses to your investment criteria. Complete your profile to receive matches.",
  "investor.reviewProfile": "Review your profile",
  "investor.why": "Why this business",
  "investor.profileLoading": "Loading the profile",
  "investor.files": "Files",
  "investor.noFiles": "No files have been added.",
  "investor.filesAfterApproval":
    "Financial files become available once you approve.",
  "investor.waiting":
    "You have {count, plural, =0 {no businesses} =1 {one business} other {{count, number} businesses}} to review.",
  "investor.fundedDeals":
    "US dollars{count, plural, =0 {} =1 {, in one deal} other {, in {count, number} deals}}",
  "investor.shown":
    "{count, plural, =1 {{from} of {count}} other {{from}–{to} of {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, =1 {{count} matching} other {{from}–{to} of {count, number} matching}}, {total} in total",
} as const;
