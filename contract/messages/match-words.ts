/** Texts of a match and its stages: status, steps of the tracker, and available actions. */
export const matchWords = {
  "status.pending": "Pending",
  "status.approved": "Approved",
  "status.rejected": "Rejected",
  "status.funded": "Funded",
  "status.closed": "Closed",

  // Shown below each step of the tracker, depending on the status of the match.
  "step.pending.current": "The investor is reviewing your profile",
  "step.pending.completed": "Reviewed by the investor",
  "step.approved.ahead": "If the investor approves you",
  "step.approved.current": "The investor has approved you",
  "step.approved.completed": "The investor approved you",
  "step.approved.takenBack": "Withdrawn",
  "step.rejected.ahead": "Only if the investor declines",
  "step.rejected.current": "The investor has declined",
  "step.funded.ahead": "When the money arrives",
  "step.funded.current": "The money has arrived",
  "step.doesNotApply": "Does not apply",

  // History of a match; each entry has a time.
  "happened.pending": "Matched with {investor}",
  "happened.approved": "{investor} approved you",
  "happened.rejected": "{investor} declined",
  "happened.funded": "{investor} funded you with {amount}",
  "happened.replaced": "You looked for another investor instead of {investor}",
  "happened.closed": "The match with {investor} was closed",

  // The Get Matched page.
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

  // What a re-run would do, and what it has done.
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

  // Shown below the welcome on the investor dashboard.
  "investor.waitingNone": "You have no businesses to review.",
  "investor.waitingOne": "You have one business to review.",
  "investor.waitingMany": "You have {count} businesses to review.",

  // A page that is slow or could not be loaded.
  "load.slow": "This takes longer than usual. We are still trying.",
  "load.noAnswer":
    "There is no connection just now. Please check it and try again.",
  "load.refused":
    "Something went wrong on our side. Please try again in a moment.",
  "load.notRefreshed":
    "We could not refresh this just now. What you see may be a little old.",
  "load.matchesFailed":
    "We could not load your matches just now. They are safe; please try again in a moment.",
  "load.matchedProfileFailed": "We could not load this profile just now.",
  "load.matchedProfileGone": "This profile can no longer be read.",
  "load.fileFailed": "We could not fetch {name} just now. Please try again.",
} as const;
