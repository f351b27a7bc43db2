import {
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
} from "xstate";
import type { Match, Update } from "../../contract/calls/matches.ts";
import { NEWS_SHOWN, SLOW_LOAD } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { amountOf, type Profile } from "../../contract/profile/wire.ts";
import { matchReviewMachine } from "../match-review/chart.ts";
import { matchedProfileMachine } from "../matched-profile/chart.ts";
import {
  opportunityTableMachine,
  shownStatus,
} from "../opportunity-table/chart.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";

/** Context, events and selectors of the investor dashboard. */

type InvestorDashboardContext = {
  /** Null while unknown, or when there is no profile. */
  readonly profile: Profile | null;
  readonly matches: readonly Match[];
  /** Ids of the matches with a running review actor: those that were in view. */
  readonly reviewed: readonly string[];
  /** Ids of the matches whose new answer is being saved. */
  readonly saving: readonly string[];
  /** Updates that arrived while an answer was being saved, which may report that answer. */
  readonly deferred: readonly Update[];
  /** Why the matches could not be loaded or refreshed. */
  readonly notice: Message | null;
  /** The result of the last answer. */
  readonly news: Message | null;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};

export type InvestorDashboardEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The list changed on the server. */
  | { type: "list.stale"; updates: readonly Update[] }
  /** An answer is being saved. */
  | { type: "change.started"; id: string }
  /** The server confirmed a review. */
  | { type: "match.changed"; match: Match }
  /** A review failed, so the list may be stale. */
  | { type: "change.failed"; id: string }
  /** The table shows these rows. */
  | { type: "rows.shown"; ids: readonly string[] }
  | { type: "news.read" };

/** Id of the actor that sorts, filters and pages the table. */
export const TABLE_ID = "table";

/** Id of the actor that loads a matched profile. */
export const READER_ID = "reader";

export type SectorShare = {
  readonly sector: string;
  readonly count: number;
  /** The businesses in the sector, in the order of the list. */
  readonly names: readonly string[];
};

/**
 * The investor dashboard: the investor's name, the matched businesses, and a review of each match. A confirmed answer
 * updates the list. The list is reloaded after a change by somebody else, when the page resumes, and on request.
 */
