/**
 * The options of the profile, in display order. Those that public pages need too, such as the countries, are in
 * contract/enumerations.ts.
 */

export const BUSINESS_TYPES = [
  "Sole Proprietorship",
  "Partnership",
  "Limited Liability Company",
  "Corporation",
  "Non-Profit",
  "Cooperative",
  "Other",
] as const;

export const STAGES = [
  "Pre-seed",
  "Seed",
  "Series A",
  "Series B",
  "Growth",
  "Maturity",
  "Exit stage",
] as const;

export const SECTORS = [
  "Agriculture",
  "FinTech",
  "HealthTech",
  "E-commerce",
  "Education",
  "Energy",
  "Transportation",
  "Logistics",
  "Manufacturing",
  "Tourism",
  "Construction",
  "Food & Beverage",
  "Other",
] as const;

export const INVESTMENT_TYPES = [
  "Equity",
  "Debt",
  "Convertible Note",
  "Revenue Share",
  "Other",
] as const;

export const FINANCIAL_POSITIONS = ["profit", "loss", "break-even"] as const;
