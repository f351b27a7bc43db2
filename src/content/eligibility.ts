/** The criteria in the eligibility modal. The operator writes the copy, and can set a threshold here. */

/** The minimum financing gap, such as "USD 100,000"; null until the operator has set one. */
const financingGapThreshold: string | null = null;

/** Returns the financing gap criterion, with the threshold if there is one. */
export function financingGap(threshold: string | null): string {
  return `Your financing gap is above ${threshold ?? "the firm’s threshold"}.`;
}

/** The nine criteria by title, in display order. */
export const eligibilityCriteria: Readonly<Record<string, string>> = {
  "Registered company": "Your business is a registered company.",
  "Years of operation":
    "You can document how many years you have been operating.",
  "Annual revenue": "You can document your annual revenue.",
  Team: "A team of at least 5 full-time staff plus the founder.",
  "Ability to scale":
    "The business can grow beyond the market it serves today.",
  Sector:
    "Tech, transport, construction, health and education, hotels and food, agriculture, trade, or energy.",
  "Financial statements": "Two years of consistent financial statements.",
  "Financing gap": financingGap(financingGapThreshold),
  "Pitch in English": "You can pitch in English.",
};
