/**
 * What investors look for, as the eligibility modal shows it (§9). The operator's content: a threshold can be named
 * here, and nothing else in the product has to change.
 */

/** From which amount a financing gap counts, such as "USD 100,000"; null until the firm has set one. */
const financingGapThreshold: string | null = null;

export type EligibilityCriterion = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
};

/** The financing-gap criterion in words, with the threshold or with the firm's own. */
export function financingGap(threshold: string | null): string {
  return `Your financing gap is above ${threshold ?? "the firm’s threshold"}.`;
}

/** The nine criteria, in the order of §9. */
export const eligibilityCriteria: readonly EligibilityCriterion[] = [
  {
    key: "registration",
    title: "Registered company",
    text: "Your business is a registered company.",
  },
  {
    key: "years",
    title: "Years of operation",
    text: "You can show how many years you have been operating.",
  },
  {
    key: "revenue",
    title: "Annual revenue",
    text: "You can show what you earn in a year.",
  },
  {
    key: "team",
    title: "Team",
    text: "A team of at least 5 full-time staff plus the founder.",
  },
  {
    key: "scale",
    title: "Ability to scale",
    text: "The business can grow beyond the market it serves today.",
  },
  {
    key: "sector",
    title: "Sector",
    text: "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.",
  },
  {
    key: "statements",
    title: "Financial statements",
    text: "Two years of consistent financial statements.",
  },
  {
    key: "gap",
    title: "Financing gap",
    text: financingGap(financingGapThreshold),
  },
  {
    key: "english",
    title: "Pitch in English",
    text: "You can pitch in English.",
  },
];
