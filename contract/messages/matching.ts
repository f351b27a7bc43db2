import { defineMessages } from "./define.ts";

/** Get Matched and re-runs. */
export const matching = defineMessages({
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
    "You have asked for matches many times in a short while. Please try again in {wait}.",
  "matching.getMatched": "Get Matched",
  "matching.maximumReached": "Maximum Matches Reached",
  "matching.records":
    "Do you have two years of consistent financial statements?",
  "matching.declinedOne": "{investor} has declined",
  "matching.declinedBoth": "{first} and {second} have declined",
  "matching.declinedGetMatched":
    "Get Matched looks for another investor. It does not use up a re-run.",
  "matching.declinedNoRerun":
    "Both of your re-runs are used. Programs can prepare your business for the next investor, and our support answers your questions.",
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
  "rerun.keeps": "{investor} stays.",
  "rerun.final":
    "A re-run can’t be undone. If we find no one, nothing changes and it does not count.",
  "rerun.replaced": "{newer} has replaced {older}.",
  "rerun.changed":
    "Your matches have changed. Please look at them before you ask for the re-run again.",
  "matching.intro":
    "We look for up to {maxMatches, plural, =2 {two} other {#}} investors whose sectors, ticket, stage and country fit your business.",
  "matching.loading": "Loading your profile and your matches",
  "matching.required": "Required for matching",
  "matching.missing": "Missing",
  "matching.completeProfile": "Complete your profile",
  "matching.saveProfile": "Save your profile",
  "matching.unsaved": "Typed but not saved yet",
  "matching.saveFirst":
    "Save your profile first: matching uses only saved details.",
  "matching.rerun": "Re-run Match",
  "matching.rerunLater":
    "A re-run is possible once you have {maxMatches, plural, =2 {two} other {#}} matches.",
  "matching.rerunTitle": "What this re-run does",
  "matching.seePrograms": "See programs",
  "matching.askSupport": "Ask our support",
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
  "matching.yes": "Yes",
  "matching.no": "No",
  "matching.assistanceTitle": "We can help you prepare",
  "matching.assistance":
    "Investors ask for two years of consistent financial statements. Our team helps businesses to prepare theirs: tell us what you have so far, and we will tell you what is missing.",
  "matching.sendInquiry": "Send Inquiry Email",
  "matching.close": "Close",
  "matching.criteriaTitle": "Eligibility criteria",
  "matching.criteria":
    "Investors on Ubia look for businesses that meet these nine points. Do you meet them?",
  "matching.proceed": "Yes, proceed",
  "matching.cancel": "Cancel",
  "matching.alertTitle": "Please note",
  "matching.profileTitle": "Your profile comes first",
  "matching.toProfile": "Go to your profile",
  "matching.understood": "Close",
  "matching.rerunsLeft":
    "{count, plural, =0 {No re-runs} one {{count} re-run} other {{count} re-runs}} left",
});
