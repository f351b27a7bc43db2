import { useId } from "react";
import type { Match } from "../../../contract/calls/matches.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { dateForInvestor } from "../../../machines/answer-dates/dates.ts";
import { declineOf } from "../../../machines/decline-reason/chart.ts";
import type { investorDashboardMachine } from "../../../machines/investor-dashboard/chart.ts";
import {
  canReview,
  type Decision,
  isReviewable,
  isSaving,
  type MatchReview,
} from "../../../machines/match-review/chart.ts";
import { isEnded } from "../../../machines/match-status/chart.ts";
import type { ChartProps } from "../../app/use-chart.ts";
import { Button } from "../../ui/Button.tsx";
import { DeclineReason } from "../decline-reason/decline-reason.tsx";

export type DashboardProps = ChartProps<typeof investorDashboardMachine>;

export type ReviewProps = Pick<DashboardProps, "send"> & {
  readonly match: Match;
  /** The last decision about the match, if it has not been saved. */
  readonly review: MatchReview | undefined;
  /** By when the match is to be answered, in words; null when it is decided or has ended. */
  readonly date: string | null;
};

/**
 * The Approve and Decline buttons of a match, by when it is to be answered, why they are disabled, why the last request
 * failed, and the reason for a decline.
 */
export function ReviewActions({ match, review, date, send }: ReviewProps) {
  const noteId = useId();
  const isClosed = !isReviewable(match);
  const decline = declineOf(match);
  const describedBy = isClosed || date ? noteId : undefined;
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
      {date && (
        <p id={noteId} className="small">
          {date}
        </p>
      )}
      {isClosed && (
        <p id={noteId} className="small muted">
          {isEnded(match) ? t("investor.closed") : t("investor.alreadyFunded")}
        </p>
      )}
      {decline && (
        <DeclineReason key={match.id} id={match.id} decline={decline} />
      )}
      <p className="review-problem small" role="alert">
        {[review?.problem, review?.reason]
          .flatMap((part) => (part ? [textOf(part)] : []))
          .join(" ")}
      </p>
    </div>
  );
}

/** Returns by when a match is to be answered. A row does not render again while this text stays the same. */
export function dateText(match: Match, now: number): string | null {
  const date = dateForInvestor(match.answer_by, now);
  return date && textOf(date);
}
