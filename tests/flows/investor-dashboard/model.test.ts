import { expect } from "vitest";
import type { SnapshotFrom } from "xstate";
import { randomWalks } from "xstate-toolkit/run";
import { NOTICE_DURATION, SLOW_LOAD } from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import { businessNameOf } from "../../../contract/profile/wire.ts";
import {
  investorDashboardMachine,
  reviewId,
} from "../../../machines/investor-dashboard/chart.ts";
import type { Decision } from "../../../machines/match-review/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { approvedMatch } from "../match-cases.ts";
import { investorProfile } from "../profile/cases.ts";
import {
  hasStoredResponse,
  keepsList,
  keepsProfile,
  refreshesOnlyProfile,
  reloadsProfile,
  STORED_RESPONSE_NOTICE,
} from "../stored-response-cases.ts";
import {
  idsOf,
  pageIn,
  showsReview,
  showsReviewResult,
  storesList,
  withChangedMatch,
} from "./expectations.ts";
import {
  approvalUpdate,
  events,
  investorDashboardPlan,
  refresh,
} from "./plan.ts";

const lostReviewMessage = (decision: Decision | undefined) =>
  message(
    decision === "approved" ? "review.lost.approved" : "review.lost.rejected",
    { name: "Nakuru Dryers" },
  );

type Before = { before: SnapshotFrom<typeof investorDashboardMachine> };
const stopsNextPage = ({ before }: Before) =>
  before.hasTag("loadingRest") ? ["loadNextPage"] : [];
const loadsNextPage = ({ before }: Before): [string, unknown][] => [
  ["loadNextPage", { page: before.context.nextPage }],
];

