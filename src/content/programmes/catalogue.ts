import type { Programme } from "../../../contract/programmes.ts";

/**
 * A programme as the operator writes it: public texts, and texts for members only. `image` is the name of its cover in
 * ui/drawings.svg: the colour of the plain area, and the two motifs at its right edge.
 */
export type CatalogueProgramme = Programme<string> & {
  /** Dates, place and duration. */
  readonly runs: string;
  /** The result for participants. */
  readonly outcome: string;
};

/** The link target of the product's own programmes, whose full texts require a login. */
export const OWN_PROGRAMME_LINK = "/login";
const ACADEMY = "Private Enterprise Academy";
/** The usual fee. */
const USUAL_FEE = "$395";

const master = {
  category: "kpmg-master",
  provider: ACADEMY,
  link: OWN_PROGRAMME_LINK,
  price: USUAL_FEE,
} as const;

/** Master Programs in their order. Written by the operator. */
const masterProgrammes: readonly CatalogueProgramme[] = [
  {
    ...master,
    title: "Investment Readiness",
    description:
      "What an investor looks at in the first hour, and how to have it in order before you are asked: figures that agree with each other, contracts that can be found, and an honest answer to why now.",
    image: "green-stool-bars",
    runs: "Six evenings of two hours, online, in groups of twelve.",
    outcome: "A data room that an investor can read without calling you.",
  },
  {
    ...master,
    title: "Tax Technology & GenAI Adoption",
    description:
      "For finance teams that still retype invoices. You map where tax data comes from, choose what to automate, and learn where generative tools help with returns and where a person has to sign.",
    price: "$200",
    image: "ink-ladder-chequer",
    runs: "Three half days, online, with your own ledgers.",
    outcome: "A plan of what to automate first, with its cost and its risk.",
  },
  {
    ...master,
    title: "Corporate Governance for Growing Companies",
    description:
      "A board is more than friends who meet. Who should sit on it, what it decides and what it leaves alone, and how minutes protect the people in the room.",
    image: "raffia-diamond-stripes",
    runs: "Two full days in Nairobi or Accra.",
    outcome: "A board calendar, and terms of reference for each seat.",
  },
  {
    ...master,
    title: "Financial Modelling and Valuation",
    description: [
      "Build a three-statement model that a stranger can follow.",
      "Test it against a bad harvest, a weak currency and a late payer.",
      "Put a range on what the business is worth, and defend both ends.",
    ],
    image: "gold-chequer-ladder",
    runs: "Eight evenings of two hours, online, with exercises between them.",
    outcome: "A working model of your own business.",
  },
  {
    ...master,
    title: "Raising Capital: Debt, Equity and Between",
    description:
      "A loan, a share, or a note that turns from one into the other: what each costs when things go well and when they do not, and which your cash flow can carry.",
    image: "madder-zigzag-stool",
    runs: "Five evenings of two hours, online.",
    outcome: "A term sheet, read line by line, with your own red lines marked.",
  },
  {
    ...master,
    title: "Internal Controls and Audit Readiness",
    description:
      "Small teams share passwords and approvals. You learn which two people must never be one, what an auditor will ask for, and how to close the month in ten days instead of forty.",
    image: "green-basket-bars",
    runs: "Four half days, online or in Nairobi.",
    outcome: "A control list for your own team, and a closing calendar.",
  },
  {
    ...master,
    title: "Sustainability Reporting for Mid-Sized Firms",
    description:
      "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter in your sector, measure them with what you have, and report them without an adjective.",
    image: "mist-diamond-basket",
    runs: "Four evenings of two hours, online.",
    outcome: "A first report of five pages.",
  },
  {
    ...master,
    title: "Cyber Security for Business Owners",
    description:
      "Mobile money, shared laptops, a supplier whose bank details have changed by email: how fraud reaches companies of your size, and the dozen habits that stop most of it.",
    image: "ink-bars-diamond",
    runs: "Two half days, online, for owner and finance lead together.",
    outcome: "A one-page plan for the day something goes wrong.",
  },
  {
    ...master,
    title: "Cross-Border Expansion in Africa",
    description:
      "A second country is a second company. Licences, customs, currency and partners: how to find out in six weeks whether the market next door is worth the move.",
    image: "gold-zigzag-stripes",
    runs: "Six evenings of two hours, online, with desks in nine countries.",
    outcome: "An entry plan with its first hundred days.",
  },
  {
    ...master,
    title: "Leading People Through Growth",
    description: [
      "Hire for the company you will be in two years.",
      "Hand over decisions, and stay out of them.",
      "Keep the people who were there at the start.",
    ],
    image: "raffia-stool-zigzag",
    runs: "Two full days in Accra, and three calls afterwards.",
    outcome: "An organisation chart for twice your size, with names in it.",
  },
];

