import { assign, enqueueActions, setup, spawnChild } from "xstate";
import type { Match, MatchTotals } from "../../contract/calls/matches.ts";
import { NOTICE_DURATION } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { type Decision, matchReviewMachine } from "../match-review/chart.ts";
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

type InvestorDashboardContext = {
  /** Why the further pages of the list could not be loaded. */
  readonly notice: Message | null;
  /** Ids of the matches with a running review actor, which starts when the row becomes visible. */
  readonly idsWithReview: readonly string[];
  /** The decisions that are being saved or could not be saved, by the id of the match. */
  readonly unsaved: Readonly<Record<string, Decision | undefined>>;
  /** The result of the last review, for a toast. */
  readonly reviewResult: Message | null;
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
  /** A review is being saved. */
  | { type: "change.started"; id: string; decision: Decision }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review failed, so the list may be stale. */
  | { type: "change.failed" }
  /** A reloaded list no longer contains the match of a review that was not saved. */
  | { type: "change.lost"; problem: Message }
  /** The table shows the rows of these matches. */
  | { type: "rows.shown"; matches: readonly Match[] }
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
    isIncomplete: ({ event }) =>
      eventOf(event, "list.changed").list.nextPage !== null,
  },
  actions: {
    startTable: spawnChild("arrangeTable", { id: TABLE_ID }),
    startReader: spawnChild("readProfile", { id: PROFILE_READER_ID }),
    /**
     * Sends the new list to the table, sends changed matches to their reviews and to an open profile, and stops the
     * reviews of removed matches. An unsaved decision on a removed match can no longer be saved.
     */
    shareList: enqueueActions(({ context, event, enqueue }) => {
      const { list, previous } = eventOf(event, "list.changed");
      const { matches } = list;
      const matchesById = new Map(matches.map((match) => [match.id, match]));
      const isListed = (id: string) => matchesById.has(id);
      const idsWithReview = context.idsWithReview.filter(isListed);
      for (const id of context.idsWithReview)
        if (!isListed(id)) enqueue.stopChild(reviewId(id));
      for (const before of previous?.matches ?? []) {
        const { id } = before;
        const decision = context.unsaved[id];
        if (decision && !isListed(id)) {
          const { investee_name: name } = before.investee;
          const problem = message(`review.lost.${decision}`, { name });
          enqueue.raise({ type: "change.lost", problem });
        }
        // A match that is no longer in the list was replaced or closed.
        const match = matchesById.get(id) ?? { ...before, replaced: true };
        if (match === before) continue;
        enqueue.sendTo(PROFILE_READER_ID, { type: "match.changed", match });
        if (idsWithReview.includes(id))
          enqueue.sendTo(reviewId(id), { type: "match.refreshed", match });
      }
      enqueue.assign({ idsWithReview, notice: null });
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
    }),
    /** Starts a review actor when the row of a match becomes visible. The actor runs while the match is in the list. */
    startReviews: enqueueActions(({ context, event, enqueue }) => {
      const withoutReview = eventOf(event, "rows.shown").matches.filter(
        ({ id }) => !context.idsWithReview.includes(id),
      );
      for (const match of withoutReview) {
        const id = reviewId(match.id);
        enqueue.spawnChild("reviewMatch", { id, input: { match } });
      }
      const ids = withoutReview.map(({ id }) => id);
      enqueue.assign({ idsWithReview: [...context.idsWithReview, ...ids] });
    }),
    setUnsaved: assign(({ context, event }) => {
      const { id, decision } = eventOf(event, "change.started");
      return { unsaved: { ...context.unsaved, [id]: decision } };
    }),
    clearUnsaved: assign(({ context, event }) => {
      const { id } = eventOf(event, "match.changed").match;
      return { unsaved: { ...context.unsaved, [id]: undefined } };
    }),
    showReviewResult: assign(({ event }) => {
      const { status, investee } = eventOf(event, "match.changed").match;
      const key = status === "approved" ? "review.approved" : "review.rejected";
      return { reviewResult: message(key, { name: investee.investee_name }) };
    }),
    showLostReview: assign({
      reviewResult: ({ event }) => eventOf(event, "change.lost").problem,
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
    idsWithReview: [],
    unsaved: {},
    reviewResult: null,
  },
  invoke: invokeEventActor("watchList"),
  entry: ["startTable", "startReader"],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "A review actor starts for each visible row.",
    },
    "change.started": { actions: "setUnsaved" },
    "change.failed": {
      actions: { type: "updateList", params: { review: "failed" } },
      description: "A review could not be saved, so the list may be stale.",
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
            "clearUnsaved",
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
      on: { "list.changed": { actions: "shareList" } },
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
          description: "The member has asked for all pages.",
          tags: "wantsAll",
          on: {
            "list.changed": [
              {
                guard: "isIncomplete",
                target: "loadingRest",
                actions: "shareList",
                description: "The first page was read again.",
              },
              { actions: "shareList" },
            ],
            "rest.requested": { target: "loadingRest" },
          },
        },
      },
    },
  },
});

/** Returns the id of the actor that reviews a match. */
export function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the message with the number of businesses that this investor has not reviewed yet. */
export function waitingNotice({ statuses }: MatchTotals): Message {
  return message("investor.waiting", { count: statuses.pending });
}
