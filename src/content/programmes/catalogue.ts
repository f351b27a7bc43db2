import {
  PROGRAMME_FEE,
  type Programme,
  TAX_PROGRAMME_FEE,
} from "../../../contract/programmes.ts";

/**
 * A programme as the operator writes it: its public copy and the copy for members. `image` is the id of its cover in
 * ui/drawings.svg. The id names the colour of the cover's plain area, and the two motifs at its right edge.
 */
export type CatalogueProgramme = Programme<string> & {
  /** Dates, place and duration. */
  readonly schedule: string;
  /** The result for participants. */
  readonly outcome: string;
};

/** The `link` of the product's own programmes. Their details require a login. */
export const OWN_PROGRAMME_LINK = "/login";
const ACADEMY = "Private Enterprise Academy";

const master = {
  category: "kpmg-master",
  provider: ACADEMY,
  link: OWN_PROGRAMME_LINK,
  price: PROGRAMME_FEE,
} as const;

/** Master Programs in display order. The operator writes the copy. */
const masterProgrammes: readonly CatalogueProgramme[] = [
  {
    ...master,
    title: "Investment Readiness",
    description:
      "Learn what an investor checks first and prepare it in advance: consistent figures, complete contracts, and a convincing answer to the question “Why now?”",
    image: "green-stool-bars",
    schedule: "Six evenings of two hours, online, in groups of twelve.",
    outcome:
      "A data room that an investor can understand without asking you for help.",
  },
  {
    ...master,
    title: "Tax Technology & GenAI Adoption",
    description:
      "For finance teams that still enter invoices manually. You map the sources of your tax data, choose what to automate, and learn where generative tools help with tax returns and where a person must approve the result.",
    price: TAX_PROGRAMME_FEE,
    image: "ink-ladder-chequer",
    schedule: "Three half days, online, with your own ledgers.",
    outcome: "A plan of what to automate first, with costs and risks.",
  },
  {
    ...master,
    title: "Corporate Governance for Growing Companies",
    description:
      "A board is more than a meeting of friends. Learn who should be on it, what it decides, what it leaves to management, and how minutes protect its members.",
    image: "raffia-diamond-stripes",
    schedule: "Two full days in Nairobi or Accra.",
    outcome: "A board calendar, and terms of reference for each seat.",
  },
  {
    ...master,
    title: "Financial Modelling and Valuation",
    description: [
      "Build a three-statement model that an outsider can follow.",
      "Test it against a bad harvest, a weak currency and late payments.",
      "Estimate the range of your company’s value, and explain both ends of it.",
    ],
    image: "gold-chequer-ladder",
    schedule:
      "Eight evenings of two hours, online, with exercises between them.",
    outcome: "A working model of your own business.",
  },
  {
    ...master,
    title: "Raising Capital: Debt, Equity and Everything in Between",
    description:
      "Compare loans, shares and convertible notes: what each costs in good and bad years, and which of them your cash flow can support.",
    image: "madder-zigzag-stool",
    schedule: "Five evenings of two hours, online.",
    outcome:
      "A term sheet that you have reviewed line by line, with your limits marked.",
  },
  {
    ...master,
    title: "Internal Controls and Audit Readiness",
    description:
      "Small teams often share passwords and approvals. You learn which duties to separate, what an auditor will ask for, and how to close the month in ten days instead of forty.",
    image: "green-basket-bars",
    schedule: "Four half days, online or in Nairobi.",
    outcome:
      "A list of controls for your team, and a calendar for the month-end close.",
  },
  {
    ...master,
    title: "Sustainability Reporting for Mid-Sized Firms",
    description:
      "Lenders and buyers ask for figures on energy, water and people. Start with the five that matter most in your sector, measure them with the data you have, and report them plainly.",
    image: "mist-diamond-basket",
    schedule: "Four evenings of two hours, online.",
    outcome: "A first report of five pages.",
  },
  {
    ...master,
    title: "Cyber Security for Business Owners",
    description:
      "Mobile money, shared laptops, emails announcing a supplier's new bank details: learn how fraud reaches companies of your size, and twelve habits that prevent most of it.",
    image: "ink-bars-diamond",
    schedule:
      "Two half days, online, for the owner and the head of finance together.",
    outcome: "A one-page incident response plan.",
  },
  {
    ...master,
    title: "Cross-Border Expansion in Africa",
    description:
      "Expanding to a second country is like starting a second company. Learn about licences, customs, currencies and partners, and find out in six weeks whether the neighbouring market is worth it.",
    image: "gold-zigzag-stripes",
    schedule:
      "Six evenings of two hours, online, with our teams in nine countries.",
    outcome: "A market entry plan for the first hundred days.",
  },
  {
    ...master,
    title: "Leading People Through Growth",
    description: [
      "Hire for the company you will be in two years.",
      "Delegate decisions, and do not take them back.",
      "Keep the people who have been with you from the start.",
    ],
    image: "raffia-stool-zigzag",
    schedule: "Two full days in Accra, and three calls afterwards.",
    outcome:
      "An organisation chart, with names, for a company twice your size.",
  },
];