export const investorDashboardMachine = setup({
  types: {
    context: {} as InvestorDashboardContext,
    events: {} as InvestorDashboardEvent,
    tags: {} as
      | "loading"
      | "failed"
      | "empty"
      | "list"
      | "refreshing"
      | "noProfile",
  },
  actors: {
    fetchProfile: callActor("profile"),
    fetchMatches: callActor("matches"),
    /**
     * Sends `page.resumed` when the page becomes visible or the network returns, and `list.stale` when an update
     * reports a change.
     */
    watchPage: fromCallback<InvestorDashboardEvent>(notProvidedSource),
    arrangeTable: opportunityTableMachine,
    readProfile: matchedProfileMachine,
    reviewMatch: matchReviewMachine,
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    hasMatches: ({ context }) => context.matches.length > 0,
    isInList: ({ context, event }) =>
      event.type === "list.stale" &&
      event.updates.every((update) => isInList(context.matches, update)),
    isSaving: ({ context }) => context.saving.length > 0,
    /** The confirmed match is not all that was reported while it was saved. */
    lacksUpdate: ({ context, event }) => {
      if (event.type !== "match.changed") return false;
      const { saving, deferred } = withAnswer(context, event.match);
      return saving.length === 0 && deferred.length > 0;
    },
  },
  actions: {
    rememberProfile: assign({
      profile: ({ event }) => outputOf<Profile>(event),
    }),
    startTable: spawnChild("arrangeTable", { id: TABLE_ID }),
    startReader: spawnChild("readProfile", { id: READER_ID }),
    /** An open profile may have to close or to be reloaded. */
    notifyReader: sendTo(READER_ID, ({ event }) => event),
    /**
     * Sends the new list to the table, sends changed matches to their reviews, and stops the reviews of removed
     * matches.
     */
    rememberMatches: enqueueActions(({ context, event, enqueue }) => {
      const known = new Map(context.matches.map((match) => [match.id, match]));
      const matches = withNews(known, outputOf<readonly Match[]>(event));
      const read = new Map(matches.map((match) => [match.id, match]));
      const reviewed = context.reviewed.filter((id) => read.has(id));
      for (const id of context.reviewed) {
        const match = read.get(id);
        if (!match) enqueue.stopChild(reviewId(id));
        else if (match !== known.get(id))
          enqueue.sendTo(reviewId(id), { type: "match.refreshed", match });
      }
      const saving = context.saving.filter((id) => read.has(id));
      enqueue.assign({ matches, reviewed, saving, notice: null });
      enqueue.sendTo(TABLE_ID, { type: "list.read", matches });
    }),
    /** A review starts when its row becomes visible, and runs as long as the match is in the list. */
    startReviews: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "rows.shown") return;
      const fresh = context.matches.filter(
        ({ id }) => event.ids.includes(id) && !context.reviewed.includes(id),
      );
      for (const match of fresh)
        enqueue.spawnChild("reviewMatch", {
          id: reviewId(match.id),
          input: { match },
        });
      const ids = fresh.map(({ id }) => id);
      enqueue.assign({ reviewed: [...context.reviewed, ...ids] });
    }),
    noteSaving: assign({
      saving: ({ context, event }) =>
        event.type === "change.started"
          ? [...context.saving, event.id]
          : context.saving,
    }),
    deferUpdates: assign({
      deferred: ({ context, event }) =>
        event.type === "list.stale"
          ? [...context.deferred, ...event.updates]
          : context.deferred,
    }),
    clearDeferred: assign({ deferred: [] }),
    clearSaving: assign({
      saving: ({ context, event }) =>
        context.saving.filter(
          (id) => event.type !== "change.failed" || id !== event.id,
        ),
    }),
    replaceMatch: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "match.changed") return;
      const changed = withAnswer(context, event.match);
      const { matches } = changed;
      enqueue.assign(changed);
      enqueue.sendTo(TABLE_ID, { type: "list.read", matches });
    }),
    rememberNews: assign({
      news: ({ context, event }) =>
        event.type === "match.changed" ? changeNews(event.match) : context.news,
    }),
    clearNews: assign({ news: null }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noticeLoadFailed: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    noticeNotRefreshed: assign({ notice: message("load.notRefreshed") }),
    /** Effect, provided by the browser. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, newsShown: NEWS_SHOWN },
}).createMachine({
  id: "investorDashboard",
  description: "See the matched businesses and answer them.",
  meta: { title: "Investor dashboard", who: "Investors" },
  context: {
    profile: null,
    matches: [],
    reviewed: [],
    saving: [],
    deferred: [],
    notice: null,
    news: null,
    slow: false,
  },
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: {
      description: "Only Refresh and an answer reload the list.",
    },
  },
  entry: ["startTable", "startReader"],
  on: {
    "rows.shown": {
      actions: "startReviews",
      description: "Each visible row can be approved or declined.",
    },
  },
  type: "parallel",
  states: {
    profile: {
      description: "The business name in the welcome line.",
      initial: "fetching",
      states: {
        fetching: {
          description: "Loading the profile. The welcome line has no name yet.",
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: {
              target: "known",
              actions: "rememberProfile",
              meta: { rules: ["2-investor-dashboard-09"] },
            },
            onError: [
              { guard: "isMissing", target: "missing" },
              {
                target: "unknown",
                actions: "logFailure",
                description: "The failure is only logged.",
                meta: { rules: ["8-investor-dashboard-01"] },
              },
            ],
          },
        },
        known: { description: "The welcome line shows the business name." },
        missing: {
          description:
            "There is no profile yet, so no business can be matched. The page asks to set up a profile.",
          tags: "noProfile",
        },
        unknown: {
          description: "The welcome line has no name.",
          meta: { rules: ["8-investor-dashboard-01"] },
          on: {
            "page.resumed": { target: "fetching" },
          },
        },
      },
    },
    news: {
      description: "The result of the last answer.",
      initial: "none",
      states: {
        none: {
          description: "No result is shown.",
          on: {
            "match.changed": {
              target: "told",
              actions: "rememberNews",
            },
          },
        },
        told: {
          description:
            "The page shows which business was approved or declined.",
          exit: "clearNews",
          on: {
            "match.changed": {
              target: "told",
              reenter: true,
              actions: "rememberNews",
            },
            "news.read": { target: "none" },
          },
          after: {
            newsShown: {
              target: "none",
              description:
                "It disappears by itself, because the row shows the same status.",
            },
          },
        },
      },
    },
    matches: {
      description: "The businesses matched with this investor.",
      initial: "loading",
      states: {
        loading: {
          description: "Loading the matches. The page shows a skeleton.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "loadMatches",
            src: "fetchMatches",
            onDone: {
              target: "list",
              actions: "rememberMatches",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              meta: { rules: ["2-investor-dashboard-16"] },
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
            },
          },
          on: {
            "list.stale": {
              target: "loading",
              reenter: true,
              description: "The running request may return stale data.",
            },
          },
        },
        failed: {
          description:
            "The matches could not be loaded. The page explains why and offers Try Again.",
          tags: "failed",
          meta: { rules: ["2-investor-dashboard-16"] },
          on: {
            "load.retried": { target: "loading" },
            "page.resumed": { target: "loading" },
            "list.stale": {
              target: "loading",
              description: "An update arrived, so the server is reachable.",
            },
          },
        },
        list: {
          description: "The list is loaded.",
          tags: "list",
          initial: "looking",
          on: {
            "refresh.asked": { target: ".refreshing" },
            "page.resumed": {
              target: ".refreshing",
              description:
                "The list may have changed while the page was hidden.",
            },
            "list.stale": [
              {
                guard: "isInList",
                description: "The list already contains the changes.",
              },
              {
                guard: "isSaving",
                actions: "deferUpdates",
                description:
                  "The change may be the answer that is being saved.",
              },
              { target: ".refreshing" },
            ],
            "change.started": { actions: "noteSaving" },
            "match.changed": [
              {
                guard: "lacksUpdate",
                target: ".refreshing",
                actions: ["replaceMatch", "notifyReader"],
                description:
                  "Another change was reported while the answer was being saved.",
                meta: { rules: ["4-match-review-05"] },
              },
              {
                actions: ["replaceMatch", "notifyReader"],
                description: "The confirmed match updates the list.",
                meta: { rules: ["4-match-review-05"] },
              },
            ],
            "change.failed": {
              target: ".refreshing",
              actions: "clearSaving",
              description:
                "The server refused an answer, so the list may be stale.",
            },
          },
          states: {
            looking: {
              description: "Checks whether the list has matches.",
              always: [
                { guard: "hasMatches", target: "filled" },
                {
                  target: "empty",
                  meta: { rules: ["2-investor-dashboard-14"] },
                },
              ],
            },
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
              description:
                "The list is being reloaded. The previous list stays visible.",
              tags: "refreshing",
              entry: "clearDeferred",
              invoke: {
                id: "refreshMatches",
                src: "fetchMatches",
                onDone: {
                  target: "looking",
                  actions: "rememberMatches",
                },
                onError: {
                  target: "looking",
                  actions: "noticeNotRefreshed",
                  description:
                    "The previous list stays, with a note that it may be stale.",
                },
              },
              on: {
                "refresh.asked": {},
                "page.resumed": {},
                "list.stale": {
                  target: "refreshing",
                  reenter: true,
                  description: "The running request may return stale data.",
                },
                "match.changed": {
                  target: "refreshing",
                  reenter: true,
                  actions: ["replaceMatch", "notifyReader"],
                  description:
                    "The running request may return the match as it was before.",
                  meta: { rules: ["4-match-review-05"] },
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

/** Returns the business name of a profile, from its newer or its older field; null when both are empty. */
export function businessNameOf(
  profile: Pick<Profile, "business_name" | "name">,
): string | null {
  return profile.business_name || profile.name || null;
}

/** Returns the message for a confirmed answer. */
function changeNews({ status, investee }: Match): Message {
  const name = investee.investee_name;
  return message(
    status === "approved" ? "review.approved" : "review.rejected",
    { name },
  );
}

/** Returns the context after the server has confirmed an answer. */
function withAnswer(
  context: InvestorDashboardContext,
  changed: Match,
): Pick<InvestorDashboardContext, "matches" | "saving" | "deferred"> {
  const matches = context.matches.map((match) =>
    match.id === changed.id ? changed : match,
  );
  return {
    matches,
    saving: context.saving.filter((id) => id !== changed.id),
    deferred: context.deferred.filter((update) => !isInList(matches, update)),
  };
}

/**
 * True when a list already contains what an update reports, because the history of the match has the same entry. This
 * is the case after the investor's own answer, which the server both returns and reports.
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

/** Returns a reloaded list in which unchanged matches are the same objects as before. */
export function withNews(
  known: ReadonlyMap<string, Match>,
  read: readonly Match[],
): readonly Match[] {
  return read.map((match) => {
    const before = known.get(match.id);
    return before && JSON.stringify(before) === JSON.stringify(match)
      ? before
      : match;
  });
}

/** Returns the number of matches per sector, the most frequent first. Matches without a sector are left out. */
export function sectorShares(
  matches: readonly Match[],
): readonly SectorShare[] {
  const names = new Map<string, string[]>();
  for (const { investee } of matches) {
    if (investee.sector_type === "") continue;
    const others = names.get(investee.sector_type) ?? [];
    names.set(investee.sector_type, [...others, investee.investee_name]);
  }
  return [...names]
    .map(([sector, inIt]) => ({ sector, count: inIt.length, names: inIt }))
    .toSorted(
      (one, other) =>
        other.count - one.count || one.sector.localeCompare(other.sector, "en"),
    );
}

/** Returns the total amount funded, in US dollars. */
export function totalFunded(matches: readonly Match[]): number {
  return matches.reduce(
    (sum, match) => sum + (amountOf(match.funded_ammount) ?? 0),
    0,
  );
}

/** Returns the number of funded matches. */
export function fundedCount(matches: readonly Match[]): number {
  return matches.filter(({ status }) => status === "funded").length;
}

/** Returns the message with the number of businesses that wait for this investor's answer. */
export function waitingNotice(matches: readonly Match[]): Message {
  const count = matches.filter(
    (match) => shownStatus(match) === "pending",
  ).length;
  return message("investor.waiting", { count });
}
