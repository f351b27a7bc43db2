import type {
  BusinessType,
  Country,
  FinancialPosition,
  InvestmentType,
  Sector,
  Stage,
} from "../../contract/enumerations.ts";

/** A fictitious business of the demo data. Amounts are US dollars. */
export type DemoInvestee = {
  readonly name: string;
  readonly country: Country;
  readonly type: BusinessType;
  readonly address: string;
  readonly sector: Sector;
  readonly stage: Stage;
  readonly ticket: number;
  readonly seeks: InvestmentType;
  readonly market: string;
  readonly description: string;
  readonly years: number;
  readonly team: number;
  readonly turnover: number;
  readonly position: FinancialPosition;
};

/** The investee whose login is printed at start. It can request matching immediately. */
export const readyInvestee: DemoInvestee = {
  name: "Kilele Dried Fruit",
  country: "Kenya",
  type: "Limited Liability Company",
  address: "14 Market Lane, Nakuru",
  sector: "Agriculture",
  stage: "Seed",
  ticket: 250_000,
  seeks: "Equity",
  market: "Food makers and supermarkets in East Africa",
  description:
    "We buy mangoes and tomatoes that would rot at the roadside, dry them with sun and waste heat, and sell them to food makers all year. Three hundred and forty farmers deliver to us. With a second dryer we can take twice the harvest and sell to Uganda as well.",
  years: 6,
  team: 18,
  turnover: 412_000,
  position: "profit",
};

/** The other investees, in various countries and sectors. */
export const demoInvestees: readonly DemoInvestee[] = [
  {
    name: "Adom Cold Rooms",
    country: "Ghana",
    type: "Limited Liability Company",
    address: "Plot 7, Harbour Road, Tema",
    sector: "Agriculture",
    stage: "Seed",
    ticket: 180_000,
    seeks: "Equity",
    market: "Tomato and fish traders in Greater Accra",
    description:
      "Solar cold rooms at four markets, rented by the crate and the day. Traders throw away half as much as before, and pay with the phone.",
    years: 3,
    team: 11,
    turnover: 96_000,
    position: "break-even",
  },
  {
    name: "Nyota Millet Kitchen",
    country: "Uganda",
    type: "Cooperative",
    address: "3 Bukoto Rise, Kampala",
    sector: "Food & Beverage",
    stage: "Series A",
    ticket: 320_000,
    seeks: "Convertible Note",
    market: "Schools and families in Uganda and Rwanda",
    description:
      "Porridge and snacks from millet and sorghum for school meals. Sixty schools order every week, and a second line lets us serve two hundred.",
    years: 5,
    team: 34,
    turnover: 540_000,
    position: "profit",
  },
  {
    name: "Jua Kila Siku Power",
    country: "Kenya",
    type: "Limited Liability Company",
    address: "21 Kibuye Road, Kisumu",
    sector: "Energy",
    stage: "Seed",
    ticket: 400_000,
    seeks: "Equity",
    market: "Fishing villages on the lake",
    description:
      "Mini-grids that power boats, ice makers and homes on the islands of the lake. Nine run today, and every one pays for its own upkeep.",
    years: 4,
    team: 22,
    turnover: 310_000,
    position: "loss",
  },
  {
    name: "Ndar Peanut Press",
    country: "Senegal",
    type: "Partnership",
    address: "5 Rue du Quai, Saint-Louis",
    sector: "Agriculture",
    stage: "Series A",
    ticket: 150_000,
    seeks: "Debt",
    market: "Shops and restaurants in Dakar and Thiès",
    description:
      "We press peanut oil without chemicals and turn the cake into feed. Growers own a third of the company.",
    years: 8,
    team: 27,
    turnover: 465_000,
    position: "profit",
  },
  {
    name: "Susu Ledger",
    country: "Nigeria",
    type: "Limited Liability Company",
    address: "44 Allen Side Street, Ikeja",
    sector: "FinTech",
    stage: "Series A",
    ticket: 750_000,
    seeks: "Equity",
    market: "Savings groups in West Africa",
    description:
      "Savings groups keep their books with us and get credit for it. Fourteen thousand groups write in the ledger every week.",
    years: 4,
    team: 46,
    turnover: 1_150_000,
    position: "loss",
  },
  {
    name: "Imbali Clinic Boxes",
    country: "South Africa",
    type: "Corporation",
    address: "9 Dock Street, Durban",
    sector: "HealthTech",
    stage: "Seed",
    ticket: 95_000,
    seeks: "Equity",
    market: "Rural clinics in Southern Africa",
    description:
      "A laboratory that fits in a suitcase, with twelve tests that nurses can run. Forty clinics use it and reorder every month.",
    years: 2,
    team: 9,
    turnover: 120_000,
    position: "loss",
  },
  {
    name: "Tana River Schools",
    country: "Ethiopia",
    type: "Non-Profit",
    address: "Bole Ring 18, Addis Ababa",
    sector: "Education",
    stage: "Pre-seed",
    ticket: 40_000,
    seeks: "Revenue Share",
    market: "Families in Addis Ababa and Bahir Dar",
    description:
      "Evening schools for working children, with lessons that also run on old phones. Two schools are full and a third has a waiting list.",
    years: 2,
    team: 14,
    turnover: 38_000,
    position: "break-even",
  },
  {
    name: "Carreta Norte Freight",
    country: "Mozambique",
    type: "Limited Liability Company",
    address: "Avenida do Porto 60, Nacala",
    sector: "Logistics",
    stage: "Growth",
    ticket: 900_000,
    seeks: "Debt",
    market: "Farmers and shippers in Mozambique and Malawi",
    description:
      "Forty trucks that never drive back empty, because our dispatchers match every load with a return. We want ten refrigerated ones.",
    years: 9,
    team: 88,
    turnover: 3_400_000,
    position: "profit",
  },
  {
    name: "Baobab Lane Lodges",
    country: "Madagascar",
    type: "Cooperative",
    address: "Route 8, Morondava",
    sector: "Tourism",
    stage: "Series A",
    ticket: 480_000,
    seeks: "Equity",
    market: "Travellers from Europe and the region",
    description:
      "Twelve small lodges run by the villages beside the trees. Guests come by boat and bus, and half of what they pay stays in the village.",
    years: 7,
    team: 52,
    turnover: 610_000,
    position: "profit",
  },
];
