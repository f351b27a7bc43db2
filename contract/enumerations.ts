/**
 * The enumerations of the product. The options of the profile that no public page needs are in
 * contract/profile/options.ts, so that public pages do not load them.
 */

export const USER_TYPES = ["investor", "investee"] as const;
/** The role of an account, chosen at registration. */
export type UserType = (typeof USER_TYPES)[number];

/** Returns whether a value is one of the two roles. */
export function isUserType(value: unknown): value is UserType {
  return USER_TYPES.some((type) => type === value);
}

/** The 54 African countries. */
export const COUNTRIES = [
  "Algeria",
  "Angola",
  "Benin",
  "Botswana",
  "Burkina Faso",
  "Burundi",
  "Cabo Verde",
  "Cameroon",
  "Central African Republic",
  "Chad",
  "Comoros",
  "Congo",
  "Congo (Democratic Republic)",
  "Côte d'Ivoire",
  "Djibouti",
  "Egypt",
  "Equatorial Guinea",
  "Eritrea",
  "Eswatini",
  "Ethiopia",
  "Gabon",
  "Gambia",
  "Ghana",
  "Guinea",
  "Guinea-Bissau",
  "Kenya",
  "Lesotho",
  "Liberia",
  "Libya",
  "Madagascar",
  "Malawi",
  "Mali",
  "Mauritania",
  "Mauritius",
  "Morocco",
  "Mozambique",
  "Namibia",
  "Niger",
  "Nigeria",
  "Rwanda",
  "São Tomé and Príncipe",
  "Senegal",
  "Seychelles",
  "Sierra Leone",
  "Somalia",
  "South Africa",
  "South Sudan",
  "Sudan",
  "Tanzania",
  "Togo",
  "Tunisia",
  "Uganda",
  "Zambia",
  "Zimbabwe",
] as const;

/** A range of ticket sizes in US dollars; both ends are inclusive. */
export type InvestmentTarget = {
  readonly label: string;
  readonly min: number;
  /** The upper end. For an open-ended range, a nominal value that is not a limit. */
  readonly max: number;
  /** Set for a range that is sent and stored without an upper end. */
  readonly openEnded?: true;
};

export const INVESTMENT_TARGETS: readonly InvestmentTarget[] = [
  { label: "Below 10000", min: 0, max: 10_000 },
  { label: "10000-50000", min: 10_000, max: 50_000 },
  { label: "50000-100000", min: 50_000, max: 100_000 },
  { label: "100000-500000", min: 100_000, max: 500_000 },
  { label: "500000-1000000", min: 500_000, max: 1_000_000 },
  { label: "1000000-5000000", min: 1_000_000, max: 5_000_000 },
  { label: "Above 5000000", min: 5_000_000, max: 10_000_000, openEnded: true },
];

/** The statuses of a match, in the order of the tracker. */
export const MATCH_STATUSES = [
  "pending",
  "approved",
  "rejected",
  "funded",
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

/** The states of a tracker step: before, at and after the current step. They are also CSS classes of the step. */
export const STEP_STATES = ["completed", "active", "upcoming"] as const;
export type StepState = (typeof STEP_STATES)[number];

/** How a match ends without funding: a re-run replaced it, or an account was closed. The status does not change. */
export const MATCH_ENDS = ["replaced", "closed"] as const;
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** The reasons that an investor can give for a decline. */
export const DECLINE_REASONS = [
  "outside_sectors",
  "too_early",
  "too_late",
  "ticket_too_small",
  "ticket_too_large",
  "country",
  "documents_missing",
  "no_capacity",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** What an investee can do after a decline: fill a free place, use a re-run, or neither. */
export const NEXT_STEPS = ["submission", "rerun", "none"] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The criteria of the matching score, by descending weight. */
export const MATCH_CRITERIA = [
  "sector",
  "ticket",
  "stage",
  "investmentType",
  "country",
] as const;
export type MatchCriterion = (typeof MATCH_CRITERIA)[number];

/** Where a defect of the site's scripts shows: an error that nothing catches, a rejected promise, or a page. */
export const DEFECT_KINDS = ["error", "rejection", "page"] as const;
export type DefectKind = (typeof DEFECT_KINDS)[number];
