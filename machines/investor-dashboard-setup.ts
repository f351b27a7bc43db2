import {
  assign,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from "xstate";
import { NEWS_SHOWN, SLOW_LOAD } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
import { message } from "../contract/messages/index.ts";
import type { Match, Profile } from "../contract/wire.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided, notProvidedSource } from "./actor-stub.ts";
import {
  changeNews,
  type InvestorDashboardContext,
  type InvestorDashboardEvent,
  reviewId,
  withMatch,
  withNews,
} from "./investor-dashboard-facts.ts";
import { loadNotice } from "./load-notices.ts";
import { matchReviewMachine } from "./match-review.ts";

/** What the investor dashboard may call by name: its types, guards, actions, actors and delays. */
export const investorDashboardSetup = setup({
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
    fetchProfile: fromPromise<Profile, void>(notProvided),
    fetchMatches: fromPromise<readonly Match[], void>(notProvided),
    /** Sends `page.woke` when the page comes back to the front or the network does. */
    watchPage: fromCallback<InvestorDashboardEvent>(notProvidedSource),
    reviewMatch: matchReviewMachine,
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    hasMatches: ({ context }) => context.matches.length > 0,
  },
  actions: {
    rememberProfile: assign({
      profile: ({ event }) => outputOf<Profile>(event),
    }),
    /** Keeps one review per match: a new one starts, one that changed hears of it, one that is gone stops. */
    rememberMatches: enqueueActions(({ context, event, enqueue }) => {
      const known = new Map(context.matches.map((match) => [match.id, match]));
      const matches = withNews(known, outputOf<readonly Match[]>(event));
      for (const match of matches) {
        const before = known.get(match.id);
        known.delete(match.id);
        if (before === match) continue;
        const id = reviewId(match.id);
        if (before) enqueue.sendTo(id, { type: "match.refreshed", match });
        else enqueue.spawnChild("reviewMatch", { id, input: { match } });
      }
      for (const gone of known.keys()) enqueue.stopChild(reviewId(gone));
      enqueue.assign({ matches, notice: null });
    }),
    replaceMatch: assign({
      matches: ({ context, event }) =>
        event.type === "match.changed"
          ? withMatch(context.matches, event.match)
          : context.matches,
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
    /** Effect, given by the browser. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, newsShown: NEWS_SHOWN },
});
