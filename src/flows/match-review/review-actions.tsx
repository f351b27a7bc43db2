import { useSelector } from "@xstate/react";
import { useId } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import { dateForInvestor } from "../../../machines/answer-dates/dates.ts";
import { Button } from "../../ui/Button.tsx";
import type { ReviewRef } from "../investor-dashboard/investor-dashboard-effects.ts";

/** The Approve and Decline buttons of a match, by when it is to be answered, why they are disabled, and why the last request failed. */
export function ReviewActions({
  review,
  now,
}: {
  readonly review: ReviewRef;
  readonly now: number;
}) {
  const { send } = review;
  const snapshot = useSelector(review, (state) => state);
  const { match, problem, reason } = snapshot.context;
  const isApproving = snapshot.hasTag("approve");
  const isDeclining = snapshot.hasTag("decline");
  const noteId = useId();
  const isClosed = snapshot.hasTag("closed");
  const date = dateForInvestor(match.answer_by, now);
  const describedBy = isClosed || date ? noteId : undefined;
  const name = (
    <span className="visually-hidden">{` ${match.investee.investee_name}`}</span>
  );
  return (
    <div className="stack stack--1 review">
      <div className="row row--nowrap table-actions screen-only">
        <Button
          size="small"
          busy={isApproving}
          unavailable={
            !isApproving && !snapshot.can({ type: "approval.requested" })
          }
          aria-describedby={describedBy}
          onClick={() => send({ type: "approval.requested" })}
        >
          <span>{t("investor.approve")}</span>
          {name}
        </Button>
        <Button
          variant="outline"
          size="small"
          busy={isDeclining}
          unavailable={
            !isDeclining && !snapshot.can({ type: "decline.requested" })
          }
          aria-describedby={describedBy}
          onClick={() => send({ type: "decline.requested" })}
        >
          <span>{t("investor.decline")}</span>
          {name}
        </Button>
      </div>
      {date && (
        <p id={noteId} className="small">
          {textOf(date)}
        </p>
      )}
      {isClosed && (
        <p id={noteId} className="small muted">
          {match.replaced ? t("investor.closed") : t("investor.alreadyFunded")}
        </p>
      )}
      <p className="review-problem small" role="alert">
        {[problem, reason]
          .filter((part) => part !== null)
          .map(textOf)
          .join(" ")}
      </p>
    </div>
  );
}