walkMachine(investorDashboardMachine, {
  ...investorDashboardPlan,
  stories: {
    "a reloaded list updates the reviews of changed matches and stops those of removed matches":
      "loadMatches done#1 › rows.shown#2 › change.started#1 › change.started#2 › refresh.requested › refreshMatches done#2",
    "unchanged matches are not sent to their reviews":
      "loadMatches done#1 › rows.shown#2 › refresh.requested › refreshMatches done#1",
    "an approval and a rejection are lost, because the list no longer contains their matches":
      "loadMatches done#1 › change.started#1 › change.failed › change.started#2 › refreshMatches done#2 › refresh.requested › refreshMatches done#3",
    "after one review is confirmed, another one is still being saved":
      "loadMatches done#1 › change.started#2 › change.started#1 › list.stale#2 › match.changed#1",
    "all pages of a long list are loaded, the second one again after a review":
      "loadMatches done#4 › rows.shown#1 › rest.requested › match.changed#1 › loadNextPage done#1 › loadNextPage done#2",
    "an empty page ends the list":
      "loadMatches done#4 › rest.requested › loadNextPage done#1 › loadNextPage done#3",
    "a refresh loads all pages again, and meanwhile keeps the matches of later pages":
      "loadMatches done#4 › rest.requested › loadNextPage done#1 › loadNextPage done#2 › refresh.requested › refreshMatches done#4 › loadNextPage done#1",
    "a match that newer ones have moved to a later page stays in the list":
      "loadMatches done#1 › change.started#2 › refresh.requested › refreshMatches done#4",
    "after one review fails, another one is still being saved":
      "loadMatches done#1 › change.started#2 › change.started#1 › change.failed",
  },
  states: {
    "profile.fetching": {
      tags: ["profileLoading"],
      notTags: ["noProfile"],
    },
    "profile.loaded": {
      notTags: ["noProfile"],
      check: ({ snapshot }) =>
        expect(
          snapshot.context.profile && businessNameOf(snapshot.context.profile),
        ).toMatch(/^(Harmattan Fund|Old Name)$/),
    },
    "profile.restored": {
      notTags: ["noProfile"],
      context: {
        profile: investorProfile,
        profileNotice: STORED_RESPONSE_NOTICE,
      },
    },
    "profile.missing": { tags: ["noProfile"], context: { profile: null } },
    "profile.reloading": { notTags: ["noProfile", "profileLoading"] },
    "profile.checkingAgain": {
      tags: ["noProfile"],
      context: { profile: null },
    },
    "profile.unavailable": {
      notTags: ["noProfile"],
      context: { profile: null },
    },
    "reviewResult.none": { context: { reviewResult: null } },
    "reviewResult.shown": ({ snapshot: { context } }) =>
      expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
        /^You have (approved Nakuru Dryers\. We have introduced you by email|declined Nakuru Dryers)\.$/,
      ),
    "reviewResult.lost": ({ snapshot: { context } }) =>
      expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
        /^Failed to (approve\.|decline – please try again\.) The match with Nakuru Dryers was replaced or closed and can no longer be changed\.$/,
      ),
    "matches.loading": {
      tags: ["loading"],
      notTags: ["list", "failed", "empty"],
      check: refreshesOnlyProfile,
    },
    "matches.failed": {
      tags: ["failed"],
      notTags: ["list", "loading"],
      context: { matches: [], slow: false },
      can: [{ type: "load.retried" }],
    },
    "matches.list.filled": {
      tags: ["list"],
      context: { slow: false },
      notTags: ["empty", "refreshing", "loadingRest", "failed"],
      can: [refresh],
      check: ({ snapshot }) =>
        expect(snapshot.context.matches.length).toBeGreaterThan(0),
    },
    "matches.list.empty": {
      tags: ["list", "empty"],
      notTags: ["failed"],
      context: { matches: [], slow: false },
      can: [refresh],
    },
    "matches.list.refreshing": {
      tags: ["list", "refreshing"],
      check: refreshesOnlyProfile,
    },
    "matches.list.loadingRest": {
      tags: ["list", "loadingRest"],
      notTags: ["refreshing"],
      can: [refresh],
    },
  },
  transitions: {
    "(start)": {
      calls: [
        ["table"],
        ["reader"],
        ["watchPage"],
        ["fetchProfile"],
        ["loadMatches"],
      ],
      context: { profile: null, matches: [], reviewResult: null, slow: false },
    },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "(root) --rows.shown--> (stays)": {
      calls: ({ before: { context }, event }) =>
        context.matches
          .filter(({ id }) => event.ids.includes(id))
          .filter(({ id }) => !context.idsWithReview.includes(id))
          .map((match) => [reviewId(match.id), { match }]),
      check: ({ after: { context }, event }) =>
        expect(context.idsWithReview).toEqual(
          expect.arrayContaining(
            idsOf(context.matches).filter((id) => event.ids.includes(id)),
          ),
        ),
    },
    "profile.fetching --onDone(fetchProfile)--> profile.loaded": {
      context: ({ event }) => ({ profile: event.output }),
    },
    "profile.fetching --onError(fetchProfile) [isMissing]--> profile.missing": {
      when: ({ event }) => event.error.status === 404,
      context: { profile: null, profileNotice: null },
    },
    "profile.fetching --onError(fetchProfile) [hasStoredResponse]--> profile.restored":
      {
        when: hasStoredResponse,

        context: {
          profile: investorProfile,
          profileNotice: STORED_RESPONSE_NOTICE,
        },
      },
    "profile.loaded --refresh.requested--> profile.reloading": reloadsProfile,
    "profile.loaded --page.resumed--> profile.reloading": reloadsProfile,
    "profile.reloading --onDone(reloadProfile)--> profile.loaded": {
      context: ({ event }) => ({ profile: event.output, profileNotice: null }),
    },
    "profile.reloading --onError(reloadProfile)--> profile.loaded":
      keepsProfile,
    "profile.missing --refresh.requested--> profile.checkingAgain":
      reloadsProfile,
    "profile.missing --page.resumed--> profile.checkingAgain": reloadsProfile,
    "profile.checkingAgain --onDone(reloadProfile)--> profile.loaded": {
      context: ({ event }) => ({ profile: event.output, profileNotice: null }),
    },
    "profile.checkingAgain --onError(reloadProfile)--> profile.missing":
      keepsProfile,
    "profile.restored --refresh.requested--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: "unchanged",
    },
    "profile.restored --page.resumed--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: "unchanged",
    },
    "profile.fetching --onError(fetchProfile) [else]--> profile.unavailable": {
      effects: [["logFailure"]],
      context: { profile: null, profileNotice: null },
    },
    "profile.unavailable --page.resumed--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "profile.unavailable --refresh.requested--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "profile.unavailable --load.retried--> profile.fetching": {
      calls: [["fetchProfile"]],
      context: { profile: null },
    },
    "reviewResult --match.changed--> reviewResult.shown": showsReviewResult,
    "reviewResult --change.lost--> reviewResult.lost": {
      context: ({ event }) => ({ reviewResult: event.problem }),
      check: ({ before: { context }, event }) => {
        const ids = idsOf(context.matches);
        const lost = Object.entries(context.unsaved)
          .filter(([id]) => !ids.includes(id))
          .map(([, decision]) => decision);
        expect(lost.map(lostReviewMessage)).toContainEqual(event.problem);
      },
    },
    "reviewResult --result.dismissed--> reviewResult.none": {
      context: { reviewResult: null },
    },
    "reviewResult.shown --after(noticeTimeout)--> reviewResult.none": {
      after: NOTICE_DURATION,
      context: { reviewResult: null },
    },
    "matches.loading --onDone(loadMatches)--> matches.list": storesList,
    "matches.loading --onError(loadMatches) [hasStoredResponse]--> matches.list":
      {
        when: hasStoredResponse,

        context: ({ event }) => ({
          ...pageIn(event),
          notice: STORED_RESPONSE_NOTICE,
        }),
        effects: ({ event }) => [
          [
            "sendTo table",
            {
              type: "list.loaded",
              matches: pageIn(event).matches,
            },
          ],
        ],
      },
    "matches.loading --onError(loadMatches) [else]--> matches.failed": {
      check: ({ after, event }) =>
        expect(after.context.notice && textOf(after.context.notice)).toBe(
          event.error.kind === "noResponse"
            ? "You appear to be offline. Check your connection and try again."
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
    "matches.failed --page.resumed--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.loading --list.stale--> matches.loading": {
      stops: ["loadMatches"],
      calls: [["loadMatches"]],
      context: { slow: false },
    },
    "matches.failed --list.stale--> matches.loading": {
      calls: [["loadMatches"]],
    },
    "matches.list --list.stale [isInList]--> (ignored)": {
      when: ({ context, event }) =>
        context.matches.includes(approvedMatch) &&
        event.updates.includes(approvalUpdate),
      context: "unchanged",
    },
    "matches.list --list.stale [isSaving]--> (stays)": {
      when: ({ context }) => context.savingIds.length > 0,
      context: ({ before, event }) => ({
        deferredUpdates: [...before.context.deferredUpdates, ...event.updates],
      }),
    },
    "matches.list.refreshing --list.stale--> matches.list.refreshing": {
      stops: ["refreshMatches"],
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --list.stale [else]--> matches.list.refreshing": {
      stops: stopsNextPage,
      calls: [["refreshMatches"]],
      context: "unchanged",
    },
    "matches.list --refresh.requested--> matches.list.refreshing": {
      stops: stopsNextPage,
      calls: [["refreshMatches"]],
      context: ({ before }) => ({ ...before.context, deferredUpdates: [] }),
    },
    "matches.list --page.resumed--> matches.list.refreshing": {
      stops: stopsNextPage,
      calls: [["refreshMatches"]],
      context: ({ before }) => ({ ...before.context, deferredUpdates: [] }),
    },
    "matches.list --change.started--> (stays)": {
      context: ({ before, event }) => ({
        savingIds: [...before.context.savingIds, event.id],
        unsaved: { ...before.context.unsaved, [event.id]: event.decision },
      }),
    },
    "matches.list --match.changed [hasOtherUpdates]--> matches.list.refreshing":
      {
        ...showsReview,

        when: ({ before, event }) =>
          before.context.savingIds.every((id) => id === event.match.id) &&
          before.context.deferredUpdates.some(
            (update) =>
              update !== approvalUpdate ||
              !withChangedMatch(before, event).includes(approvedMatch),
          ),
        calls: [["refreshMatches"]],
      },
    "matches.list --match.changed [else]--> (stays)": {
      ...showsReview,
    },
    "matches.list.refreshing --match.changed--> matches.list.refreshing": {
      ...showsReview,

      stops: ["refreshMatches"],
      calls: [["refreshMatches"]],
    },
    "matches.list --change.failed--> matches.list.refreshing": {
      stops: ({ before }) =>
        before.hasTag("refreshing")
          ? ["refreshMatches"]
          : stopsNextPage({ before }),
      calls: [["refreshMatches"]],
      context: ({ before, event }) => ({
        savingIds: before.context.savingIds.filter((id) => id !== event.id),
        deferredUpdates: [],
      }),
    },
    "matches.list.checking --always [hasMatches]--> matches.list.filled": {
      when: ({ context }) => context.matches.length > 0,
      context: "unchanged",
    },
    "matches.list.checking --always [wantsNextPage]--> matches.list.loadingRest":
      {
        when: ({ context }) => context.loadsAll && context.nextPage !== null,
        calls: loadsNextPage,
        context: "unchanged",
      },
    "matches.list.filled --rest.requested [hasNextPage]--> matches.list.loadingRest":
      {
        when: ({ context }) => context.nextPage !== null,
        calls: loadsNextPage,
        context: { loadsAll: true },
      },
    "matches.list.loadingRest --onDone(loadNextPage)--> matches.list.checking":
      storesList,
    "matches.list.loadingRest --onError(loadNextPage)--> matches.list.checking":
      {
        context: {
          loadsAll: false,
          notice: message("investor.restNotLoaded"),
        },
      },
    "matches.list.loadingRest --match.changed--> matches.list.loadingRest": {
      ...showsReview,

      stops: ["loadNextPage"],
      calls: loadsNextPage,
    },
    "matches.list.checking --always [else]--> matches.list.empty": {
      context: "unchanged",
    },
    "matches.list.refreshing --refresh.requested--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --page.resumed--> (ignored)": {
      context: "unchanged",
    },
    "matches.list.refreshing --onDone(refreshMatches)--> matches.list.checking":
      storesList,
    "matches.list.refreshing --onError(refreshMatches)--> matches.list.checking":
      keepsList,
  },
  invariants: {
    "a review runs for exactly the matches in idsWithReview, and all of them are in the list":
      ({ snapshot: { children, context } }) => {
        expect(
          Object.keys(children)
            .filter((id) => id.startsWith("review."))
            .toSorted(),
        ).toEqual(context.idsWithReview.map(reviewId).toSorted());
        expect(idsOf(context.matches)).toEqual(
          expect.arrayContaining([...context.idsWithReview]),
        );
      },
  },
});

randomWalks(investorDashboardMachine, {
  events,
  invariants: {
    "a row changes only when a review is confirmed or a list is loaded": {
      rules: ["4-match-review-05"],
      check: ({ snapshot, before, event }) => {
        const isSame = snapshot.context.matches === before.context.matches;
        expect(
          isSame ||
            event.type === "xstate.done.actor.loadMatches" ||
            event.type === "xstate.done.actor.refreshMatches" ||
            event.type === "xstate.done.actor.loadNextPage" ||
            (event.type === "xstate.error.actor.loadMatches" &&
              hasStoredResponse({ event })) ||
            event.type === "match.changed",
        ).toBe(true);
      },
    },
  },
});
