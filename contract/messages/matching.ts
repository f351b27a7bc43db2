export const matching = {
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
  "matching.overdueOne": "{investor} has not answered in time",
  "matching.overdueBoth": "{first} and {second} have not answered in time",
  "matching.declinedAndOverdue":
    "{first} {firstStatus, select, rejected {has declined} other {has not answered in time}}, and {second} {secondStatus, select, rejected {has declined} other {has not answered in time}}",
  "matching.declinedGetMatched":
    "Choose Get Matched to look for another investor. It does not use up a re-run.",
  "matching.declinedNoRerun":
    "You have used {maxReruns, plural, =2 {both} other {all}} of your re-runs. Our programs can prepare your business for the next investor, and our support team can answer your questions.",
  "rerun.replacesDeclinedOne":
    "A re-run replaces {investor}, who has declined, with the next best investor you have not been offered yet.",
  "rerun.replacesDeclinedBoth":
    "A re-run replaces {first} and {second}, who have declined, with the next best investors you have not been offered yet. If we find only one, it replaces {first}.",
  "rerun.replacesPendingOne":
    "A re-run replaces {investor}, who has not answered yet, with the next best investor you have not been offered yet.",
  "rerun.replacesPendingBoth":
    "A re-run replaces {first} and {second}, who have not answered yet, with the next best investors you have not been offered yet. If we find only one, it replaces {first}.",
  "rerun.replacesOverdueOne":
    "A re-run replaces {investor}, who has not answered in time, with the next best investor you have not been offered yet.",
  "rerun.replacesOverdueBoth":
    "A re-run replaces {first}, who {firstStatus, select, rejected {has declined} other {has not answered in time}}, and {second}, who {secondStatus, select, rejected {has declined} other {has not answered in time}}, with the next best investors you have not been offered yet. If we find only one, it replaces {first}.",
  "rerun.replacesNone":
    "A re-run replaces investors who have declined or have not answered yet. Both of your investors have approved you, so there is no one to replace.",
  "rerun.notReplaced": "{investor} is not replaced.",
  "rerun.final":
    "A re-run can’t be undone. If we find no other investor, nothing changes and the re-run does not count.",
  "rerun.replaced": "{newer} has replaced {older}.",
  "rerun.changed":
    "Your matches have changed. Please review them before you request the re-run again.",
  "matching.intro":
    "We look for up to {maxMatches, plural, =2 {two} other {#}} investors who fit your sector, ticket size, stage and country.",
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
    "Investors on Ubia look for businesses that meet these nine criteria. Do you meet them?",
  "matching.proceed": "Yes, proceed",
  "matching.alertTitle": "Please note",
  "matching.profileTitle": "Complete your profile first",
  "matching.goToProfile": "Go to your profile",
  "matching.rerunsLeft":
    "{count, plural, =0 {No re-runs} one {{count} re-run} other {{count} re-runs}} left",
} as const;
