import { useId } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import {
  canReview,
  type Decision,
  isReviewable,
  isSaving,
  type MatchReview,
} from "../../../machines/match-review/chart.ts";
import { Button } from "../../ui/Button.tsx";
import type { DashboardProps } from "../investor-dashboard/investor-dashboard-effects.ts";

export type ReviewProps = Pick<DashboardProps, "send"> & {
  readonly match: Match;
  /** The last decision about the match, if it has not been saved. */
  readonly review: MatchReview | undefined;
};

/** The Approve and Decline buttons of a match, why they are disabled, and why the last request failed. */
export function ReviewActions({ match, review, send }: ReviewProps) {
  const reasonId = useId();
  const isClosed = !isReviewable(match);
  const describedBy = isClosed ? reasonId : undefined;
  const name = (
    <span className="visually-hidden">{` ${match.investee.investee_name}`}</span>
  );
  const button = (decision: Decision) => {
    const busy = isSaving(review) && review?.decision === decision;
    return {
      size: "small",
      busy,
      unavailable: !busy && !canReview(match, decision, review),
      "aria-describedby": describedBy,
      onClick: () => send({ type: "review.requested", match, decision }),
    } as const;
  };
  return (
    <div className="stack stack--1 review">
      <div className="row row--nowrap table-actions screen-only">
        <Button {...button("approved")}>
          <span>{t("investor.approve")}</span>
          {name}
        </Button>
        <Button variant="outline" {...button("rejected")}>
          <span>{t("investor.decline")}</span>
          {name}
        </Button>
      </div>
      {isClosed && (
        <p id={reasonId} className="small muted">
          {match.replaced ? t("investor.closed") : t("investor.alreadyFunded")}
        </p>
      )}
      <p className="review-problem small" role="alert">
        {[review?.problem, review?.reason]
          .flatMap((part) => (part ? [textOf(part)] : []))
          .join(" ")}
      </p>
    </div>
  );
}
