import { expect } from "vitest";
import { textOf } from "../../../contract/messages/index.ts";
import {
  type MatchedProfileContext,
  matchedProfileMachine,
} from "../../../machines/matched-profile/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { matchedProfilePlan, profile, profileRequest } from "./plan.ts";

const shownTexts = ({ notice, reason }: MatchedProfileContext) => [
  notice && textOf(notice),
  reason && textOf(reason),
];

/** Returns the ids of the calls that run in a state. */
function runningCalls(value: unknown): readonly string[] {
  const isFetching = JSON.stringify(value).includes("fetching");
  return isFetching ? ["fetchMatchedProfile"] : [];
}

const noMessages = { notice: null, reason: null };

walkMachine(matchedProfileMachine, {
  ...matchedProfilePlan,
  states: {
    closed: {
      notTags: ["open"],
      context: { matchId: null, profile: null, ...noMessages },
      can: [profileRequest],
    },
    "open.fetching": {
      tags: ["open", "loading"],
      context: { name: "Nakuru Dryers", ...noMessages },
      cannot: [profileRequest],
    },
    "open.shown": {
      tags: ["open"],
      notTags: ["loading", "failed"],
      context: { profile },
      can: [{ type: "profile.closed" }],
    },
    "open.failed": {
      tags: ["open", "failed"],
      context: { name: "Nakuru Dryers" },
      can: [{ type: "load.retried" }],
    },
    "open.gone": {
      tags: ["open", "failed"],
      context: { profile: null },
      cannot: [{ type: "load.retried" }],
    },
  },
  transitions: {
    "closed --profile.requested--> open": {
      calls: [["fetchMatchedProfile", { id: "11" }]],
      context: { matchId: "11", name: "Nakuru Dryers", profile: null },
    },
    "open --match.changed [isOtherMatch]--> (ignored)": {
      when: ({ event }) => event.match.id !== "11",
      context: "unchanged",
    },
    "open --match.changed [isNoLongerReadable]--> closed": {
      when: ({ event }) =>
        event.match.status === "rejected" || event.match.replaced,
      stops: ({ before }) => runningCalls(before.value),
      context: { matchId: null, profile: null, ...noMessages },
    },
    "open --match.changed [else]--> open.fetching": {
      stops: ({ before }) => runningCalls(before.value),
      calls: [["fetchMatchedProfile", { id: "11" }]],
      // The loaded profile stays visible while it is loaded again.
      context: ({ before }) => ({
        profile: before.context.profile,
        ...noMessages,
      }),
    },
    "open --profile.closed--> closed": {
      context: { matchId: null, profile: null, ...noMessages },
    },
    "open.fetching --onDone(fetchMatchedProfile)--> open.shown": {
      context: { profile },
    },
    "open.fetching --onError(fetchMatchedProfile) [isGone]--> open.gone": {
      when: ({ event }) => event.error.status === 404,
      check: ({ after, event }) => {
        expect(event.error.status).toBe(404);
        expect(shownTexts(after.context)).toEqual([
          "This profile is no longer available.",
          null,
        ]);
      },
    },
    "open.fetching --onError(fetchMatchedProfile) [else]--> open.failed": {
      check: ({ after, event }) =>
        expect(shownTexts(after.context)).toEqual([
          "We could not load this profile.",
          event.error.kind === "noResponse"
            ? "You appear to be offline. Check your connection and try again."
            : "Something went wrong on our side. Please try again in a moment.",
        ]),
    },
    "open.failed --load.retried--> open.fetching": {
      calls: [["fetchMatchedProfile", { id: "11" }]],
      context: noMessages,
    },
  },
});
