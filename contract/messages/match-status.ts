/** The steps of the tracker with their notes, the history, and the sentence above the tracker. */
export const matchStatus = {
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
  "step.closed": "This match is closed",
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
  "tracker.rejected": "{investor} has declined.",
  "tracker.rejectedAfterApproval": "{investor} has withdrawn its approval.",
  "tracker.closed":
    "{investor}: this match is closed and can no longer change.",
  "tracker.funded":
    "{investor} has funded you with {amount}. Congratulations: the money has arrived, and there is nothing more to do.",
} as const;
