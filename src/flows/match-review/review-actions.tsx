import { useSelector } from "@xstate/react";
import { useId } from "react";
import { t, textOf } from "../../../contract/messages/index.ts";
import { Button } from "../../ui/Button.tsx";
import type { ReviewRef } from "../investor-dashboard/investor-dashboard-effects.ts";

/** The Approve and Decline buttons of a match, why they are disabled, and why the last request failed. */
export function ReviewActions({ review }: { readonly review: ReviewRef }) {
  const { send } = review;
  const snapshot = useSelector(review, (state) => state);
  const { match, problem, reason } = snapshot.context;
  const isApproving = snapshot.hasTag("approve");
  const isDeclining = snapshot.hasTag("decline");
  const reasonId = useId();
  const isClosed = snapshot.hasTag("closed");
  const describedBy = isClosed ? reasonId : undefined;
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
      {isClosed && (
        <p id={reasonId} className="small muted">
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
