import type { DemoInvestor } from "./demo-investor.ts";

/** Fictitious investors in North and Central Africa. */
export const northAndCentralAfricaInvestors: readonly DemoInvestor[] = [
  {
    name: "Atlas Crest Equity",
    country: "Morocco",
    type: "Corporation",
    target: "1000000-5000000",
    sectors: ["Manufacturing", "Energy", "Construction"],
    stages: ["Series B", "Growth"],
    offers: ["Equity"],
    description:
      "Growth equity from Casablanca for makers that export from North Africa.",
    preference: "Companies ready for a second plant.",
  },
  {
    name: "Delta Ring Holdings",
    country: "Egypt",
    type: "Corporation",
    target: "Above 5000000",
    sectors: ["Manufacturing", "Logistics", "Transportation"],
    stages: ["Growth", "Maturity"],
    offers: ["Equity", "Debt"],
    description:
      "A family holding that buys and builds factories and ports along the Nile and the canal.",
    preference:
      "Majority stakes in companies with at least ten years behind them.",
  },
  {
    name: "Copperbelt Works Fund",
    country: "Congo (Democratic Republic)",
    type: "Corporation",
    target: "1000000-5000000",
    sectors: ["Manufacturing", "Transportation"],
    stages: ["Series B", "Growth"],
    offers: ["Debt", "Equity"],
    description:
      "Industrial finance in Lubumbashi for suppliers of the mines that also sell elsewhere.",
    preference: "Workshops that want a second customer.",
  },
  {
    name: "Ebony Loom",
    country: "Cameroon",
    type: "Sole Proprietorship",
    target: "10000-50000",
    sectors: ["Manufacturing", "E-commerce"],
    stages: ["Pre-seed", "Seed"],
    offers: ["Equity", "Revenue Share"],
    description:
      "A former trader in Douala who backs young makers of cloth, furniture and toys.",
    preference: "Things that are made by hand and sold by phone.",
  },
  {
    name: "Anfa Code Angels",
    country: "Morocco",
    type: "Partnership",
    target: "50000-100000",
    sectors: ["E-commerce", "Education", "FinTech"],
    stages: ["Pre-seed", "Seed"],
    offers: ["Convertible Note", "Equity"],
    description:
      "Engineers who sold their own companies and now pay for the next ones.",
    preference: "Software that is sold before it is finished.",
  },
  {
    name: "Carthage Bay Partners",
    country: "Tunisia",
    type: "Partnership",
    target: "500000-1000000",
    sectors: ["HealthTech", "Manufacturing"],
    stages: ["Series A", "Growth"],
    offers: ["Equity"],
    description:
      "Private equity for laboratories, medical devices and precision parts.",
    preference: "Certified plants that sell to Europe.",
  },
  {
    name: "Red Earth Homes",
    country: "Gabon",
    type: "Corporation",
    target: "1000000-5000000",
    sectors: ["Construction", "Manufacturing"],
    stages: ["Series A", "Series B"],
    offers: ["Equity"],
    description:
      "We invest in builders of timber and earth homes in Central Africa.",
    preference: "Certified wood and plans that can be repeated.",
  },
  {
    name: "Last Mile Exit Partners",
    country: "Algeria",
    type: "Partnership",
    target: "Above 5000000",
    sectors: ["E-commerce", "Transportation", "Other"],
    stages: ["Maturity", "Exit stage"],
    offers: ["Equity", "Other"],
    description:
      "We buy out founders and early investors of companies that are ready for new owners.",
    preference: "Profit for at least five years.",
  },
];
