import { describe, expect, test } from "vitest";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import {
  trackerSentence,
  trackerSteps,
} from "../../../machines/match-status/tracker.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  approvedMatch,
  fundedMatch,
  matchOf,
  pendingMatch,
  rejectedMatch,
} from "../match-cases.ts";
import { matchStatusPlan } from "./plan.ts";

testMachine(matchStatusMachine, {
  ...matchStatusPlan,
  expect: {
    pending: {
      tags: ["open", "readable"],
      on: {
        "match.approved": "approved",
        "match.rejected": "rejected",
        "match.replaced": "closed",
        "match.closed": "closed",
      },
    },
    approved: {
      tags: ["open", "readable"],
      on: {
        "match.rejected": "rejected",
        "match.funded": "funded",
        "match.closed": "closed",
      },
    },
    rejected: {
      tags: "open",
      on: {
        "match.approved": "approved",
        "match.replaced": "closed",
        "match.closed": "closed",
      },
    },
    funded: {
      tags: ["closed", "readable"],
      check: ({ snapshot }) => expect(snapshot.status).toBe("done"),
    },
    closed: {
      tags: "closed",
      check: ({ snapshot }) => expect(snapshot.status).toBe("done"),
    },
  },
});

test("the states of the chart are the statuses of a match and 'closed'", {
  tags: ["3-match-review-01"],
}, () => {
  expect(MATCH_STATUSES).toEqual(["pending", "approved", "rejected", "funded"]);
  expect(Object.keys(matchStatusMachine.states)).toEqual([
    ...MATCH_STATUSES,
    "closed",
  ]);
});

describe("the stage tracker", () => {
  const [BEFORE, CURRENT, AFTER] = ["completed", "active", "upcoming"];
  const stepsOf = (match: Parameters<typeof trackerSteps>[0]) =>
    trackerSteps(match).map(({ state, label, note }) => [
      shownText(label),
      state,
      shownText(note),
    ]);

  test("has the steps pending, approved, rejected and funded, in this order, and marks earlier, current and later ones differently", {
    tags: [
      "2-investee-dashboard-09",
      "4-investee-dashboard-01",
      "4-investee-dashboard-02",
      "4-investee-dashboard-03",
    ],
  }, () => {
    expect(stepsOf(pendingMatch)).toEqual([
      ["Pending", CURRENT, "The investor is reviewing your profile"],
      ["Approved", AFTER, "If the investor approves you"],
      ["Rejected", AFTER, "Only if the investor declines"],
      ["Funded", AFTER, "When the money arrives"],
    ]);
    expect(stepsOf(approvedMatch)).toEqual([
      ["Pending", BEFORE, "Reviewed by the investor"],
      ["Approved", CURRENT, "The investor has approved you"],
      ["Rejected", AFTER, "Only if the investor declines"],
      ["Funded", AFTER, "When the money arrives"],
    ]);
    expect(stepsOf(rejectedMatch)).toEqual([
      ["Pending", BEFORE, "Reviewed by the investor"],
      ["Approved", BEFORE, "Does not apply"],
      ["Rejected", CURRENT, "The investor has declined"],
      ["Funded", AFTER, "Does not apply"],
    ]);
    expect(stepsOf(fundedMatch)).toEqual([
      ["Pending", BEFORE, "Reviewed by the investor"],
      ["Approved", BEFORE, "The investor approved you"],
      ["Rejected", BEFORE, "Does not apply"],
      ["Funded", CURRENT, "The money has arrived"],
    ]);
  });

  test("describes a withdrawn approval as withdrawn", () => {
    const withdrawn = matchOf({
      status: "rejected",
      history: [
        ...approvedMatch.history,
        { status: "rejected", at: 1_800_000_300_000 },
      ],
    });
    expect(stepsOf(withdrawn)[1]).toEqual(["Approved", BEFORE, "Withdrawn"]);
    expect(shownText(trackerSentence(withdrawn))).toBe(
      "Harmattan Fund has withdrawn its approval.",
    );
  });

  test("describes an approval after a decline as an approval", () => {
    const reapproved = matchOf({
      status: "approved",
      history: [
        ...rejectedMatch.history,
        { status: "approved", at: 1_800_000_300_000 },
      ],
    });
    expect(shownText(trackerSentence(reapproved))).toMatch(
      /^Harmattan Fund has approved you\./,
    );
  });

  test("describes a match whose investor deleted their account as closed, and its later steps as not applicable", () => {
    const closed = {
      replaced: true,
      investor: { investor_name: "Former investor" },
    };
    expect(shownText(trackerSentence({ ...approvedMatch, ...closed }))).toBe(
      "Former investor: this match is closed and can no longer change.",
    );
    expect(stepsOf({ ...pendingMatch, ...closed })).toEqual([
      ["Pending", CURRENT, "This match is closed"],
      ["Approved", AFTER, "Does not apply"],
      ["Rejected", AFTER, "Does not apply"],
      ["Funded", AFTER, "Does not apply"],
    ]);
    expect(stepsOf({ ...approvedMatch, ...closed })).toEqual([
      ["Pending", BEFORE, "Reviewed by the investor"],
      ["Approved", CURRENT, "This match is closed"],
      ["Rejected", AFTER, "Does not apply"],
      ["Funded", AFTER, "Does not apply"],
    ]);
    expect(stepsOf({ ...rejectedMatch, ...closed })).toEqual([
      ["Pending", BEFORE, "Reviewed by the investor"],
      ["Approved", BEFORE, "Does not apply"],
      ["Rejected", CURRENT, "This match is closed"],
      ["Funded", AFTER, "Does not apply"],
    ]);
  });

  test("describes the status of the match", {
    tags: ["1-investee-dashboard-01"],
  }, () => {
    expect(shownText(trackerSentence(pendingMatch))).toMatch(
      /^Harmattan Fund is reviewing your profile\./,
    );
    expect(shownText(trackerSentence(approvedMatch))).toMatch(
      /^Harmattan Fund has approved you\./,
    );
    expect(shownText(trackerSentence(rejectedMatch))).toBe(
      "Harmattan Fund has declined.",
    );
    expect(shownText(trackerSentence(fundedMatch))).toBe(
      "Harmattan Fund has funded you with $180,000. Congratulations: the money has arrived, and there is nothing more to do.",
    );
  });
});
