import { describe, expect, test } from "vitest";
import {
  BUSINESS_TYPES,
  COUNTRIES,
  FINANCIAL_POSITIONS,
  INVESTMENT_TARGETS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../contract/enumerations.ts";

describe("enumerations", () => {
  test("[3-profile-13] there are 54 African countries, each once", () => {
    expect(new Set(COUNTRIES).size).toBe(54);
    expect(COUNTRIES).toEqual(
      expect.arrayContaining(["Nigeria", "Rwanda", "Eswatini", "Cabo Verde"]),
    );
  });
  test("[3-profile-14] business types", () => {
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
  test("[3-profile-15] stages", () => {
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
  test("[3-profile-16] sectors", () => {
    expect(SECTORS.join(", ")).toBe(
      "Agriculture, FinTech, HealthTech, E-commerce, Education, Energy, Transportation, Logistics, Manufacturing, Tourism, Construction, Food & Beverage, Other",
    );
  });
  test("[3-profile-17] investment types", () => {
    expect(INVESTMENT_TYPES).toEqual([
      "Equity",
      "Debt",
      "Convertible Note",
      "Revenue Share",
      "Other",
    ]);
  });
  test("[3-profile-03] financial positions", () => {
    expect(FINANCIAL_POSITIONS).toEqual(["profit", "loss", "break-even"]);
  });
  test("[3-profile-18][3-profile-19] the seven target ranges join without a gap", () => {
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
