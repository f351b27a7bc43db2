import { defineMessages } from "./define.ts";

/** Matching, matches and both dashboards. */
export const matches = defineMessages({
  "matching.incomplete":
    "Please complete your profile with all required details before matching.",
  "matching.maximum":
    "You have reached the maximum number of matches ({maxMatches}).",
  "matching.rerunTooFew":
    "You need at least {maxMatches, plural, =2 {two} other {#}} existing matches before re-running.",
  "matching.rerunLimit":
    "You've reached your {maxReruns, plural, =2 {two} other {#}} re-run limit.",
  "matching.none":
    "Sorry, we couldn't find any investors that match your criteria at this time. Please hang tight and try again later.",
  "matching.review": "Your matches are under review for final approvals.",
  "matching.tooMany":
    "You have requested matches too often. Please try again in {wait}.",
  "matching.getMatched": "Get Matched",
  "matching.maximumReached": "Maximum Matches Reached",
  "matching.records":
    "Do you have two years of consistent financial statements?",
  "matching.declinedOne": "{investor} has declined",
  "matching.declinedBoth": "{first} and {second} have declined",
  "matching.declinedGetMatched":
    "Get Matched looks for another investor. It does not use up a re-run.",
  "matching.declinedNoRerun":
    "You have used both of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
  "rerun.replacesDeclinedOne":
    "Re-run Match replaces {investor}, who has declined, with the next best investor you have not been offered yet.",
  "rerun.replacesDeclinedBoth":
    "Re-run Match replaces {first} and {second}, who have declined, with the next best investors you have not been offered yet. If we find only one, it replaces {first}.",
  "rerun.replacesPendingOne":
    "Re-run Match replaces {investor}, who has not answered yet, with the next best investor you have not been offered yet.",
  "rerun.replacesPendingBoth":
    "Re-run Match replaces {first} and {second}, who have not answered yet, with the next best investors you have not been offered yet. If we find only one, it replaces {first}.",
  "rerun.replacesNone":
    "A re-run replaces investors who have declined or have not answered yet. Both of your investors have approved you, so there is no one to replace.",
  "rerun.notReplaced": "{investor} is not replaced.",
  "rerun.final":
    "A re-run can’t be undone. If we find no other investor, nothing changes and the re-run does not count.",
  "rerun.replaced": "{newer} has replaced {older}.",
  "rerun.changed":
    "Your matches have changed. Please review them before you request the re-run again.",
  "matching.intro":
    "We look for up to {maxMatches, plural, =2 {two} other {#}} investors whose sectors, ticket, stage and country fit your business.",
  "matching.loading": "Loading your profile and your matches",
  "matching.required": "Required for matching",
  "matching.missing": "Missing",
  "matching.completeProfile": "Complete your profile",
  "matching.saveProfile": "Save your profile",
  "matching.rerun": "Re-run Match",
  "matching.rerunLater":
    "A re-run is possible once you have {maxMatches, plural, =2 {two} other {#}} matches.",
  "matching.rerunTitle": "What this re-run does",
  "matching.seePrograms": "See programs",
  "matching.contactSupport": "Contact support",
  "matching.working":
    "We are looking for investors who fit. This takes a moment.",
  "matching.results": "Your matches",
  "matching.empty": "No matches yet",
  "matching.emptyHint":
    "Choose Get Matched to see up to {maxMatches, plural, =2 {two} other {#}} investors here, each with a score and the reasons for it.",
  "matching.score": "Match Score",
  "matching.why": "Why this investor",
  "matching.whyNot": "What does not fit",
  "matching.follow": "Follow them on your dashboard",
  "matching.recordsTitle": "Your records",
  "matching.assistanceTitle": "We can help you prepare",
  "matching.assistance":
    "Investors ask for two years of consistent financial statements. Our team can help you prepare them: send us what you have so far, and we will point out what is missing.",
  "matching.criteriaTitle": "Eligibility criteria",
  "matching.criteria":
    "Investors on Ubia look for businesses that meet these nine points. Do you meet them?",
  "matching.proceed": "Yes, proceed",
  "matching.alertTitle": "Please note",
  "matching.profileTitle": "Complete your profile first",
  "matching.goToProfile": "Go to your profile",
  "matching.rerunsLeft":
    "{count, plural, =0 {No re-runs} one {{count} re-run} other {{count} re-runs}} left",

  // The reasons for a match, worded for the role that reads them. `contract/scoring.ts` defines the outcomes of a criterion.
  "reason.investee.sector.fits": "Invests in {value}",
  "reason.investee.sector.doesNotFit": "Does not invest in {value}",
  "reason.investee.sector.notProvided": "You have not provided your sector",
  "reason.investee.ticket.fits": "Your ticket of {ticket} is inside {range}",
  "reason.investee.ticket.doesNotFit":
    "Your ticket of {ticket} is outside {range}",
  "reason.investee.ticket.notProvided": "Ticket size or range not provided",
  "reason.investee.stage.fits": "Backs {value}",
  "reason.investee.stage.doesNotFit": "Does not invest at {value}",
  "reason.investee.stage.notProvided": "You have not provided your stage",
  "reason.investee.investmentType.fits": "Offers {value}",
  "reason.investee.investmentType.doesNotFit": "Does not offer {value}",
  "reason.investee.investmentType.notProvided":
    "You have not provided the investment type you are looking for",
  "reason.investee.country.fits": "Based in {investor}",
  "reason.investee.country.doesNotFit":
    "Based in {investor}; you are in {investee}",
  "reason.investee.country.notProvided": "Country not provided",
  "reason.investor.sector.fits": "Works in {value}, one of your sectors",
  "reason.investor.sector.doesNotFit":
    "Works in {value}, not one of your sectors",
  "reason.investor.sector.notProvided": "Has not provided its sector",
  "reason.investor.ticket.fits": "Seeks {ticket}, inside your {range}",
  "reason.investor.ticket.doesNotFit": "Seeks {ticket}, outside your {range}",
  "reason.investor.ticket.notProvided": "Ticket size or range not provided",
  "reason.investor.stage.fits": "At {value}, a stage you back",
  "reason.investor.stage.doesNotFit": "At {value}, a stage you do not back",
  "reason.investor.stage.notProvided": "Has not provided its stage",
  "reason.investor.investmentType.fits": "Looks for {value}, which you offer",
  "reason.investor.investmentType.doesNotFit":
    "Looks for {value}, which you do not offer",
  "reason.investor.investmentType.notProvided":
    "Has not provided an investment type",
  "reason.investor.country.fits": "Based in {investee}, as you are",
  "reason.investor.country.doesNotFit":
    "Based in {investee}; you are in {investor}",
  "reason.investor.country.notProvided": "Country not provided",

  // Status of a match: the steps of the tracker with their notes, the history, and the sentence above the tracker.
  "status.pending": "Pending",
  "status.approved": "Approved",
  "status.rejected": "Rejected",
  "status.funded": "Funded",
  "status.closed": "Closed",
  "step.pending.current": "The investor is reviewing your profile",
  "step.pending.completed": "Reviewed by the investor",
  "step.approved.upcoming": "If the investor approves you",
  "step.approved.current": "The investor has approved you",
  "step.approved.completed": "The investor approved you",
  "step.approved.withdrawn": "Withdrawn",
  "step.rejected.upcoming": "Only if the investor declines",
  "step.rejected.current": "The investor has declined",
  "step.funded.upcoming": "When the money arrives",
  "step.funded.current": "The money has arrived",
  "step.doesNotApply": "Does not apply",
  "history.pending": "Matched with {investor}",
  "history.approved": "{investor} approved you",
  "history.rejected": "{investor} declined",
  "history.funded": "{investor} funded you with {amount}",
  "history.replaced": "You replaced {investor} with another investor",
  "history.closed": "The match with {investor} was closed",
  "tracker.pending":
    "{investor} is reviewing your profile. You do not need to do anything now: we will email you as soon as they decide.",
  "tracker.approved":
    "{investor} has approved you. You can contact each other now, and our team will prepare the deal with both of you.",
  "tracker.rejected":
    "{investor} has declined. Other investors may still be interested: you can look for another match.",
  "tracker.rejectedAfterApproval":
    "{investor} has withdrawn its approval. You can look for another match.",
  "tracker.closed":
    "{investor}: this match is closed and can no longer change. You can look for another investor.",
  "tracker.funded":
    "{investor} has funded you with {amount}. Congratulations: the money has arrived, and there is nothing more to do.",

  // Approval and decline of a match.
  "review.approveFailed": "Failed to approve.",
  "review.declineFailed": "Failed to decline – please try again.",
  "review.approved":
    "You have approved {name}. We have introduced you by email.",
  "review.rejected": "You have declined {name}.",
  "review.formerInvestor": "An investor who has left",
  "review.formerInvestee": "A business that has left",
  "review.refused": "This match can no longer be changed.",

  // Notices about a change that the other side or the operator has just made.
  "live.matched": "You have a new match: {name}.",
  "live.approved": "{name} approved your match.",
  "live.rejected": "{name} has declined.",
  "live.fundedInvestee": "{name} has funded you with {amount}.",
  "live.fundedInvestor": "{name} has been funded with {amount}.",
  "live.replaced":
    "A business is looking for another investor, so your match with it is closed.",
  "live.closedInvestee":
    "One of your matches is closed because the investor has left. You can look for another one.",
  "live.closedInvestor":
    "One of your matches is closed because the business has left.",

  // Investee dashboard.
  "investee.noMatches":
    "You currently have no matches. Please check back later.",
  "investee.matchWith": "Your match with {investor}",
  "investee.tracker": "Stage of this match",
  "investee.writeTo": "Write to {investor}",
  "investee.history": "What has happened so far",
  "investee.findAnother": "Look for another investor",
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

  // Investor dashboard.
  "investor.noMatches": "No matches yet",
  "investor.noMatchesNotice":
    "Businesses appear here when they fit your sectors and ticket range. A complete profile is matched more often.",
  "investor.welcome": "Welcome",
  "investor.totalMatched": "Total Matched",
  "investor.orMore": "{total} or more",
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
    "You have {count, plural, =0 {no businesses} =1 {one business} other {{count} businesses}} to review.",
  "investor.fundedDeals":
    "US dollars{count, plural, =0 {} =1 {, in one deal} other {, in {count} deals}}",
  "investor.shown":
    "{count, plural, =1 {{from} of {count}} other {{from}–{to} of {count, number}}}",
  "investor.shownFiltered":
    "{count, plural, =1 {{count} matching} other {{from}–{to} of {count, number} matching}}, {total} in total",
});
