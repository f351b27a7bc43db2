import type { DemoInvestor } from "./demo-investor.ts";

/** Fictitious investors in Southern Africa. */
export const southernAfricaInvestors: readonly DemoInvestor[] = [
  {
    name: "Table Bay Growth",
    country: "South Africa",
    type: "Corporation",
    target: "1000000-5000000",
    sectors: ["FinTech", "HealthTech", "E-commerce"],
    stages: ["Series A", "Series B", "Growth"],
    offers: ["Equity"],
    description:
      "A Cape Town growth fund for technology companies that sell in three countries or more.",
    preference:
      "Recurring revenue and a team that has been together for years.",
  },
  {
    name: "Okavango Travel Fund",
    country: "Botswana",
    type: "Limited Liability Company",
    target: "500000-1000000",
    sectors: ["Tourism"],
    stages: ["Series A", "Growth"],
    offers: ["Equity", "Revenue Share"],
    description:
      "We finance lodges and travel companies that keep wild places wild.",
    preference: "Projects with the communities as shareholders.",
  },
  {
    name: "Zambezi Grid Partners",
    country: "Zambia",
    type: "Partnership",
    target: "500000-1000000",
    sectors: ["Energy"],
    stages: ["Series A", "Series B"],
    offers: ["Equity", "Debt"],
    description:
      "Equity and project debt for mini-grids and solar for factories in Southern Africa.",
    preference: "Signed power contracts and local technicians.",
  },
  {
    name: "Maseru Stitch Capital",
    country: "Lesotho",
    type: "Cooperative",
    target: "50000-100000",
    sectors: ["Manufacturing"],
    stages: ["Seed", "Growth"],
    offers: ["Debt", "Equity"],
    description:
      "Textile workers and owners who invest in the machines of small garment makers.",
    preference: "Workshops of ten to fifty people with orders in hand.",
  },
  {
    name: "Fynbos Learning Trust",
    country: "South Africa",
    type: "Non-Profit",
    target: "10000-50000",
    sectors: ["Education"],
    stages: ["Pre-seed", "Seed"],
    offers: ["Revenue Share", "Other"],
    description:
      "A trust that pays for the first classrooms, and is repaid from fees.",
    preference: "Schools and courses that poorer families can pay for.",
  },
  {
    name: "Kwanza Build Partners",
    country: "Angola",
    type: "Partnership",
    target: "1000000-5000000",
    sectors: ["Construction", "Energy"],
    stages: ["Growth", "Maturity"],
    offers: ["Equity", "Debt"],
    description:
      "We finance builders of homes, schools and clinics, and the makers of what they build with.",
    preference: "Local cement, brick and steel.",
  },
  {
    name: "Mopane Growth Credit",
    country: "Zimbabwe",
    type: "Corporation",
    target: "100000-500000",
    sectors: ["Agriculture", "Manufacturing", "Construction"],
    stages: ["Growth", "Maturity"],
    offers: ["Debt"],
    description:
      "Medium-term loans in hard currency for companies that export.",
    preference: "Order books and honest accounts.",
  },
  {
    name: "Limpopo Farm Equity",
    country: "Mozambique",
    type: "Limited Liability Company",
    target: "500000-1000000",
    sectors: ["Agriculture"],
    stages: ["Series A", "Series B", "Growth"],
    offers: ["Equity", "Debt"],
    description:
      "We buy into nut, rice and poultry farms and the outgrowers around them.",
    preference: "Land with papers and water in the dry months.",
  },
  {
    name: "Windhoek Rand Trust",
    country: "Namibia",
    type: "Corporation",
    target: "1000000-5000000",
    sectors: ["Energy", "Logistics", "Tourism"],
    stages: ["Growth", "Maturity"],
    offers: ["Equity", "Debt"],
    description:
      "A trust for long investments in roads, ports, lodges and power.",
    preference: "Steady returns over twenty years.",
  },
  {
    name: "Lilongwe Rail Growth",
    country: "Malawi",
    type: "Limited Liability Company",
    target: "500000-1000000",
    sectors: ["Transportation", "Logistics"],
    stages: ["Series B", "Growth"],
    offers: ["Equity", "Debt"],
    description:
      "We finance wagons, depots and cold transport between the lakes and the sea.",
    preference: "Contracts with shippers for three years or more.",
  },
];
