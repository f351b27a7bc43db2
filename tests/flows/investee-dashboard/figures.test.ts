import { expect, test } from "vitest";
import { NEXT_STEPS } from "../../../contract/enumerations.ts";
import {
  metricsOf,
  nextStepOf,
} from "../../../machines/investee-dashboard/chart.ts";
import {
  completeProfile,
  fundedMatch,
  otherMatch,
  pendingMatch,
  rejectedMatch,
  replacedMatch,
} from "../match-cases.ts";

test("the figures are Profit for a missing financial position, 1 for a missing team capacity, and null for missing amounts", {
  tags: ["3-investee-dashboard-01", "3-investee-dashboard-02"],
}, () => {
  const missing = {
    annualTurnover: null,
    financialPosition: { value: "Profit", isDefault: true },
    teamCapacity: { value: 1, isDefault: true },
  };
  expect(metricsOf({ profile: null, matches: [] })).toMatchObject({
    ...missing,
    ticketSize: null,
  });
  const profile = completeProfile;
  expect(metricsOf({ profile, matches: [] })).toMatchObject(missing);
});

test.each([
  ["break-even", "Break-even", 18],
  ["profit", "Profit", 1],
  ["loss", "Loss", 0],
] as const)(
  "the figures come from the profile, with the position %s",
  {
    tags: [
      "2-investee-dashboard-04",
      "2-investee-dashboard-06",
      "2-investee-dashboard-07",
      "2-investee-dashboard-08",
    ],
  },
  (financial_position, text, team_capacity) => {
    const profile = {
      ...completeProfile,
      annual_turnover: 412_000,
      financial_position,
      team_capacity,
    };
    expect(metricsOf({ profile, matches: [] })).toEqual({
      ticketSize: 250_000,
      fundingReceived: 0,
      annualTurnover: 412_000,
      financialPosition: { value: text, isDefault: false },
      teamCapacity: { value: team_capacity, isDefault: false },
    });
  },
);

test("the funding received is the sum of the matches", {
  tags: ["2-investee-dashboard-05"],
}, () => {
  const matches = [fundedMatch, otherMatch];
  expect(metricsOf({ profile: null, matches }).fundingReceived).toBe(180_000);
});

test("the next step is the one that the server sends with the tracked match: another match while one is possible, otherwise the other options; none while the server has sent none", {
  tags: ["4-investee-dashboard-04"],
}, () => {
  expect(
    NEXT_STEPS.map((next_step) => nextStepOf({ ...rejectedMatch, next_step })),
  ).toEqual(["anotherMatch", "anotherMatch", "otherOptions"]);
  for (const match of [pendingMatch, replacedMatch])
    expect(nextStepOf(match)).toBeNull();
});
