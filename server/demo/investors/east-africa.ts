import type { DemoInvestor } from "./demo-investor.ts";

/** Fictitious investors in East Africa. */
export const eastAfricaInvestors: readonly DemoInvestor[] = [
  {
    name: "Igiti Partners",
    country: "Rwanda",
    type: "Partnership",
    target: "100000-500000",
    sectors: ["Agriculture", "Logistics"],
    stages: ["Seed", "Series A"],
    offers: ["Equity", "Debt"],
    description:
      "Four families from Kigali who invest together in farming and in what brings the harvest to market.",
    preference: "Cooperatives and companies that buy from many small farms.",
  },
  {
    name: "Lake Basin Growers Fund",
    country: "Uganda",
    type: "Corporation",
    target: "50000-100000",
    sectors: ["Agriculture", "Food & Beverage"],
    stages: ["Pre-seed", "Seed"],
    offers: ["Debt", "Revenue Share"],
    description:
      "We lend to growers and millers around the great lakes, with repayments that follow the seasons.",
    preference: "Working capital for the months before the harvest is sold.",
  },
  {
    name: "Acacia Health Seed",
    country: "Kenya",
    type: "Limited Liability Company",
    target: "50000-100000",
    sectors: ["HealthTech"],
    stages: ["Pre-seed", "Seed"],
    offers: ["Equity", "Convertible Note"],
    description:
      "Doctors and engineers who back clinics, diagnostics and health software in their first two years.",
    preference: "Care that reaches patients outside the cities.",
  },
  {
    name: "Blue Reef Ventures",
    country: "Seychelles",
    type: "Limited Liability Company",
    target: "100000-500000",
    sectors: ["Tourism", "Food & Beverage"],
    stages: ["Seed", "Series A"],
    offers: ["Equity"],
    description:
      "We back fishing, seafood and coastal travel that leave the reef as it was.",
    preference: "Island companies with customers abroad.",
  },
  {
    name: "Gondar Hill Investments",
    country: "Ethiopia",
    type: "Corporation",
    target: "500000-1000000",
    sectors: ["Agriculture", "Food & Beverage", "Manufacturing"],
    stages: ["Series A", "Growth"],
    offers: ["Equity"],
    description:
      "An Addis Ababa house that finances coffee, oil seeds and the mills that refine them.",
    preference: "Processing close to the farms.",
  },
  {
    name: "Spice Wind Ventures",
    country: "Tanzania",
    type: "Limited Liability Company",
    target: "100000-500000",
    sectors: ["Agriculture", "Tourism", "Food & Beverage"],
    stages: ["Seed", "Series A"],
    offers: ["Equity", "Revenue Share"],
    description:
      "From Zanzibar and Dar es Salaam we back spices, seaweed and the guesthouses beside them.",
    preference: "Brands that can travel.",
  },
  {
    name: "Port Louis Bridge Capital",
    country: "Mauritius",
    type: "Corporation",
    target: "Above 5000000",
    sectors: ["FinTech", "Energy", "HealthTech", "Logistics"],
    stages: ["Series B", "Growth", "Maturity"],
    offers: ["Equity", "Debt"],
    description:
      "A fund of pension money that invests in companies with business in many African countries.",
    preference: "Large rounds beside partners who know the country.",
  },
  {
    name: "Gorilla Ridge Travel",
    country: "Uganda",
    type: "Limited Liability Company",
    target: "50000-100000",
    sectors: ["Tourism", "Transportation"],
    stages: ["Seed", "Series A"],
    offers: ["Debt", "Revenue Share"],
    description:
      "We lend to guides, lodges and drivers around the parks, and share good and bad seasons.",
    preference: "Licensed operators with five years on the road.",
  },
  {
    name: "Vanilla Highlands Capital",
    country: "Madagascar",
    type: "Corporation",
    target: "100000-500000",
    sectors: ["Agriculture", "Food & Beverage", "Tourism"],
    stages: ["Series A", "Growth"],
    offers: ["Equity", "Debt"],
    description:
      "Capital for growers of vanilla, cloves and cocoa, and for those who pack and brand it.",
    preference: "Traceable crops and fair prices at the farm gate.",
  },
];
