import { assign, enqueueActions, setup, spawnChild } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  Match,
  MatchTotals,
  Update,
} from "../../contract/calls/matches.ts";
import { NOTICE_DURATION, SLOW_LOAD } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { type Decision, matchReviewMachine } from "../match-review/chart.ts";
import { type ShownStatus, shownStatus } from "../match-status/chart.ts";
import { matchedProfileMachine } from "../matched-profile/chart.ts";
import { opportunityTableMachine } from "../opportunity-table/chart.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { type ListEvent, refreshTransitions } from "../shared/match-list.ts";
import { pageOf, totalsOf } from "../shared/match-totals.ts";
import { loadNotice } from "../shared/notice.ts";
import {
  hasStoredResponse,
  lastResponseOf,
  staleDataNotice,
} from "../shared/stored-response.ts";
import {
  type ListContext,
  type ListTag,
  listStates,
  loadingStates,
  NO_LIST,
  refreshNotice,
} from "./list-states.ts";

/** The loaded part of the list: its first pages, after which matches of an earlier load may follow. */
type LoadedList = {
  readonly matches: readonly Match[];
  /** The totals of all matches, also of those that are not loaded. */
  readonly totals: MatchTotals;
  /** The number of matches in the pages that the last load has read so far. */
  readonly freshCount: number;
  /** The page that has not been read yet; null when all have been. */
  readonly nextPage: number | null;
};

const EMPTY_LIST: LoadedList = {
  matches: [],
  totals: totalsOf([]),
  freshCount: 0,
  nextPage: null,
};

type InvestorDashboardContext = ListContext &
  LoadedList & {
    /** The member has asked for all pages. */
    readonly loadsAll: boolean;
    /** Ids of the matches with a running review actor, which starts when the row becomes visible. */
    readonly idsWithReview: readonly string[];
    /** Ids of the matches whose review is being saved. */
    readonly savingIds: readonly string[];
    /** The decisions that are being saved or could not be saved, by the id of the match. */
    readonly unsaved: Readonly<Record<string, Decision | undefined>>;
    /** Updates that arrived while a review was being saved. They may report that review. */
    readonly deferredUpdates: readonly Update[];
    /** The result of the last review, for a toast. */
    readonly reviewResult: Message | null;
  };

export type InvestorDashboardEvent =
  | ListEvent
  /** Load all. */
  | { type: "rest.requested" }
  /** The list changed on the server. */
  | { type: "list.stale"; updates: readonly Update[] }
  /** A review is being saved. */
  | { type: "change.started"; id: string; decision: Decision }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review failed, so the list may be stale. */
  | { type: "change.failed"; id: string }
  /** A reloaded list no longer contains the match of a review that was not saved. */
  | { type: "change.lost"; problem: Message }
  /** The table shows these rows. */
  | { type: "rows.shown"; ids: readonly string[] }
  | { type: "result.dismissed" };

/** Id of the actor that sorts, filters and paginates the table. */
export const TABLE_ID = "table";

/** Id of the actor that loads a matched profile. */
export const PROFILE_READER_ID = "reader";

const replaceTransition = {
  actions: "replaceMatch",
  meta: { rules: ["4-match-review-05"] },
} as const;

/** The id of the actor that loads each page after the first one. */
const NEXT_PAGE_ID = "loadNextPage";

