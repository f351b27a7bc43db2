import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { NEWS_SHOWN, SLOW_LOAD } from "../../contract/constants.ts";
import { message, say } from "../../contract/messages/index.ts";
import type { Match } from "../../contract/wire.ts";
import { investorDashboardMachine } from "../../machines/investor-dashboard.ts";
import {
  businessNameOf,
  reviewId,
} from "../../machines/investor-dashboard-facts.ts";
import { randomWalks, walkMachine } from "../support/walker/index.ts";
import type { TransitionExpectation } from "../support/walker/model.ts";
import {
  events,
  investorDashboardPlan,
  refresh,
} from "./investor-dashboard-plan.ts";

const NOT_REFRESHED =
  "We could not refresh this just now. What you see may be a little old.";

/** A list that came: new matches get a review, changed ones hear of it, gone ones stop. */
const remembers: TransitionExpectation<typeof investorDashboardMachine> = {
  context: ({ event }) => ({ matches: listOf(event), notice: null }),
  calls: ({ before: { context }, event }) =>
    listOf(event)
      .filter(({ id }) => !idsOf(context.matches).includes(id))
      .map((match) => [reviewId(match.id), { match }]),
  effects: ({ before: { context }, event }) =>
    listOf(event)
      .filter(({ id }) => idsOf(context.matches).includes(id))
      .filter((match) => !context.matches.includes(match))
      .map((match) => [
        `sendTo ${reviewId(match.id)}`,
        { type: "match.refreshed", match },
      ]),
  stops: ({ before: { context }, event }) =>
    idsOf(context.matches)
      .filter((id) => !idsOf(listOf(event)).includes(id))
      .map(reviewId),
};

function idsOf(matches: readonly Match[]): readonly string[] {
  return matches.map(({ id }) => id);
}

const tellsNews: TransitionExpectation<typeof investorDashboardMachine> = {
  context: ({ event }) => ({
    news: message(
      event.match.status === "approved" ? "review.approved" : "review.rejected",
      { name: "Nakuru Dryers" },
    ),
  }),
};

function listOf(event: AnyEventObject): readonly Match[] {
  return event.output;
}

walkMachine(investorDashboardMachine, {
  ...investorDashboardPlan,
  states: {
    "profile.fetching": { context: { profile: null } },
    "profile.known": {
      notTags: ["noProfile"],
      check: ({ snapshot }) =>
        expect(
          snapshot.context.profile && businessNameOf(snapshot.context.profile),
        ).toMatch(/^(Harmattan Fund|Old Name)$/),
    },
    "profile.missing": { tags: ["noProfile"], context: { profile: null } },
    "profile.unknown": {
      rules: ["8-investor-dashboard-01"],
      notTags: ["noProfile"],
      context: { profile: null },
    },
    "news.none": { context: { news: null } },
    "news.told": ({ snapshot: { context } }) =>
      expect(context.news && say(context.news)).toMatch(
        /^Nakuru Dryers is (approved\. We have introduced you by email|declined)\.$/,
      ),
    "matches.loading": {
      tags: ["loading"],
      notTags: ["list", "failed", "empty"],
      cannot: [refresh],
    },
    "matches.failed": {
      rules: ["2-investor-dashboard-16"],
      tags: ["failed"],
      notTags: ["list", "loading"],
      context: { matches: [], slow: false },
      can: [{ type: "load.retried" }],
    },
    "matches.list.filled": {
      tags: ["list"],
      notTags: ["empty", "refreshing", "failed"],
      can: [refresh],
      check: ({ snapshot }) =>
        expect(snapshot.context.matches.length).toBeGreaterThan(0),
    },
    "matches.list.empty": {
      rules: ["2-investor-dashboard-14", "2-investor-dashboard-15"],
      tags: ["list", "empty"],
      notTags: ["failed"],
      context: { matches: [] },
      can: [refresh],
    },
    "matches.list.refreshing": {
      tags: ["list", "refreshing"],
      cannot: [refresh],
    },
  },
  transitions: {
    "(start)": {
      calls: [["watchPage"], ["fetchProfile"], ["loadMatches"]],
      context: { profile: null, matches: [], news: null, slow: false },
    },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "profile.fetching --onDone(fetchProfile)--> profile.known": {
      rules: ["2-investor-dashboard-09"],
      context: ({ event }) => ({ profile: event.output }),
    },
    "profile.fetching --onError(fetchProfile) [isMissing]--> profile.missing": {
      context: "unchanged",
      check: ({ event }) => expect(event.error.status).toBe(404),
    },
    "profile.fetching --onError(fetchProfile) [else]--> profile.unknown": {
      rules: ["8-investor-dashboard-01"],
      effects: [["logFailure"]],
      context: "unchanged",
    },
    "profile.unknown --page.woke--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "news.none --match.changed--> news.told": tellsNews,
    "news.told --match.changed--> news.told": tellsNews,
    "news.told --news.read--> news.none": { context: { news: null } },
    "news.told --after(newsShown)--> news.none": {
      after: NEWS_SHOWN,
      context: { news: null },
    },
    "matches.loading --onDone(loadMatches)--> matches.list": remembers,
    "matches.loading --onError(loadMatches)--> matches.failed": {
      rules: ["2-investor-dashboard-16"],
      check: ({ after, event }) =>
        expect(after.context.notice && say(after.context.notice)).toBe(
          event.error.kind === "noAnswer"
            ? "There is no connection just now. Please check it and try again."
            : "Something went wrong on our side. Please try again in a moment.",
        ),
    },
    "matches.loading --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "matches.failed --load.retried--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.failed --page.woke--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.list --refresh.asked--> matches.list.refreshing": {
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --page.woke--> matches.list.refreshing": {
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --match.changed--> matches.list.refreshing": {
      rules: ["4-match-review-05"],
      calls: [["refreshMatches"]],
      context: ({ before, event }) => ({
        matches: before.context.matches.map((match) =>
          match.id === event.match.id ? event.match : match,
        ),
      }),
    },
    "matches.list --change.failed--> matches.list.refreshing": {
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list.looking --always [hasMatches]--> matches.list.filled": {
      context: "unchanged",
    },
    "matches.list.looking --always [else]--> matches.list.empty": {
      rules: ["2-investor-dashboard-14"],
      context: "unchanged",
    },
    "matches.list.refreshing --refresh.asked--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --page.woke--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --onDone(refreshMatches)--> matches.list.looking":
      remembers,
    "matches.list.refreshing --onError(refreshMatches)--> matches.list.looking":
      {
        check: ({ before, after }) => {
          expect(after.context.matches).toEqual(before.context.matches);
          expect(after.context.notice && say(after.context.notice)).toBe(
            NOT_REFRESHED,
          );
        },
      },
  },
  invariants: {
    "every match of the list has its review": ({ snapshot }) => {
      expect(
        Object.keys(snapshot.children)
          .filter((id) => id.startsWith("review."))
          .toSorted(),
      ).toEqual(
        snapshot.context.matches.map(({ id }) => reviewId(id)).toSorted(),
      );
    },
  },
});

randomWalks(investorDashboardMachine, {
  events,
  invariants: {
    "[4-match-review-05] a row changes only by a confirmed answer or a list": ({
      snapshot,
      before,
      event,
    }) => {
      const isSame = snapshot.context.matches === before.context.matches;
      expect(
        isSame || "output" in event || event.type === "match.changed",
      ).toBe(true);
    },
  },
});