const ecosystem = { category: "ecosystem-programs" } as const;
const family = { category: "family-business-programs" } as const;

/** External Programs: those for the ecosystem, then those for family businesses. Written by the operator. */
const externalProgrammes: readonly CatalogueProgramme[] = [
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
    link: OWN_PROGRAMME_LINK,
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

const mentorship = {
  category: "mentorship",
  provider: "Ubia Mentor Circle",
  link: OWN_PROGRAMME_LINK,
} as const;
const pitching = {
  category: "pitching",
  provider: "Ubia Pitch Studio",
  link: OWN_PROGRAMME_LINK,
} as const;

/** Mentorship Founder Sessions and Pitch Coaching. Written by the operator. */
const coachingProgrammes: readonly CatalogueProgramme[] = [
  {
    ...mentorship,
    title: "One Hour, One Question",
    description:
      "Bring the decision that keeps you awake. A founder who has been through it listens for half an hour and answers for the other.",
    image: "gold-diamond-bars",
    runs: "Every Thursday, online, one founder at a time.",
    outcome: "One next step, written down before the hour is over.",
  },
  {
    ...mentorship,
    title: "The First Board",
    description:
      "For founders who have never been told no by anyone they pay. Experienced directors show what they would ask you, and why you should want it.",
    image: "raffia-stool-ladder",
    runs: "Once a month, online, in groups of six.",
    outcome: "A short list of people to ask, and how to ask them.",
  },
  {
    ...mentorship,
    title: "Founders' Peer Circle",
    description: [
      "Eight founders from eight countries who do not compete.",
      "One of them in the chair each time, with real figures.",
      "What is said in the circle stays there.",
    ],
    image: "green-zigzag-chequer",
    runs: "Every second Tuesday for half a year, online.",
    outcome: "Seven people who know your business and tell you the truth.",
  },
  {
    ...pitching,
    title: "Pitch Workshop",
    description:
      "From forty slides to ten, and from ten minutes to five. You tell your story to people who have heard a thousand, and again after they have told you where they stopped listening.",
    price: USUAL_FEE,
    image: "madder-zigzag-zigzag",
    runs: "Two full days in Nairobi, Accra or Lagos, in groups of eight.",
    outcome: "A pitch of five minutes, on video, that you would show anybody.",
  },
  {
    ...pitching,
    title: "Speed Pitching Rehearsal",
    description:
      "Three minutes, a bell, the next table. A rehearsal with five coaches in the roles of five investors, right before the real thing.",
    image: "ink-ladder-stool",
    runs: "One evening, online, in the week before each speed pitching.",
    outcome: "The three questions that you will be asked, and your answers.",
  },
  {
    ...pitching,
    title: "Pitch Deck Clinic",
    description:
      "Send your deck, and get it back with comments on every page: what an investor reads, what they skip, and what they miss.",
    image: "mist-stripes-basket",
    runs: "By email, within five working days.",
    outcome: "A marked-up deck, and a call of twenty minutes about it.",
  },
];

/** The whole catalogue, in the order within each category. */
export const programmes: readonly CatalogueProgramme[] = [
  ...masterProgrammes,
  ...externalProgrammes,
  ...coachingProgrammes,
];
