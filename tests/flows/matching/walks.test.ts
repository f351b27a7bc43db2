import { expect } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import {
  matchingMachine,
  shownOffers,
} from "../../../machines/matching/chart.ts";
import { noResponse } from "../../support/call-failures.ts";
import { completeProfile, otherMatch, pendingMatch } from "../match-cases.ts";
import { matchingEvents, type State } from "./cases.ts";

const hasFoundInvestors = (event: { type: string }, type: string) =>
  event.type === type &&
  "output" in event &&
  (event.output as { matching_investors: readonly unknown[] })
    .matching_investors.length > 0;

/**
 * Payloads for an investee with two matches. The response to a re-run can be lost even though the server has counted
 * the re-run.
 */
const rerunEvents = {
  ...matchingEvents,
  "xstate.done.actor.fetchProfile": [{ output: completeProfile }],
  "xstate.error.actor.fetchProfile": [],
  "xstate.done.actor.fetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.error.actor.fetchMatches": [],
  "xstate.done.actor.refetchMatches": [{ output: [pendingMatch, otherMatch] }],
  "xstate.done.actor.refetchProfile": (state: State) =>
    matchingEvents["xstate.done.actor.refetchProfile"](state).filter(
      ({ output }) => output.business_stage !== "",
    ),
  "xstate.error.actor.rerunMatching": [{ error: noResponse }],
  // The new key always differs from the key of a re-run whose response was lost.
  "rerun.requested": ({ snapshot: { context } }: State) => [
    { key: context.rerunKey === "key 1" ? "key 2" : "key 1" },
  ],
  "records.missing": [],
  "modal.closed": [],
};

testRandomPaths(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "the page never shows more than the maximum number of matches": {
      rules: ["4-matching-06"],
      check: ({ snapshot: { context } }) => {
        expect(shownOffers(context).length).toBeLessThanOrEqual(MAX_MATCHES);
        expect(context.matchCount).toBeLessThanOrEqual(MAX_MATCHES);
      },
    },
    "nothing is submitted when the maximum number of matches is reached": {
      rules: ["4-matching-02"],
      check: ({ snapshot, before }) =>
        expect(
          snapshot.matches("submitting") &&
            !before.matches("submitting") &&
            before.context.matchCount >= MAX_MATCHES,
        ).toBe(false),
    },
    "a re-run is sent only with two matches, a remaining re-run and a key": {
      rules: ["4-matching-10"],
      check: ({ snapshot: { value, context } }) =>
        expect(
          value === "rerunning" &&
            (context.matchCount < MAX_MATCHES ||
              context.rerunsLeft < 1 ||
              context.rerunKey === null),
        ).toBe(false),
    },
    "a match request is sent only after 'Yes, proceed'": {
      rules: ["4-matching-13"],
      check: ({ snapshot, before, event }) =>
        expect(
          snapshot.hasTag("busy") &&
            !before.hasTag("busy") &&
            event.type !== "criteria.accepted",
        ).toBe(false),
    },
  },
});

testRandomPaths(matchingMachine, {
  events: rerunEvents,
  length: 60,
  statefulInvariants: {
    "no more than the maximum number of re-runs succeed": {
      rules: ["4-matching-09"],
      check: () => {
        let reruns = 0;
        return ({ event }) => {
          if (hasFoundInvestors(event, "xstate.done.actor.rerunMatching"))
            reruns += 1;
          expect(reruns).toBeLessThanOrEqual(MAX_RERUNS);
        };
      },
    },
  },
});
