import type { DemoInvestor } from "./demo-investor.ts";

/** The investor whose login is printed at start. It meets all matching criteria of the demo investee. */
export const readyInvestor: DemoInvestor = {
  name: "Savanna Row Capital",
  country: "Kenya",
  type: "Limited Liability Company",
  target: "100000-500000",
  sectors: ["Agriculture", "Food & Beverage", "Energy"],
  stages: ["Seed", "Series A"],
  offers: ["Equity", "Convertible Note"],
  description:
    "A small fund in Nairobi that backs makers of food and clean power in East and West Africa. We invest early, stay for seven years and sit on the board.",
  preference:
    "Owner-led companies with customers today, that keep part of the value where the crop grows.",
};
