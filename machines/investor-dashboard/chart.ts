import { assign, enqueueActions, setup, spawnChild } from "xstate";
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
import { matchedProfileMachine } from "../matched-profile/chart.ts";
import { opportunityTableMachine } from "../opportunity-table/chart.ts";
import { eventOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import type { MatchList } from "../shared/match-pages.ts";
import {
  changedMatches,
  lostReviews,
  type Reviews,
  reviewsAfter,
} from "./reviews.ts";

type InvestorDashboardContext = {
  /** Why the further pages of the list could not be loaded. */
  readonly notice: Message | null;
  readonly reviews: Reviews;
  /** The result of the last review, for a toast and for the profile of its match. */
  readonly reviewResult: {
    readonly matchId: string;
    readonly message: Message;
  } | null;
};

export type InvestorDashboardEvent =
  /** Load all. */
  | { type: "rest.requested" }
  /** The list was read, or a review has changed it. `previous` is null for the first list. */
  | {
      type: "list.changed";
      list: MatchList;
      previous: MatchList | null;
    }
  /** Approve or Decline. */
  | { type: "review.requested"; match: Match; decision: Decision }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review could not be saved, so the list may be stale. */
  | { type: "change.failed"; review: MatchReview }
  /** A reloaded list no longer contains the match of a review that was not saved. */
  | { type: "change.lost"; matchId: string; problem: Message }
  | { type: "result.dismissed" };

/** Id of the actor that sorts, filters and paginates the table. */
export const TABLE_ID = "table";

/** Id of the actor that loads a matched profile. */
export const PROFILE_READER_ID = "reader";

/**
 * The investor dashboard: a review of each matched business, and the request for the further pages of a long list. The
 * list belongs to the resource, which the dashboard informs about confirmed and failed reviews.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as "wantsAll" | "loadingRest" | "lost",
  },
  actors: {
    /** Adds the pages after the first one to the list. */
    loadRest: taskActor<void>(),
    /** Sends `list.changed`. */
    watchList: eventActor<InvestorDashboardEvent>(),
    arrangeTable: opportunityTableMachine,
    readProfile: matchedProfileMachine,
    reviewMatch: matchReviewMachine,
  },
  guards: {
    canReview: ({ context: { reviews }, event }) => {
      const { match, decision } = eventOf(event, "review.requested");
      return canReview(match, decision, reviews[match.id]);
    },
    /** All pages were loaded, and the first one was read again. */
    isNoLongerComplete: ({ event }) => {
      const { list, previous } = eventOf(event, "list.changed");
      return previous?.nextPage === null && list.nextPage !== null;
    },
  },
  actions: {
    startTable: spawnChild("arrangeTable", { id: TABLE_ID }),
    startReader: spawnChild("readProfile", { id: PROFILE_READER_ID }),
    /** Sends the new list to the table, and changed matches to an open profile. */
    shareList: enqueueActions(({ context: { reviews }, event, enqueue }) => {
      const change = eventOf(event, "list.changed");
      for (const { review, name } of lostReviews(reviews, change)) {
        if (isSaving(review)) enqueue.stopChild(reviewId(review.id));
        const problem = message(`review.lost.${review.decision}`, { name });
        enqueue.raise({ type: "change.lost", matchId: review.id, problem });
      }
      for (const match of changedMatches(change))
        enqueue.sendTo(PROFILE_READER_ID, { type: "match.changed", match });
      const { matches } = change.list;
      enqueue.assign({ reviews: reviewsAfter(reviews, change), notice: null });
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
    }),
    startReview: enqueueActions(({ context, event, enqueue }) => {
      const { match, decision } = eventOf(event, "review.requested");
      const input = { id: match.id, decision };
      const review = { ...input, problem: null, reason: null };
      enqueue.assign({ reviews: { ...context.reviews, [match.id]: review } });
      enqueue.spawnChild("reviewMatch", { id: reviewId(match.id), input });
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
    showLostReview: assign({
      reviewResult: ({ event }) => {
        const { matchId, problem } = eventOf(event, "change.lost");
        return { matchId, message: problem };
      },
    }),
    clearReviewResult: assign({ reviewResult: null }),
    showRestFailure: assign({ notice: message("investor.restNotLoaded") }),
    /** Effect, implemented in `src/`. Puts the match of a saved review into the list, and reads the list again after a failed one. */
    updateList: effect<{ review: "saved" | "failed" }>(),
  },
  delays: { noticeTimeout: NOTICE_DURATION },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses, and approve or decline them.",
  meta: { title: "Investor dashboard", who: "Investors", area: "funding" },
  context: {
    notice: null,
    reviews: {},
    reviewResult: null,
  },
  invoke: invokeEventActor("watchList"),
  entry: ["startTable", "startReader"],
  on: {
    "review.requested": {
      guard: "canReview",
      actions: "startReview",
      meta: {
        rules: ["2-match-review-01", "4-match-review-03", "4-match-review-04"],
      },
    },
    "change.failed": {
      actions: [
        "setFailedReview",
        { type: "updateList", params: { review: "failed" } },
      ],
      description:
        "The row shows why the decision could not be saved. The list may be stale.",
    },
  },
  type: "parallel",
  states: {
    reviewResult: {
      description: "The result of the last review.",
      initial: "none",
      on: {
        "match.changed": {
          target: ".shown",
          actions: [
            "removeReview",
            { type: "updateList", params: { review: "saved" } },
            "showReviewResult",
          ],
          meta: { rules: ["4-match-review-05"] },
        },
        "change.lost": {
          target: ".lost",
          actions: "showLostReview",
          meta: { rules: ["8-match-review-03"] },
        },
        "result.dismissed": { target: ".none" },
      },
      states: {
        none: {
          description: "No result is shown.",
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
    },
    pages: {
      description:
        "The loaded pages of the list. The figures are always those of all matches.",
      meta: { rules: ["2-investor-dashboard-58"] },
      initial: "firstPage",
      on: {
        "list.changed": [
          {
            guard: "isNoLongerComplete",
            target: ".loadingRest",
            actions: "shareList",
            description: "The first page was read again.",
          },
          { actions: "shareList" },
        ],
      },
      states: {
        firstPage: {
          description:
            "The first page is loaded. If the list is longer, the page offers to load all.",
          on: { "rest.requested": { target: "loadingRest" } },
        },
        loadingRest: {
          description:
            "The further pages are being loaded. The loaded rows can be used.",
          tags: ["wantsAll", "loadingRest"],
          invoke: {
            id: "loadRest",
            src: "loadRest",
            onDone: { target: "allPages" },
            onError: {
              target: "firstPage",
              actions: "showRestFailure",
              description:
                "The loaded rows stay, and the page offers to load all again.",
            },
          },
        },
        allPages: {
          description: "All pages are loaded.",
          tags: "wantsAll",
          on: { "rest.requested": { target: "loadingRest" } },
        },
      },
    },
  },
});

function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the message with the number of businesses that this investor has not reviewed yet. */
export function waitingNotice({ statuses }: MatchTotals): Message {
  return message("investor.waiting", { count: statuses.pending });
}
