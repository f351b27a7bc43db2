import {
  ACADEMY,
  type CatalogueProgramme,
  INSIDE,
  USUAL_FEE,
} from "./programme.ts";

const master = {
  category: "kpmg-master",
  provider: ACADEMY,
  link: INSIDE,
  price: USUAL_FEE,
} as const;

/** Master Programs in their order. Written by the operator. */
export const masterProgrammes: readonly CatalogueProgramme[] = [
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
