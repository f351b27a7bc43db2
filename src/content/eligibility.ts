/**
 * The criteria in the eligibility modal. Written by the operator, who can set a threshold here without other changes.
 */

/** The minimum financing gap, such as "USD 100,000"; null until the operator has set one. */
const financingGapThreshold: string | null = null;

export type EligibilityCriterion = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
};

/** Returns the criterion of the financing gap, with the threshold or with a general wording. */
export function financingGap(threshold: string | null): string {
  return `Your financing gap is above ${threshold ?? "the firm’s threshold"}.`;
}

/** The nine criteria in their order. */
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
