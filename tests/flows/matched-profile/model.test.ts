import { expect } from "vitest";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type MatchedProfileContext,
  matchedProfileMachine,
} from "../../../machines/matched-profile/chart.ts";
import { loadFailureText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchedProfilePlan, profile } from "./plan.ts";

const shownTexts = ({ notice, reason }: MatchedProfileContext) => [
  notice && textOf(notice),
  reason && textOf(reason),
];

const noMessages = { notice: null, reason: null };

testMachine(matchedProfileMachine, {
  ...matchedProfilePlan,
  expect: {
    closed: {
      context: { matchId: null, profile: null, ...noMessages },
      on: {
        "profile.requested": {
          to: "open",
          context: { matchId: "11", name: "Nakuru Dryers", profile: null },
        },
      },
    },
    open: {
      tags: "open",
      on: {
        "profile.closed": {
          to: "closed",
          context: { matchId: null, profile: null, ...noMessages },
        },
        "match.changed": [
          { when: ({ event }) => event.match.id !== "11" },
          {
            to: "closed",
            when: ({ event }) =>
              event.match.status === "rejected" || event.match.replaced,
            context: { matchId: null, profile: null, ...noMessages },
          },
          {
            to: "open.fetching",
            context: ({ before }) => ({
              profile: before.context.profile,
              ...noMessages,
            }),
          },
        ],
      },
    },
    "open.fetching": {
      tags: "loading",
      calls: { fetchMatchedProfile: { id: "11" } },
      context: { name: "Nakuru Dryers", ...noMessages },
      onDone: { to: "open.shown", context: { profile } },
      onError: [
        {
          to: "open.gone",
          when: ({ event }) => event.error.status === 404,
          check: ({ after, event }) => {
            expect(event.error.status).toBe(404);
            expect(shownTexts(after.context)).toEqual([
              "This profile is no longer available.",
              null,
            ]);
          },
        },
        {
          to: "open.failed",
          check: ({ after, event }) =>
            expect(shownTexts(after.context)).toEqual([
              "We could not load this profile.",
              loadFailureText(event.error),
            ]),
        },
      ],
    },
    "open.shown": { context: { profile } },
    "open.failed": {
      tags: "failed",
      context: { name: "Nakuru Dryers" },
      on: { "load.retried": { to: "open.fetching", context: noMessages } },
    },
    "open.gone": { tags: "failed", context: { profile: null } },
  },
});
