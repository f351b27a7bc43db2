import { assign, enqueueActions, setup, spawnChild } from "xstate";
import type { Match, Update } from "../../contract/calls/matches.ts";
import { NOTICE_DURATION, SLOW_LOAD } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import { type Decision, matchReviewMachine } from "../match-review/chart.ts";
import { shownStatus } from "../match-status/chart.ts";
import { matchedProfileMachine } from "../matched-profile/chart.ts";
import { opportunityTableMachine } from "../opportunity-table/chart.ts";
import { eventOf, hasStatus, outputOf } from "../shared/actor-events.ts";
import {
  apiActor,
  eventActor,
  invokeEventActor,
} from "../shared/actor-stub.ts";
import {
  type ListContext,
  type ListEvent,
  type ListTag,
  listStates,
  loadingStates,
  NO_LIST,
  refreshNotice,
  refreshTransitions,
} from "../shared/match-list.ts";
import { loadNotice } from "../shared/notice.ts";
import {
  hasStoredResponse,
  lastResponseOf,
  NO_PROFILE,
  type ProfileContext,
  type ProfileTag,
  profileStates,
  staleDataNotice,
} from "../shared/stored-response.ts";

type InvestorDashboardContext = ListContext &
  ProfileContext & {
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

const sharedProfileStates = profileStates("unavailable");

const replaceTransition = {
  actions: "replaceMatch",
  meta: { rules: ["4-match-review-05"] },
} as const;

export type SectorShare = {
  readonly sector: string;
  readonly count: number;
  /** The names of the businesses in the sector, in the order of the list. */
  readonly names: readonly string[];
};

/**
 * The investor dashboard: the investor's name, the matched businesses, and a review of each match. A confirmed review
 * updates the list. The list is reloaded on other updates, after failed reviews, when the page resumes, and on request.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as ListTag | ProfileTag,
  },
  actors: {
    fetchProfile: apiActor("profile"),
    fetchMatches: apiActor("matches"),
    /** Sends `page.resumed`, and `list.stale` when an update reports a change. */
    watchPage: eventActor<InvestorDashboardEvent>(),
    arrangeTable: opportunityTableMachine,
    readProfile: matchedProfileMachine,
    reviewMatch: matchReviewMachine,
  },
  guards: {
    isMissing: hasStatus(404),
    hasStoredResponse,
    hasMatches: ({ context }) => context.matches.length > 0,
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
    setProfile: assign({
      profile: ({ event }) => outputOf<Profile>(event),
      profileNotice: null,
    }),
    restoreProfile: assign({
      profile: ({ event }) => lastResponseOf<Profile>(event),
      profileNotice: staleDataNotice,
    }),
    clearProfile: assign(NO_PROFILE),
    startTable: spawnChild("arrangeTable", { id: TABLE_ID }),
    startReader: spawnChild("readProfile", { id: PROFILE_READER_ID }),
    /**
     * Sends the new list to the table, sends changed matches to their reviews and to an open profile, and stops the
     * reviews of removed matches. An unsaved decision on a removed match can no longer be saved.
     */
    setMatches: enqueueActions(({ context, event, enqueue }) => {
      const previous = new Map(
        context.matches.map((match) => [match.id, match]),
      );
      const matches = reuseUnchanged(
        previous,
        outputOf<readonly Match[]>(event),
      );
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
      enqueue.assign({ matches, idsWithReview, savingIds, notice: null });
      enqueue.sendTo(TABLE_ID, { type: "list.loaded", matches });
    }),
    /** Runs only for the first list, when there are no reviews to update. */
    restoreMatches: enqueueActions(({ event, enqueue }) => {
      const matches = lastResponseOf<readonly Match[]>(event);
      enqueue.assign({ matches, notice: staleDataNotice({ event }) });
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
    /** Effect, implemented in `src/`. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, noticeTimeout: NOTICE_DURATION },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses, and approve or decline them.",
  meta: { title: "Investor dashboard", who: "Investors", area: "funding" },
  context: {
    ...NO_LIST,
    ...NO_PROFILE,
    idsWithReview: [],
    savingIds: [],
    unsaved: {},
    deferredUpdates: [],
    reviewResult: null,
  },
  invoke: invokeEventActor("watchPage", {
    onError: {
      description: "Only Refresh and a failed review reload the list.",
    },
  }),
  entry: ["startTable", "startReader"],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "A review actor starts for each visible row.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The business name in the welcome line.",
      initial: "fetching",
      states: {
        ...sharedProfileStates,
        loaded: {
          ...sharedProfileStates.loaded,
          description: "The welcome line shows the business name.",
          meta: { rules: ["2-investor-dashboard-09"] },
        },
        missing: {
          ...sharedProfileStates.missing,
          description:
            "There is no profile yet, so no business can be matched. The page asks the member to set up a profile.",
        },
        unavailable: {
          ...sharedProfileStates.unavailable,
          description: "The welcome line has no name.",
          meta: { rules: ["8-investor-dashboard-01"] },
        },
      },
    },
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
            filled: {
              description:
                "The figures, the pie chart, and one row per match with Approve and Decline are shown.",
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

/** Returns the id of the actor that reviews a match. */
export function reviewId(matchId: string): string {
  return `review.${matchId}`;
}

/** Returns the part of the context that changes when the server has confirmed a review. */
function withReview(context: InvestorDashboardContext, changed: Match) {
  const matches = context.matches.map((match) =>
    match.id === changed.id ? changed : match,
  );
  return {
    matches,
    savingIds: context.savingIds.filter((id) => id !== changed.id),
    unsaved: { ...context.unsaved, [changed.id]: undefined },
    deferredUpdates: context.deferredUpdates.filter(
      (update) => !isInList(matches, update),
    ),
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
    return before && JSON.stringify(before) === JSON.stringify(match)
      ? before
      : match;
  });
}

/**
 * Returns the sectors, largest first, with the number and names of their businesses. Omits matches without a sector.
 */
export function sectorShares(
  matches: readonly Match[],
): readonly SectorShare[] {
  const bySector = new Map<string, Match[]>();
  for (const match of matches) {
    const sector = match.investee.sector_type;
    if (sector === "") continue;
    bySector.set(sector, [...(bySector.get(sector) ?? []), match]);
  }
  return [...bySector]
    .map(([sector, matched]) => ({
      sector,
      count: matched.length,
      names: matched.map(({ investee }) => investee.investee_name),
    }))
    .sort(
      (a, b) => b.count - a.count || a.sector.localeCompare(b.sector, "en"),
    );
}

/** Returns the number of funded matches. */
export function fundedCount(matches: readonly Match[]): number {
  return matches.filter(({ status }) => status === "funded").length;
}

/** Returns the message with the number of businesses that this investor has not reviewed yet. */
export function waitingNotice(matches: readonly Match[]): Message {
  const count = matches.filter(
    (match) => shownStatus(match) === "pending",
  ).length;
  return message("investor.waiting", { count });
}
