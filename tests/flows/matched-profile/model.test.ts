import { matchedProfileMachine } from "../../../machines/matched-profile/chart.ts";
import { loadFailureText, showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchedProfilePlan, profile } from "./plan.ts";

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
        "profile.closed": "closed",
        "match.changed": [
          { when: ({ event }) => event.match.id !== "11" },
          {
            to: "closed",
            when: ({ event }) =>
              event.match.status === "rejected" || event.match.replaced,
          },
          {
            to: "open.fetching",
            context: ({ before }) => ({ profile: before.context.profile }),
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
          context: {
            notice: showing("This profile is no longer available."),
            reason: null,
          },
        },
        {
          to: "open.failed",
          context: ({ event }) => ({
            notice: showing("We could not load this profile."),
            reason: showing(loadFailureText(event.error)),
          }),
        },
      ],
    },
    "open.shown": { context: { profile } },
    "open.failed": {
      tags: "failed",
      context: { name: "Nakuru Dryers" },
      on: { "load.retried": "open.fetching" },
    },
    "open.gone": { tags: "failed", context: { profile: null } },
  },
});
