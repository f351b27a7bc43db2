import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import type { matchReviewMachine } from "../../../machines/match-review.ts";
import { Button } from "../../ui/Button.tsx";
import type { ReviewRef } from "./dashboard-binding.ts";

const words = matchPages.investor;

/** Approve and Decline of the match that a review runs for. */
export function ReviewPart({ review }: { readonly review: ReviewRef }) {
  const snapshot = useSelector(review, (state) => state);
  return <ReviewActions snapshot={snapshot} send={review.send} />;
}

/** Approve and Decline of one match, and what came of the last answer (§4 Match status, §8). */
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
  const name = (
    <span className="visually-hidden"> {match.investee.investee_name}</span>
  );
  return (
    <div className="review">
      {snapshot.hasTag("closed") ? (
        <p className="small muted">
          {match.replaced ? words.closed : words.finished}
        </p>
      ) : (
        <div className="table-actions">
          <Button
            size="small"
            busy={isApproving}
            unavailable={
              !isApproving && !snapshot.can({ type: "approval.asked" })
            }
            onClick={() => send({ type: "approval.asked" })}
          >
            {words.approve}
            {name}
          </Button>
          <Button
            variant="second"
            size="small"
            busy={isDeclining}
            unavailable={
              !isDeclining && !snapshot.can({ type: "decline.asked" })
            }
            onClick={() => send({ type: "decline.asked" })}
          >
            {words.decline}
            {name}
          </Button>
        </div>
      )}
      <p className="review-problem small" role="alert">
        {problem && say(problem)}
      </p>
    </div>
  );
}
