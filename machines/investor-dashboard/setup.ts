import {
  assign,
  enqueueActions,
  fromCallback,
  sendTo,
  setup,
  spawnChild,
} from "xstate";
import { NEWS_SHOWN, SLOW_LOAD } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import type { Match, Profile } from "../../contract/wire.ts";
import { matchReviewMachine } from "../match-review/chart.ts";
import { matchedProfileMachine } from "../matched-profile/chart.ts";
import { opportunityTableMachine } from "../opportunity-table/chart.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import { callActor, notProvidedSource } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import {
  changeNews,
  type InvestorDashboardContext,
  type InvestorDashboardEvent,
  isInList,
  READER_ID,
  reviewId,
  TABLE_ID,
  withAnswer,
  withNews,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the investor dashboard. */
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
    fetchProfile: callActor("profile"),
    fetchMatches: callActor("matches"),
    /**
     * Sends `page.woke` when the page becomes visible or the network returns, and `list.outdated` when an update
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
      event.type === "list.outdated" &&
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
    tellReader: sendTo(READER_ID, ({ event }) => event),
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
        event.type === "list.outdated"
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
    /** Effect, provided by the shell. */
    logFailure: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, newsShown: NEWS_SHOWN },
});
