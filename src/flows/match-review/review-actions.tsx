import { useSelector } from "@xstate/react";
import { useId } from "react";
import type { SnapshotFrom } from "xstate";
import { say, t } from "../../../contract/messages/index.ts";
import type { matchReviewMachine } from "../../../machines/match-review/chart.ts";
import { Button } from "../../ui/Button.tsx";
import type { ReviewRef } from "../investor-dashboard/dashboard-binding.ts";

/** Approve and Decline for the match of a review actor. */
export function ReviewPart({ review }: { readonly review: ReviewRef }) {
  const snapshot = useSelector(review, (state) => state);
  return <ReviewActions snapshot={snapshot} send={review.send} />;
}

/** Approve and Decline of a match, the reason when both are disabled, and the problem of the last request. */
export function ReviewActions({
  snapshot,
  send,
}: {
  readonly snapshot: SnapshotFrom<typeof matchReviewMachine>;
  readonly send: ReviewRef["send"];
}) {
  const { match, problem } = snapshot.context;
  const isApproving = snapshot.matches("approving");
  const isDeclining = snapshot.matches("declining");
  const reason = useId();
  const isClosed = snapshot.hasTag("closed");
  const describedBy = isClosed ? reason : undefined;
  const name = (
    <span className="visually-hidden"> {match.investee.investee_name}</span>
  );
  return (
    <div className="review">
      <div className="table-actions">
        <Button
          size="small"
          busy={isApproving}
          unavailable={
            !isApproving && !snapshot.can({ type: "approval.asked" })
          }
          aria-describedby={describedBy}
          onClick={() => send({ type: "approval.asked" })}
        >
          {t("investor.approve")}
          {name}
        </Button>
        <Button
          variant="second"
          size="small"
          busy={isDeclining}
          unavailable={!isDeclining && !snapshot.can({ type: "decline.asked" })}
          aria-describedby={describedBy}
          onClick={() => send({ type: "decline.asked" })}
        >
          {t("investor.decline")}
          {name}
        </Button>
      </div>
      {isClosed && (
        <p id={reason} className="small muted">
          {match.replaced ? t("investor.closed") : t("investor.finished")}
        </p>
      )}
      <p className="review-problem small" role="alert">
        {problem && say(problem)}
      </p>
    </div>
  );
}
