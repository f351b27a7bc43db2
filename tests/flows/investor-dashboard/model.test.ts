import { expect } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import { NOTICE_DURATION, SLOW_LOAD } from "../../../contract/constants.ts";
import { message, textOf } from "../../../contract/messages/index.ts";
import {
  investorDashboardMachine,
  reviewId,
} from "../../../machines/investor-dashboard/chart.ts";
import type { Decision } from "../../../machines/match-review/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  failsList,
  listFailed,
  listLoading,
  listRefreshing,
} from "../dashboard-cases.ts";
import { approvedMatch } from "../match-cases.ts";
import {
  hasStoredResponse,
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
import { approvalUpdate, events, investorDashboardPlan } from "./plan.ts";

const lostReviewMessage = (decision: Decision | undefined) =>
  message(
    decision === "approved" ? "review.lost.approved" : "review.lost.rejected",
    { name: "Nakuru Dryers" },
  );

testMachine(investorDashboardMachine, {
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
  delays: { noticeTimeout: NOTICE_DURATION, slowLoad: SLOW_LOAD },
  initialContext: {
    matches: [],
    reviewResult: null,
    slow: false,
  },
  expect: {
    "(root)": {
      calls: ["table", "reader", "watchPage"],
      on: {
        "rows.shown": {
          calls: ({ before: { context }, event }) =>
            context.matches
              .filter(({ id }) => event.ids.includes(id))
              .filter(({ id }) => !context.idsWithReview.includes(id))
              .map((match) => [reviewId(match.id), { match }] as const),
          check: ({ after: { context }, event }) =>
            expect(context.idsWithReview).toEqual(
              expect.arrayContaining(
                idsOf(context.matches).filter((id) => event.ids.includes(id)),
              ),
            ),
        },
      },
    },
    reviewResult: {
      on: {
        "match.changed": { to: "reviewResult.shown", ...showsReviewResult },
        "change.lost": {
          to: "reviewResult.lost",
          context: ({ event }) => ({ reviewResult: event.problem }),
          check: ({ before: { context }, event }) => {
            const ids = idsOf(context.matches);
            const lost = Object.entries(context.unsaved)
              .filter(([id]) => !ids.includes(id))
              .map(([, decision]) => decision);
            expect(lost.map(lostReviewMessage)).toContainEqual(event.problem);
          },
        },
        "result.dismissed": {
          to: "reviewResult.none",
          context: { reviewResult: null },
        },
      },
    },
    "reviewResult.none": { context: { reviewResult: null } },
    "reviewResult.shown": {
      check: ({ snapshot: { context } }) =>
        expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
          /^You have (approved Nakuru Dryers\. We have introduced you by email|declined Nakuru Dryers)\.$/,
        ),
      after: {
        noticeTimeout: {
          to: "reviewResult.none",
          context: { reviewResult: null },
        },
      },
    },
    "reviewResult.lost": {
      tags: "lost",
      check: ({ snapshot: { context } }) =>
        expect(context.reviewResult && textOf(context.reviewResult)).toMatch(
          /^Failed to (approve\.|decline – please try again\.) The match with Nakuru Dryers was replaced or closed and can no longer be changed\.$/,
        ),
    },
    "matches.loading": {
      ...listLoading,
      onDone: { to: "matches.list", ...storesList },
      onError: [
        {
          to: "matches.list",
          effects: ({ event }) => ({
            "sendTo table": {
              type: "list.loaded",
              matches: pageIn(event).matches,
            },
          }),
          when: hasStoredResponse,
          context: ({ event }) => ({
            ...pageIn(event),
            notice: STORED_RESPONSE_NOTICE,
          }),
        },
        failsList,
      ],
    },
    "matches.failed": listFailed,
    "matches.list": {
      tags: "list",
      on: {
        "refresh.requested": {
          to: "matches.list.refreshing",
          context: ({ before }) => ({ ...before.context, deferredUpdates: [] }),
        },
        "page.resumed": {
          to: "matches.list.refreshing",
          context: ({ before }) => ({ ...before.context, deferredUpdates: [] }),
        },
        "list.stale": [
          {
            when: ({ context, event }) =>
              context.matches.includes(approvedMatch) &&
              event.updates.includes(approvalUpdate),
          },
          {
            when: ({ context }) => context.savingIds.length > 0,
            context: ({ before, event }) => ({
              deferredUpdates: [
                ...before.context.deferredUpdates,
                ...event.updates,
              ],
            }),
          },
          "matches.list.refreshing",
        ],
        "change.started": {
          context: ({ before, event }) => ({
            savingIds: [...before.context.savingIds, event.id],
            unsaved: { ...before.context.unsaved, [event.id]: event.decision },
          }),
        },
        "match.changed": [
          {
            to: "matches.list.refreshing",
            ...showsReview,
            when: ({ before, event }) =>
              before.context.savingIds.every((id) => id === event.match.id) &&
              before.context.deferredUpdates.some(
                (update) =>
                  update !== approvalUpdate ||
                  !withChangedMatch(before, event).includes(approvedMatch),
              ),
          },
          showsReview,
        ],
        "change.failed": {
          to: "matches.list.refreshing",
          context: ({ before, event }) => ({
            savingIds: before.context.savingIds.filter((id) => id !== event.id),
            deferredUpdates: [],
          }),
        },
      },
    },
    "matches.list.checking": {
      always: [
        {
          to: "matches.list.loadingRest",
          when: ({ context }) => context.loadsAll && context.nextPage !== null,
        },
        {
          to: "matches.list.filled",
          when: ({ context }) => context.matches.length > 0,
        },
        "matches.list.empty",
      ],
    },
    "matches.list.refreshing": {
      ...listRefreshing,
      on: {
        "refresh.requested": {},
        "page.resumed": {},
        "list.stale": { to: "matches.list.refreshing", reenter: true },
        "match.changed": {
          to: "matches.list.refreshing",
          reenter: true,
          ...showsReview,
        },
      },
      onDone: { to: "matches.list.checking", ...storesList },
    },
    "matches.list.filled": {
      context: { slow: false },
      on: {
        "rest.requested": {
          to: "matches.list.loadingRest",
          when: ({ context }) => context.nextPage !== null,
          context: { loadsAll: true },
        },
      },
    },
    "matches.list.loadingRest": {
      tags: "loadingRest",
      calls: ({ after }) => ({
        loadNextPage: { page: after.context.nextPage },
      }),
      on: {
        "match.changed": {
          to: "matches.list.loadingRest",
          reenter: true,
          ...showsReview,
        },
      },
      onDone: { to: "matches.list.checking", ...storesList },
      onError: {
        to: "matches.list.checking",
        context: {
          loadsAll: false,
          notice: message("investor.restNotLoaded"),
        },
      },
    },
    "matches.list.empty": {
      tags: "empty",
      context: { matches: [], slow: false },
    },
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

testRandomPaths(investorDashboardMachine, {
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
