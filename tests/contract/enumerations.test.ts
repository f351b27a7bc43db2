import { describe, expect, test } from "vitest";
import { COUNTRIES, INVESTMENT_TARGETS } from "../../contract/enumerations.ts";
import {
  BUSINESS_TYPES,
  FINANCIAL_POSITIONS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/profile/options.ts";

describe("enumerations", () => {
  test("the 54 African countries are listed once each", {
    tags: ["3-profile-13"],
  }, () => {
    expect(COUNTRIES).toHaveLength(54);
    expect(new Set(COUNTRIES).size).toBe(54);
    expect(COUNTRIES).toEqual(
      expect.arrayContaining(["Nigeria", "Rwanda", "Eswatini", "Cabo Verde"]),
    );
  });
  test("there are seven business types, in the specified order", {
    tags: ["3-profile-14"],
  }, () => {
    expect(BUSINESS_TYPES).toEqual([
      "Sole Proprietorship",
      "Partnership",
      "Limited Liability Company",
      "Corporation",
      "Non-Profit",
      "Cooperative",
      "Other",
    ]);
  });
  test("there are seven stages, from pre-seed to exit", {
    tags: ["3-profile-15"],
  }, () => {
    expect(STAGES).toEqual([
      "Pre-seed",
      "Seed",
      "Series A",
      "Series B",
      "Growth",
      "Maturity",
      "Exit stage",
    ]);
  });
  test("there are thirteen sectors, in the specified order", {
    tags: ["3-profile-16"],
  }, () => {
    expect(SECTORS.join(", ")).toBe(
      "Agriculture, FinTech, HealthTech, E-commerce, Education, Energy, Transportation, Logistics, Manufacturing, Tourism, Construction, Food & Beverage, Other",
    );
  });
  test("there are five investment types, in the specified order", {
    tags: ["3-profile-17"],
  }, () => {
    expect(INVESTMENT_TYPES).toEqual([
      "Equity",
      "Debt",
      "Convertible Note",
      "Revenue Share",
      "Other",
    ]);
  });
  test("a financial position is profit, loss or break-even", {
    tags: ["3-profile-03"],
  }, () => {
    expect(FINANCIAL_POSITIONS).toEqual(["profit", "loss", "break-even"]);
  });
  test("the seven target ranges are contiguous", {
    tags: ["3-profile-18", "3-profile-19"],
  }, () => {
    expect(INVESTMENT_TARGETS.map((target) => target.label)).toEqual([
      "Below 10000",
      "10000-50000",
      "50000-100000",
      "100000-500000",
      "500000-1000000",
      "1000000-5000000",
      "Above 5000000",
    ]);
    expect(INVESTMENT_TARGETS.map(({ min, max }) => `${min}-${max}`)).toEqual([
      "0-10000",
      "10000-50000",
      "50000-100000",
      "100000-500000",
      "500000-1000000",
      "1000000-5000000",
      "5000000-10000000",
    ]);
  });
});