const ecosystem = { category: "ecosystem-programs" } as const;
const family = { category: "family-business-programs" } as const;

/** External Programs: first for the ecosystem, then for family businesses. The operator writes the copy. */
const externalProgrammes: readonly CatalogueProgramme[] = [
  {
    ...ecosystem,
    title: "Growth Lab for Agribusiness",
    provider: "Savanna Example Hub",
    description:
      "For food processors and suppliers with at least one season of sales. Includes coaches, shared cold storage and visits from buyers.",
    link: "https://growth-lab.example.org",
    image: "green-ladder-zigzag",
    schedule: "Twelve weeks, in Nakuru and Kumasi, twice a year.",
    outcome: "A signed letter of intent with at least one buyer.",
  },
  {
    ...ecosystem,
    title: "Climate Ventures Accelerator",
    provider: "Baobab Example Ventures",
    description:
      "For solar, water and waste companies whose product is already in use. You measure its actual savings.",
    link: "https://climate-ventures.example.org",
    image: "mist-chequer-bars",
    schedule: "Four months, online, with two weeks in Cape Town.",
    outcome: "A measurement report that a climate fund accepts.",
  },
  {
    ...ecosystem,
    title: "Women in Trade Fellowship",
    provider: "Lagoon Example Labs",
    description:
      "For women who run import, export or wholesale businesses: trade finance, customs, and a network of peers.",
    link: "https://women-in-trade.example.org",
    image: "madder-diamond-ladder",
    schedule: "One day a month for six months, in Lagos, Lomé and Abidjan.",
    outcome:
      "A line of trade finance, or a clear explanation of what is missing.",
  },
  {
    ...ecosystem,
    title: "Fintech Sandbox Residency",
    provider: "Highveld Example Accelerator",
    description: [
      "A test licence, and access to a bank’s systems.",
      "A compliance officer for two days a week.",
      "Real transactions with real customers, within set limits.",
    ],
    link: "https://sandbox.example.org",
    image: "ink-chequer-stripes",
    schedule: "Six months in Johannesburg; places are awarded competitively.",
    outcome:
      "A complete licence application, ready to submit to the regulator.",
  },
  {
    ...ecosystem,
    title: "Export Launchpad",
    provider: "Kilele Example Studio",
    description:
      "Take a local bestseller to shops abroad: labels, certificates, freight and the first order, together with three companies like yours.",
    link: "https://export-launchpad.example.org",
    image: "gold-basket-stool",
    schedule: "Ten weeks, online, with a buyers' day in Mombasa.",
    outcome: "A first shipment, priced and insured.",
  },
  {
    ...family,
    title: "Next Generation Leaders",
    provider: "Great Lakes Example Family Forum",
    description:
      "For sons and daughters who will lead the business, or decide not to. Participants need two years of experience outside the family business, and work with a mentor from outside the family.",
    link: "https://next-generation.example.org",
    image: "raffia-zigzag-diamond",
    schedule: "One year, four weekends, in Kampala and Kigali.",
    outcome:
      "A written decision about who will lead the business, and from when.",
  },
  {
    ...family,
    title: "Succession Without Silence",
    provider: "Great Lakes Example Family Forum",
    description:
      "Most handovers fail because of family conflicts, not because of the law. A facilitator helps the founder and the heirs to agree on ownership, roles and fairness.",
    link: "https://succession.example.org",
    image: "ink-stripes-stool",
    schedule: "Five family meetings in half a year, where you live.",
    outcome: "A succession plan, signed by the whole family.",
  },
  {
    ...family,
    title: "The Family Charter",
    provider: ACADEMY,
    description:
      "Who may work in the business, who may sell shares, how conflicts are resolved: agree on the family's rules before there is a conflict.",
    link: OWN_PROGRAMME_LINK,
    image: "green-bars-diamond",
    schedule: "Three full days within two months, in Nairobi or Accra.",
    outcome: "A charter of about ten pages, in your own words.",
  },
  {
    ...family,
    title: "Family Office Foundations",
    provider: "Coastal Example Institute",
    description:
      "For families that own more than one business: separate family and business assets, choose investments, and select independent advisers.",
    link: "https://family-office.example.org",
    image: "madder-basket-ladder",
    schedule: "Four days in Mauritius, once a year.",
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

/** Mentorship Founder Sessions and Pitch Coaching. The operator writes the copy. */
const coachingProgrammes: readonly CatalogueProgramme[] = [
  {
    ...mentorship,
    title: "One Hour, One Question",
    description:
      "Bring the decision that worries you most. A founder who has faced it listens for half an hour, then answers your questions for another half hour.",
    image: "gold-diamond-bars",
    schedule: "Every Thursday, online, one founder at a time.",
    outcome: "A written next step by the end of the hour.",
  },
  {
    ...mentorship,
    title: "The First Board",
    description:
      "For founders who have never worked with a board. Experienced directors ask you the questions that a board would ask, and show you how a board can help.",
    image: "raffia-stool-ladder",
    schedule: "Once a month, online, in groups of six.",
    outcome:
      "A list of candidates for your board, and a plan for approaching them.",
  },
  {
    ...mentorship,
    title: "Founders' Peer Circle",
    description: [
      "Eight founders from eight countries who do not compete with each other.",
      "Each session is about one of the companies, with its real figures.",
      "Everything is confidential.",
    ],
    image: "green-zigzag-chequer",
    schedule: "Every second Tuesday for half a year, online.",
    outcome:
      "Seven people who know your business and give you honest feedback.",
  },
  {
    ...pitching,
    title: "Pitch Workshop",
    description:
      "Reduce forty slides to ten, and ten minutes to five. You pitch to experienced listeners, get their feedback, and pitch again.",
    price: PROGRAMME_FEE,
    image: "madder-zigzag-zigzag",
    schedule: "Two full days in Nairobi, Accra or Lagos, in groups of eight.",
    outcome: "A five-minute pitch on video that you can show to any investor.",
  },
  {
    ...pitching,
    title: "Speed Pitching Rehearsal",
    description:
      "You have three minutes at each table. Rehearse with five coaches in the roles of investors, shortly before the actual event.",
    image: "ink-ladder-stool",
    schedule:
      "One evening, online, in the week before each speed pitching event.",
    outcome:
      "Answers to the three questions that you are most likely to be asked.",
  },
  {
    ...pitching,
    title: "Pitch Deck Clinic",
    description:
      "Send us your deck, and we return it with comments on every page: what an investor reads, what they skip, and what is missing.",
    image: "mist-stripes-basket",
    schedule: "By email, within five working days.",
    outcome: "A deck with comments, and a twenty-minute call about it.",
  },
];

/** The whole catalogue. Programmes are in display order within each category. */
export const programmes: readonly CatalogueProgramme[] = [
  ...masterProgrammes,
  ...externalProgrammes,
  ...coachingProgrammes,
];
