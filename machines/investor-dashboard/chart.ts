import { assign, enqueueActions, setup } from "xstate";
import type { Match, MatchTotals } from "../../contract/calls/matches.ts";
import { NOTICE_DURATION } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  canReview,
  type Decision,
  isSaving,
  type MatchReview,
  matchReviewMachine,
} from "../match-review/chart.ts";
import { eventOf } from "../shared/actor-events.ts";
import { effect, eventActor, invokeEventActor } from "../shared/actor-stub.ts";

/** The decisions that are being saved or could not be saved, by the id of the match. */
type Reviews = Readonly<Record<string, MatchReview>>;

type InvestorDashboardContext = {
  readonly reviews: Reviews;
  /** The result of the last review, for a toast and for the profile of its match. */
  readonly reviewResult: {
    readonly matchId: string;
    readonly message: Message;
  } | null;
};

export type InvestorDashboardEvent =
  /** The list was read, or a review has changed it. */
  | { type: "list.changed"; matches: readonly Match[] }
  /** Approve or Decline. */
  | { type: "review.requested"; match: Match; decision: Decision }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review could not be saved, so the list may be stale. */
  | { type: "change.failed"; review: MatchReview }
  | { type: "result.dismissed" };

/**
 * The investor dashboard: a review of each matched business. The list belongs to the resource, which the dashboard informs
 * about confirmed and failed reviews.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as "lost",
  },
  actors: {
    /** Sends `list.changed`. */
    watchList: eventActor<InvestorDashboardEvent>(),
    reviewMatch: matchReviewMachine,
  },
  guards: {
    canReview: ({ context: { reviews }, event }) => {
      const { match, decision } = eventOf(event, "review.requested");
      return canReview(match, decision, reviews[match.id]);
    },
    /** The list no longer contains the match of a review that was not saved. */
    hasLostReview: ({ context: { reviews }, event }) =>
      lostReviews(reviews, eventOf(event, "list.changed").matches).length > 0,
  },
  actions: {
    startReview: enqueueActions(({ context, event, enqueue }) => {
      const { match, decision } = eventOf(event, "review.requested");
      const input = {
        id: match.id,
        name: match.investee.investee_name,
        decision,
      };
      const review = { ...input, problem: null, reason: null };
      enqueue.assign({ reviews: { ...context.reviews, [match.id]: review } });
      enqueue.spawnChild("reviewMatch", { id: reviewId(match.id), input });
    }),
    /** Removes the reviews of removed matches, and those whose decision was saved in another tab. */
    keepOpenReviews: assign(({ context: { reviews }, event }) => {
      const { matches } = eventOf(event, "list.changed");
      const isOpen = ({ id, status }: Match) => {
        const review = reviews[id];
        return review && (isSaving(review) || status !== review.decision);
      };
      const open = matches.filter(isOpen).map(({ id }) => [id, reviews[id]]);
      return { reviews: Object.fromEntries(open) as Reviews };
    }),
    loseReviews: enqueueActions(({ context: { reviews }, event, enqueue }) => {
      const { matches } = eventOf(event, "list.changed");
      for (const { id, name, decision } of lostReviews(reviews, matches)) {
        enqueue.stopChild(reviewId(id));
        const text = message(`review.lost.${decision}`, { name });
        enqueue.assign({ reviewResult: { matchId: id, message: text } });
      }
    }),
    setFailedReview: assign(({ context, event }) => {
      const { review } = eventOf(event, "change.failed");
      return { reviews: { ...context.reviews, [review.id]: review } };
    }),
    removeReview: assign(({ context, event }) => {
      const { id } = eventOf(event, "match.changed").match;
      const { [id]: _, ...reviews } = context.reviews;
      return { reviews };
    }),
    showReviewResult: assign(({ event }) => {
      const { id, status, investee } = eventOf(event, "match.changed").match;
      const key = status === "approved" ? "review.approved" : "review.rejected";
      const text = message(key, { name: investee.investee_name });
      return { reviewResult: { matchId: id, message: text } };
    }),
    clearReviewResult: assign({ reviewResult: null }),
    /** Puts the match of a saved review into the list. */
    updateList: effect(),
    reloadList: effect(),
  },
  delays: { noticeTimeout: NOTICE_DURATION },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses, and approve or decline them.",
  meta: { title: "Investor dashboard", who: "Investors", area: "funding" },
  context: { reviews: {}, reviewResult: null },
  invoke: invokeEventActor("watchList"),
  initial: "none",
  on: {
    "review.requested": {
      guard: "canReview",
      actions: "startReview",
      meta: {
        rules: ["2-match-review-01", "4-match-review-03", "4-match-review-04"],
      },
    },
    "match.changed": {
      target: ".shown",
      actions: ["removeReview", "updateList", "showReviewResult"],
      meta: { rules: ["4-match-review-05"] },
    },
    "change.failed": {
      actions: ["setFailedReview", "reloadList"],
      description:
        "The row shows why the decision could not be saved. The list may be stale.",
    },
    "list.changed": [
      {
        guard: "hasLostReview",
        target: ".lost",
        actions: ["loseReviews", "keepOpenReviews"],
        meta: { rules: ["8-match-review-03"] },
      },
      { actions: "keepOpenReviews" },
    ],
    "result.dismissed": { target: ".none" },
  },
  states: {
    none: {
      description: "No result of a review is shown.",
      entry: "clearReviewResult",
    },
    shown: {
      description:
        "The page temporarily shows which business was approved or declined. The row shows the new status.",
      after: { noticeTimeout: { target: "none" } },
    },
    lost: {
      description:
        "The page shows which decision could not be saved, because the row that showed the failure is no longer in the table.",
      tags: "lost",
    },
  },
});

function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the reviews of matches that are no longer in the list. They can no longer be saved. */
function lostReviews(reviews: Reviews, matches: readonly Match[]) {
  const ids = new Set(matches.map(({ id }) => id));
  return Object.values(reviews).filter(({ id }) => !ids.has(id));
}

/** Returns the message with the number of businesses that this investor has not reviewed yet. */
export function waitingNotice({ statuses }: MatchTotals): Message {
  return message("investor.waiting", { count: statuses.pending });
}
