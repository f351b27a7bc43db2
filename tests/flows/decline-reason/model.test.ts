import { expect, test } from "vitest";
import type { AnyEventObject } from "xstate";
import { DECLINE_REASONS } from "../../../contract/enumerations.ts";
import { serverText } from "../../../contract/failure.ts";
import {
  declineOf,
  declineReasonMachine,
} from "../../../machines/decline-reason/chart.ts";
import { trackerSentences } from "../../../machines/match-status/tracker.ts";
import { showing, shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  approvedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";
import { declineReasonPlan, refusals } from "./plan.ts";

const problemOf = ({ event }: { event: AnyEventObject }) => ({
  problem: showing(
    refusals.includes(event.error)
      ? (serverText(event.error) ?? "")
      : "Your reason could not be saved. Please try again.",
  ),
});

testMachine(declineReasonMachine, {
  ...declineReasonPlan,
  expect: {
    "(root)": { initial: "closed" },
    closed: {
      context: { problem: null },
      on: {
        "reasons.opened": {
          to: "choosing",
          effects: "focusFirst",
          changes: {},
        },
      },
    },
    choosing: {
      tags: "choosing",
      on: {
        "reason.chosen": {
          to: "saving",
          changes: ({ event }) => ({ chosen: event.reason, problem: null }),
        },
        "reasons.closed": {
          to: "closed",
          effects: "focusFirst",
          changes: { problem: null },
        },
      },
    },
    saving: {
      tags: ["choosing", "busy"],
      calls: ({ event }) => ({
        saveReason: { id: "11", reason: event.reason },
      }),
      onDone: {
        to: "closed",
        effects: ["updateList", "focusFirst"],
        changes: {},
      },
      onError: [
        {
          when: ({ event }) => [404, 409].includes(event.error.status),
          to: "choosing",
          effects: "reloadList",
          changes: problemOf,
        },
        { to: "choosing", changes: problemOf },
      ],
    },
  },
});

test("a reason can be given only while the match is declined", {
  tags: ["2-decline-reason-64"],
}, () => {
  for (const match of [pendingMatch, approvedMatch, replacedMatch])
    expect(declineOf(match)).toBeNull();
  expect(declineOf(rejectedMatch)).toMatchObject({ reason: null, fits: null });
});

test("a reason that contradicts a criterion leads to its field in the profile", {
  tags: ["2-decline-reason-66"],
}, () => {
  const match = matchOf({ ...rejectedMatch, decline_fits: "stage" });
  expect(declineOf(match)?.fits?.field).toBe("business_stages_investor");
});

test("the sentences above the tracker end with the reason", {
  tags: ["2-decline-reason-65"],
}, () => {
  const texts = {
    outside_sectors: "your sector is not one that they invest in.",
    too_early:
      "your business is at an earlier stage than the ones that they invest in.",
    too_late:
      "your business is at a later stage than the ones that they invest in.",
    ticket_too_small:
      "the amount that you ask for is smaller than the amounts that they invest.",
    ticket_too_large:
      "the amount that you ask for is larger than the amounts that they invest.",
    country: "they do not invest in your country.",
    documents_missing: "documents that they need are missing.",
    no_capacity: "they have no capacity for another investment now.",
  };
  for (const decline_reason of DECLINE_REASONS) {
    const match = matchOf({ ...rejectedMatch, decline_reason });
    expect(trackerSentences(match, 0).map(shownText)).toEqual([
      "Harmattan Fund has declined.",
      `Their reason: ${texts[decline_reason]}`,
    ]);
  }
});