/**
 * The investor dashboard: the matched businesses, and a review of each match. A confirmed review
 * updates the list. The list is reloaded on other updates, after failed reviews, when the page resumes, and on request.
 * Only the first page of a long list is loaded until the member asks for all; the figures are always those of all.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as ListTag | "loadingRest" | "lost",
  },
  actors: {
    fetchMatches: apiActor("matches"),
    /** Loads another page than the first one. */
    fetchPage: taskActor<ResponseOf<"matches">, { page: number }>(),
    /** Sends `page.resumed`, and `list.stale` when an update reports a change. */
    watchPage: eventActor<InvestorDashboardEvent>(),
    arrangeTable: opportunityTableMachine,
    readProfile: matchedProfileMachine,
    reviewMatch: matchReviewMachine,
  },
  guards: {
    hasStoredResponse,
    hasMatches: ({ context }) => context.matches.length > 0,
    hasNextPage: ({ context }) => context.nextPage !== null,
    wantsNextPage: ({ context }) =>
      context.loadsAll && context.nextPage !== null,
    isInList: ({ context: { matches }, event }) =>
      eventOf(event, "list.stale").updates.every((update) =>
        isInList(matches, update),
      ),
    isSaving: ({ context }) => context.savingIds.length > 0,
    /** No other review is being saved, and a deferred update reports a change that is not yet in the list. */
    hasOtherUpdates: ({ context, event }) => {
      const { match } = eventOf(event, "match.changed");
      const { savingIds, deferredUpdates } = withReview(context, match);
      return savingIds.length === 0 && deferredUpdates.length > 0;
    },
  },
  actions: {
    startTable: spawnChild("arrangeTable", { id: TABLE_ID }),
    startReader: spawnChild("readProfile", { id: PROFILE_READER_ID }),
    /**
     * Adds the loaded page to the list. Sends the new list to the table, sends changed matches to their reviews and to
     * an open profile, and stops the reviews of removed matches. An unsaved decision on a removed match can no longer be
     * saved.
     */
    setMatches: enqueueActions(({ context, event, enqueue }) => {
      const previous = new Map(
        context.matches.map((match) => [match.id, match]),
      );
      const isNext =
        event.type === (`xstate.done.actor.${NEXT_PAGE_ID}` as string);
      const list = withPage(
        isNext ? context : { ...context, freshCount: 0, nextPage: 1 },
        outputOf(event),
      );
      const matches = reuseUnchanged(previous, list.matches);
      const matchesById = new Map(matches.map((match) => [match.id, match]));
      const isListed = (id: string) => matchesById.has(id);
      const idsWithReview = context.idsWithReview.filter(isListed);
      const savingIds = context.savingIds.filter(isListed);
      for (const id of context.idsWithReview)
        if (!isListed(id)) enqueue.stopChild(reviewId(id));
      for (const [id, before] of previous) {
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
      enqueue.assign({
        ...list,
        matches,
        idsWithReview,
        savingIds,
        notice: null,
      });
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
    }),
    /** Runs only for the first list, when there are no reviews to update. */
    restoreMatches: enqueueActions(({ event, enqueue }) => {
      const list = withPage(EMPTY_LIST, lastResponseOf(event));
      const { matches } = list;
      enqueue.assign({ ...list, notice: staleDataNotice({ event }) });
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
    }),
    /** Starts a review actor when the row of a match becomes visible. The actor runs while the match is in the list. */
    startReviews: enqueueActions(({ context, event, enqueue }) => {
      const { ids: visibleIds } = eventOf(event, "rows.shown");
      const withoutReview = context.matches.filter(
        ({ id }) =>
          visibleIds.includes(id) && !context.idsWithReview.includes(id),
      );
      for (const match of withoutReview) {
        const id = reviewId(match.id);
        enqueue.spawnChild("reviewMatch", { id, input: { match } });
      }
      const ids = withoutReview.map(({ id }) => id);
      enqueue.assign({ idsWithReview: [...context.idsWithReview, ...ids] });
    }),
    addSavingId: assign(({ context, event }) => {
      const { id, decision } = eventOf(event, "change.started");
      return {
        savingIds: [...context.savingIds, id],
        unsaved: { ...context.unsaved, [id]: decision },
      };
    }),
    deferUpdates: assign(({ context, event }) => ({
      deferredUpdates: [
        ...context.deferredUpdates,
        ...eventOf(event, "list.stale").updates,
      ],
    })),
    clearDeferredUpdates: assign({ deferredUpdates: [] }),
    removeSavingId: assign(({ context, event }) => {
      const { id } = eventOf(event, "change.failed");
      return { savingIds: context.savingIds.filter((other) => other !== id) };
    }),
    /** Also sends the list to the table, and the match to an open profile, which may need to close or reload. */
    replaceMatch: enqueueActions(({ context, event, enqueue }) => {
      const { match } = eventOf(event, "match.changed");
      const changed = withReview(context, match);
      enqueue.assign(changed);
      const { matches } = changed;
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
      enqueue.sendTo(PROFILE_READER_ID, event);
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
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    showLoadFailure: assign({ notice: loadNotice }),
    showRefreshFailure: assign({ notice: refreshNotice }),
    loadAll: assign({ loadsAll: true }),
    showRestFailure: assign({
      loadsAll: false,
      notice: message("investor.restNotLoaded"),
    }),
  },
  delays: { slowLoad: SLOW_LOAD, noticeTimeout: NOTICE_DURATION },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses, and approve or decline them.",
  meta: { title: "Investor dashboard", who: "Investors", area: "funding" },
  context: {
    ...NO_LIST,
    ...EMPTY_LIST,
    loadsAll: false,
    idsWithReview: [],
    savingIds: [],
    unsaved: {},
    deferredUpdates: [],
    reviewResult: null,
  },
  invoke: invokeEventActor("watchPage"),
  entry: ["startTable", "startReader"],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "A review actor starts for each visible row.",
    },
  },
  type: "parallel",
  states: {
    reviewResult: {
      description: "The result of the last review.",
      initial: "none",
      on: {
        "match.changed": { target: ".shown", actions: "showReviewResult" },
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
    matches: {
      description: "The businesses matched with this investor.",
      initial: "loading",
      states: {
        ...loadingStates,
        failed: {
          ...loadingStates.failed,
          meta: { rules: ["2-investor-dashboard-16"] },
        },
        list: {
          description: "The list is loaded. A confirmed review updates it.",
          tags: "list",
          initial: "checking",
          on: {
            ...refreshTransitions,
            "list.stale": [
              {
                guard: "isInList",
                description: "The list already contains the changes.",
              },
              {
                guard: "isSaving",
                actions: "deferUpdates",
                description:
                  "The change may be the review that is being saved.",
              },
              { target: ".refreshing" },
            ],
            "change.started": { actions: "addSavingId" },
            "match.changed": [
              {
                guard: "hasOtherUpdates",
                target: ".refreshing",
                ...replaceTransition,
                description:
                  "Another change was reported while the review was being saved.",
              },
              replaceTransition,
            ],
            "change.failed": {
              target: ".refreshing",
              actions: "removeSavingId",
              description:
                "A review could not be saved, so the list may be stale.",
            },
          },
          states: {
            ...listStates,
            checking: {
              ...listStates.checking,
              always: [
                { guard: "wantsNextPage", target: "loadingRest" },
                ...listStates.checking.always,
              ],
            },
            filled: {
              description:
                "The figures, the pie chart, and one row per loaded match with Approve and Decline are shown. If the list is longer, the page offers to load all.",
              on: {
                "rest.requested": {
                  guard: "hasNextPage",
                  target: "loadingRest",
                  actions: "loadAll",
                  meta: { rules: ["2-investor-dashboard-58"] },
                },
              },
            },
            loadingRest: {
              description:
                "The next page of the list is being loaded. The loaded rows can be used.",
              tags: "loadingRest",
              meta: { rules: ["2-investor-dashboard-58"] },
              invoke: {
                id: NEXT_PAGE_ID,
                src: "fetchPage",
                input: nextPageInput,
                onDone: { target: "checking", actions: "setMatches" },
                onError: {
                  target: "checking",
                  actions: "showRestFailure",
                  description:
                    "The loaded rows stay, and the page offers to load all again.",
                },
              },
              on: {
                "match.changed": {
                  target: "loadingRest",
                  reenter: true,
                  ...replaceTransition,
                  description:
                    "The running request may return the match as it was before the review.",
                },
              },
            },
            empty: {
              description:
                "The empty table explains how to get the first match.",
              tags: "empty",
              meta: {
                rules: ["2-investor-dashboard-14", "2-investor-dashboard-15"],
              },
            },
            refreshing: {
              ...listStates.refreshing,
              entry: "clearDeferredUpdates",
              on: {
                ...listStates.refreshing.on,
                "list.stale": {
                  target: "refreshing",
                  reenter: true,
                  description: "The running request may return stale data.",
                },
                "match.changed": {
                  target: "refreshing",
                  reenter: true,
                  ...replaceTransition,
                  description:
                    "The running request may return the match as it was before the review.",
                },
              },
            },
          },
        },
      },
    },
  },
});

function nextPageInput({ context }: { context: LoadedList }) {
  return { page: context.nextPage ?? 1 };
}

/** Returns the id of the actor that reviews a match. */
export function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the part of the context that changes when the server has confirmed a review. */
function withReview(context: InvestorDashboardContext, changed: Match) {
  const matches = context.matches.map((match) =>
    match.id === changed.id ? changed : match,
  );
  const before = context.matches.find(({ id }) => id === changed.id);
  return {
    matches,
    totals: before
      ? withStatus(context.totals, shownStatus(before), shownStatus(changed))
      : context.totals,
    savingIds: context.savingIds.filter((id) => id !== changed.id),
    unsaved: { ...context.unsaved, [changed.id]: undefined },
    deferredUpdates: context.deferredUpdates.filter(
      (update) => !isInList(matches, update),
    ),
  };
}

/** Returns the totals after a review has changed the status of a match. */
function withStatus(
  totals: MatchTotals,
  before: ShownStatus,
  after: ShownStatus,
): MatchTotals {
  const statuses = { ...totals.statuses };
  statuses[before] -= 1;
  statuses[after] += 1;
  return { ...totals, statuses };
}

/**
 * Returns the list with the page that was read. While pages are missing, it keeps the previous matches that follow its
 * own: newer matches may have moved them to a later page. Previous matches before these are no longer in the list.
 */
function withPage(
  { matches: previous, freshCount, nextPage }: LoadedList,
  response: ResponseOf<"matches">,
): LoadedList {
  const { matches: read, totals } = pageOf(response);
  const known = previous.slice(0, freshCount);
  const knownIds = new Set(known.map(({ id }) => id));
  const fresh = [...known, ...read.filter(({ id }) => !knownIds.has(id))];
  const freshIds = new Set(fresh.map(({ id }) => id));
  const isComplete = read.length === 0 || fresh.length >= totals.count;
  const last = previous.findLastIndex(({ id }) => freshIds.has(id));
  return {
    matches: isComplete ? fresh : [...fresh, ...previous.slice(last + 1)],
    totals,
    freshCount: fresh.length,
    nextPage: isComplete ? null : (nextPage ?? 1) + 1,
  };
}

/**
 * Returns whether the history of a match in the list already has the entry that an update reports. This is the case
 * after the investor's own review, which the server returns in the response and also reports as an update.
 */
export function isInList(
  matches: readonly Match[],
  { match_id, kind, at }: Update,
): boolean {
  return matches.some(
    ({ id, history }) =>
      id === match_id &&
      history.some((entry) => entry.status === kind && entry.at === at),
  );
}

/** Returns the reloaded list with the previous object of each unchanged match, so that its row does not re-render. */
export function reuseUnchanged(
  previous: ReadonlyMap<string, Match>,
  loaded: readonly Match[],
): readonly Match[] {
  return loaded.map((match) => {
    const before = previous.get(match.id);
    return before &&
      before !== match &&
      JSON.stringify(before) === JSON.stringify(match)
      ? before
      : match;
  });
}

/** Returns the message with the number of businesses that this investor has not reviewed yet. */
export function waitingNotice({ statuses }: MatchTotals): Message {
  return message("investor.waiting", { count: statuses.pending });
}
