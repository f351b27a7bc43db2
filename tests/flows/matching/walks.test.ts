import { expect } from "vitest";
import { testRandomPaths } from "xstate-toolkit/vitest";
import { MAX_MATCHES, MAX_RERUNS } from "../../../contract/constants.ts";
import { matchingMachine } from "../../../machines/matching/chart.ts";
import { noResponse } from "../../support/call-failures.ts";
import { facts, matchingEvents, type State } from "./cases.ts";

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
  "matching.requested": [],
  "xstate.error.actor.rerunMatching": [{ error: noResponse }],
  // The new key always differs from the key of a re-run whose response was lost.
  "rerun.requested": ({ snapshot: { context } }: State) => [
    {
      key: context.rerunKey === "key 1" ? "key 2" : "key 1",
      sentences: [],
      ...facts({
        obstacle: context.rerunsLeft > 0 ? null : "matching.rerunLimit",
      }),
    },
  ],
  "records.missing": [],
  "modal.closed": [],
};

testRandomPaths(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "the chart never keeps more than the maximum number of offers": {
      rules: ["4-matching-06"],
      check: ({ snapshot: { context } }) =>
        expect(context.offers.length).toBeLessThanOrEqual(MAX_MATCHES),
    },
    "a re-run is sent only with a key and with matches to replace": {
      rules: ["4-matching-10"],
      check: ({ snapshot: { value, context } }) =>
        expect(
          value === "rerunning" &&
            (context.rerunKey === null || context.replaces.length === 0),
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
