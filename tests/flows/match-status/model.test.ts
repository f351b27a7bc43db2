import { describe, expect, test } from "vitest";
import { MATCH_STATUSES } from "../../../contract/enumerations.ts";
import { matchStatusMachine } from "../../../machines/match-status/chart.ts";
import {
  matchTimeline,
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
    funded: { tags: "readable" },
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

  /** The match after another decision. */
  const withDecision = (
    status: "approved" | "rejected",
    { history }: typeof pendingMatch,
  ) => matchOf({ status, history: [...history, { status, at: 0 }] });
  const withdrawnMatch = withDecision("rejected", approvedMatch);
  const closed = {
    replaced: true,
    investor: { investor_name: "Former investor" },
  };

  test("describes a withdrawn approval as withdrawn", () => {
    expect(stepsOf(withdrawnMatch)[1]).toEqual([
      "Approved",
      BEFORE,
      "Withdrawn",
    ]);
  });

  test("describes a match whose investor deleted their account as closed, and its later steps as not applicable", () => {
    for (const match of [pendingMatch, approvedMatch, rejectedMatch])
      expect(stepsOf({ ...match, ...closed })).toEqual(
        stepsOf(match).map(([label, state, note]) => [
          label,
          state,
          state === CURRENT
            ? "This match is closed"
            : state === AFTER
              ? "Does not apply"
              : note,
        ]),
      );
  });

  test.each([
    [
      "Harmattan Fund is reviewing your profile. You do not need to do anything now: we will email you as soon as they decide.",
      pendingMatch,
    ],
    [
      "Harmattan Fund has approved you. You can contact each other now, and our team will prepare the deal with both of you.",
      approvedMatch,
    ],
    ["Harmattan Fund has declined.", rejectedMatch],
    ["Harmattan Fund has withdrawn its approval.", withdrawnMatch],
    [
      "Harmattan Fund has funded you with $180,000. Congratulations: the money has arrived, and there is nothing more to do.",
      fundedMatch,
    ],
    [
      "Former investor: this match is closed and can no longer change.",
      { ...approvedMatch, ...closed },
    ],
  ])(
    "describes the status of the match: %s",
    {
      tags: ["1-investee-dashboard-01"],
    },
    (text, match) => {
      expect(shownText(trackerSentence(match))).toBe(text);
    },
  );

  test("describes an approval after a decline as an approval", () => {
    expect(trackerSentence(withDecision("approved", rejectedMatch))).toEqual(
      trackerSentence(approvedMatch),
    );
  });
});

test("every change of a match is listed with its time, oldest first", () => {
  const history = [
    "pending",
    "approved",
    "rejected",
    "funded",
    "replaced",
    "closed",
  ] as const;
  const match = matchOf({
    funded_ammount: "180000.00",
    history: history.map((status, at) => ({ status, at })),
  });
  expect(
    matchTimeline(match).map(({ message, at }) => [shownText(message), at]),
  ).toEqual([
    ["Matched with Harmattan Fund", 0],
    ["Harmattan Fund approved you", 1],
    ["Harmattan Fund declined", 2],
    ["Harmattan Fund funded you with $180,000", 3],
    ["You replaced Harmattan Fund with another investor", 4],
    ["The match with Harmattan Fund was closed", 5],
  ]);
});
