import { ACADEMY, type CatalogueProgramme, INSIDE } from "./programme.ts";

const ecosystem = { category: "ecosystem-programs" } as const;
const family = { category: "family-business-programs" } as const;

/** External Programs: those for the ecosystem, then those for family businesses. Written by the operator. */
export const externalProgrammes: readonly CatalogueProgramme[] = [
  {
    ...ecosystem,
    title: "Growth Lab for Agribusiness",
    provider: "Savanna Example Hub",
    description:
      "For processors and input sellers with at least one season of sales. Field coaches, shared cold storage and buyers who come to see the crop.",
    link: "https://growth-lab.example.org",
    image: "green-ladder-zigzag",
    runs: "Twelve weeks, in Nakuru and Kumasi, twice a year.",
    outcome: "A signed letter of intent with at least one buyer.",
  },
  {
    ...ecosystem,
    title: "Climate Ventures Accelerator",
    provider: "Baobab Example Ventures",
    description:
      "Solar, water and waste companies that have a product in the field. You leave with measured savings instead of promised ones.",
    link: "https://climate-ventures.example.org",
    image: "mist-chequer-bars",
    runs: "Four months, online, with two weeks in Cape Town.",
    outcome: "A measurement report that a climate fund accepts.",
  },
  {
    ...ecosystem,
    title: "Women in Trade Fellowship",
    provider: "Lagoon Example Labs",
    description:
      "For women who run import, export or wholesale businesses: trade finance, customs and a circle of peers who answer the phone.",
    link: "https://women-in-trade.example.org",
    image: "madder-diamond-ladder",
    runs: "Six months, one day in each, in Lagos, Lomé and Abidjan.",
    outcome: "A trade-finance line, or a clear reason why not yet.",
  },
  {
    ...ecosystem,
    title: "Fintech Sandbox Residency",
    provider: "Highveld Example Accelerator",
    description: [
      "A test licence, and a bank that lets you connect.",
      "A compliance officer for two days a week.",
      "Real transactions of real customers, with limits.",
    ],
    link: "https://sandbox.example.org",
    image: "ink-chequer-stripes",
    runs: "Six months in Johannesburg, by selection.",
    outcome: "A file that a regulator can decide on.",
  },
  {
    ...ecosystem,
    title: "Export Launchpad",
    provider: "Kilele Example Studio",
    description:
      "From a local best-seller to a shelf abroad: labels, certificates, freight and the first order, done together with three companies like yours.",
    link: "https://export-launchpad.example.org",
    image: "gold-basket-stool",
    runs: "Ten weeks, online, with a buyers' day in Mombasa.",
    outcome: "A first shipment, priced and insured.",
  },
  {
    ...family,
    title: "Next Generation Leaders",
    provider: "Great Lakes Example Family Forum",
    description:
      "For sons and daughters who will lead, or will decide not to. Two years of experience elsewhere, a mentor who is no relative, and an honest talk at the end.",
    link: "https://next-generation.example.org",
    image: "raffia-zigzag-diamond",
    runs: "One year, four weekends, in Kampala and Kigali.",
    outcome: "A written answer to who leads next, and when.",
  },
  {
    ...family,
    title: "Succession Without Silence",
    provider: "Great Lakes Example Family Forum",
    description:
      "Most handovers fail at the table, not in the law. A facilitator brings founder and heirs to the same page on ownership, roles and what is fair.",
    link: "https://succession.example.org",
    image: "ink-stripes-stool",
    runs: "Five family meetings in half a year, where you live.",
    outcome: "A succession plan that everybody has signed.",
  },
  {
    ...family,
    title: "The Family Charter",
    provider: ACADEMY,
    description:
      "Who may work in the business, who may sell a share, how a quarrel ends: the rules a family sets for itself while everybody still gets on.",
    link: INSIDE,
    image: "green-bars-diamond",
    runs: "Three full days within two months, in Nairobi or Accra.",
    outcome: "A charter of about ten pages, in your own words.",
  },
  {
    ...family,
    title: "Family Office Foundations",
    provider: "Coastal Example Institute",
    description:
      "When the family owns more than the firm: keep both apart, choose what to hold, and tell advisers from salespeople.",
    link: "https://family-office.example.org",
    image: "madder-basket-ladder",
    runs: "Four days in Mauritius, once a year.",
    outcome: "An investment policy that three generations understand.",
  },
];
