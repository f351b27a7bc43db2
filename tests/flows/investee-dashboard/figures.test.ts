import { describe, expect, test } from "vitest";
import { metricsOf } from "../../../machines/investee-dashboard/chart.ts";
import { completeProfile, fundedMatch, otherMatch } from "../match-cases.ts";

describe("the investee's figures", () => {
  test("are Profit for a missing financial position, 1 for a missing team capacity, and null for missing amounts", {
    tags: ["3-investee-dashboard-01", "3-investee-dashboard-02"],
  }, () => {
    const metrics = metricsOf({ profile: null, matches: [] });
    expect(metrics.financialPosition).toEqual({
      value: "Profit",
      isDefault: true,
    });
    expect(metrics.teamCapacity).toEqual({ value: 1, isDefault: true });
    expect(metrics.ticketSize).toBeNull();
    expect(metrics.annualTurnover).toBeNull();
    expect(metricsOf({ profile: completeProfile, matches: [] })).toMatchObject({
      financialPosition: { value: "Profit", isDefault: true },
      teamCapacity: { value: 1, isDefault: true },
    });
  });

  test("come from the profile", {
    tags: [
      "2-investee-dashboard-04",
      "2-investee-dashboard-06",
      "2-investee-dashboard-07",
      "2-investee-dashboard-08",
    ],
  }, () => {
    const profile = {
      ...completeProfile,
      annual_turnover: 412_000,
      financial_position: "break-even",
      team_capacity: 18,
    } as const;
    expect(metricsOf({ profile, matches: [] })).toEqual({
      ticketSize: 250_000,
      fundingReceived: 0,
      annualTurnover: 412_000,
      financialPosition: { value: "Break-even", isDefault: false },
      teamCapacity: { value: 18, isDefault: false },
    });
    for (const [value, text] of [
      ["profit", "Profit"],
      ["loss", "Loss"],
    ] as const)
      expect(
        metricsOf({
          profile: { ...profile, financial_position: value },
          matches: [],
        }).financialPosition.value,
      ).toBe(text);
    expect(
      metricsOf({ profile: { ...profile, team_capacity: 0 }, matches: [] })
        .teamCapacity,
    ).toEqual({ value: 0, isDefault: false });
  });

  test("include the funding received from matches", {
    tags: ["2-investee-dashboard-05"],
  }, () => {
    expect(
      metricsOf({ profile: null, matches: [fundedMatch, otherMatch] })
        .fundingReceived,
    ).toBe(180_000);
  });
});
