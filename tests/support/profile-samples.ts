import type { UserType } from "../../contract/enumerations.ts";
import type { FieldName, ProfileField } from "../../contract/profile/fields.ts";

type FileSample = {
  /** The only role that has the field. If `role` is not set, both roles have the field. */
  readonly role?: UserType;
  /** The label in the form. It ends with OPTIONAL_MARK if the field is optional. */
  readonly label: string;
  /** The ids of the rules about this field. They are tags of the tests that use the sample. */
  readonly rules?: readonly string[];
};
type FieldSample = FileSample & {
  /** The value in an API response. A hyphen separates the minimum and maximum of a money range. */
  readonly value: string | number | boolean | readonly string[];
  /** The value as entered in the form, if it differs from `value`. */
  readonly typed?: string;
  /** A rejected input, and its error message. */
  readonly invalid: readonly [input: string | readonly string[], string];
  /**
   * The role of the members whose value the list of matches shows to the other side. Not set if the list omits the
   * field.
   */
  readonly inMatchOf?: UserType;
  /** The text that the other side sees in an offer or in a matched profile. */
  readonly shown?: string;
  /** The label of that text, if it differs from the label in the form. */
  readonly shortLabel?: string;
};

/** Expected error messages that several samples or tests use. */
export const ERRORS = {
  name: "Only letters, numbers, spaces, &, ., - (2-100 chars).",
  address: "Only letters, numbers, commas, ., ' , - (5-200 chars).",
  characters:
    "Only letters/numbers, spaces, commas, periods, and - are allowed.",
  link: "Must start with http:// or https://",
  choice: "Please choose one of the options.",
  wholeNumber: "Please enter a whole number, 0 or more.",
  plainNumber:
    "Must be a number without separators, with a dot before at most two decimals, such as 250000 or 250000.50.",
  controlCharacter: "Control characters are not allowed.",
} as const;

/** The end of the label of an optional field. */
export const OPTIONAL_MARK = ", optional";

/**
 * A sample of every field of the profile, in the order of the form. An investor and an investee with these values
 * match. The samples are used to test the form, the validation, the storage, the matches and what the other side sees.
 * The expected values are literals, independent of PROFILE_FIELDS.
 */
export const PROFILE_SAMPLES: {
  readonly [Name in FieldName]: Name extends ProfileField
    ? FieldSample
    : FileSample;
} = {
  business_name: {
    label: "Business name",
    value: "Nakuru Dryers & Co.",
    invalid: ["Nakuru <b>", ERRORS.name],
  },
  business_type: {
    label: "Business type",
    value: "Cooperative",
    invalid: ["Guild", ERRORS.choice],
    shown: "Cooperative",
  },
  location: {
    label: "Country",
    value: "Kenya",
    invalid: ["Atlantis", ERRORS.choice],
    inMatchOf: "investor",
    shown: "Kenya",
  },
  description: {
    label: "Description",
    value: "We dry tomatoes for food makers, all year round.",
    invalid: ["We dry @ home", ERRORS.characters],
  },
  business_address: {
    label: "Business address, optional",
    value: "12 Kenyatta Avenue, Nakuru",
    invalid: ["Plot #12, Nakuru", ERRORS.address],
    shown: "12 Kenyatta Avenue, Nakuru",
  },
  capital_needed: {
    role: "investee",
    label: "Ticket size (USD)",
    value: "250000.00",
    typed: "250,000",
    invalid: ["0", "Please enter an amount above 0, with at most 2 decimals."],
    inMatchOf: "investee",
    shown: "$250,000",
    shortLabel: "Ticket size",
  },
  business_stage: {
    role: "investee",
    label: "Business stage",
    rules: ["3-profile-15"],
    value: "Seed",
    invalid: ["Series Z", ERRORS.choice],
    shown: "Seed",
  },
  sector_type: {
    role: "investee",
    label: "Sector",
    rules: ["3-profile-16"],
    value: "Agriculture",
    invalid: ["Mining", ERRORS.choice],
    inMatchOf: "investee",
    shown: "Agriculture",
  },
  investment_type: {
    role: "investee",
    label: "Investment type, optional",
    rules: ["3-profile-17"],
    value: "Equity",
    invalid: ["Grant", ERRORS.choice],
    shown: "Equity",
  },
  market: {
    role: "investee",
    label: "Market",
    value: "Food makers, East Africa",
    invalid: ["Food & drink", ERRORS.characters],
    shown: "Food makers, East Africa",
  },
  pitch_link: {
    role: "investee",
    label: "Pitch link, optional",
    value: "https://pitch.example.org/nakuru",
    invalid: ["pitch.example.org", ERRORS.link],
    inMatchOf: "investee",
    shown: "https://pitch.example.org/nakuru",
  },
  pitch_deck: { role: "investee", label: "Pitch deck, optional" },
  annual_turnover: {
    role: "investee",
    label: "Annual turnover (USD), optional",
    value: 412_000,
    typed: "412,000",
    invalid: ["1.5", ERRORS.wholeNumber],
    shown: "$412,000",
    shortLabel: "Annual turnover",
  },
  financial_position: {
    role: "investee",
    label: "Financial position, optional",
    rules: ["3-profile-03"],
    value: "profit",
    invalid: ["fine", ERRORS.choice],
    shown: "Profit",
  },
  revenue_min: {
    role: "investee",
    label: "Lowest yearly revenue (USD), optional",
    value: 300_000,
    typed: "300,000",
    invalid: ["-1", ERRORS.wholeNumber],
    shown: "$300,000–$450,000",
    shortLabel: "Yearly revenue",
  },
  revenue_max: {
    role: "investee",
    label: "Highest yearly revenue (USD), optional",
    value: 450_000,
    typed: "450,000",
    invalid: ["299999", "The highest revenue must not be below the lowest."],
  },
  team_capacity: {
    role: "investee",
    label: "Team capacity, optional",
    value: 18,
    typed: "18",
    invalid: ["10000000", "Please enter a number below 10,000,000."],
    shown: "18",
  },
  years_of_operation: {
    role: "investee",
    label: "Years of operation, optional",
    value: 6,
    typed: "6",
    invalid: ["-6", ERRORS.wholeNumber],
    shown: "6",
  },
  registration: {
    role: "investee",
    label: "Registered company, optional",
    value: true,
    typed: "yes",
    invalid: ["perhaps", ERRORS.choice],
    shown: "Yes",
  },
  ability_to_scale: {
    role: "investee",
    label: "Ability to scale, optional",
    value: "Three more counties in two years.",
    invalid: ["Two\u0000years", ERRORS.controlCharacter],
    shown: "Three more counties in two years.",
  },
  ability_to_scale_file: { role: "investee", label: "Scaling plan, optional" },
  financial_records: {
    role: "investee",
    label: "Financial records, optional",
    value: "Audited since 2022.",
    invalid: ["Since\u00002022", ERRORS.controlCharacter],
    shown: "Audited since 2022.",
  },
  financial_records_file: {
    role: "investee",
    label: "Financial statements, optional",
  },
  investment_target: {
    role: "investor",
    label: "Investment target (USD)",
    value: "100000.00-500000.00",
    typed: "100000-500000",
    invalid: ["lots-more", ERRORS.choice],
    inMatchOf: "investor",
    shown: "$100,000–$500,000",
    shortLabel: "Invests",
  },
  sectors_of_interest: {
    role: "investor",
    label: "Sectors of interest",
    value: ["Agriculture", "Food & Beverage"],
    invalid: [["Agriculture", "Mining"], ERRORS.choice],
    inMatchOf: "investor",
    shown: "Agriculture, Food & Beverage",
    shortLabel: "Sectors",
  },
  business_stages_investor: {
    role: "investor",
    label: "Business stages",
    value: ["Seed"],
    invalid: [["Seed", "Series Z"], ERRORS.choice],
  },
  investment_types_investor: {
    role: "investor",
    label: "Investment types",
    value: ["Equity", "Debt"],
    invalid: [["Equity", "Grant"], ERRORS.choice],
    inMatchOf: "investor",
    shown: "Equity, Debt",
  },
  investment_preference: {
    role: "investor",
    label: "Investment preference, optional",
    value: "Food and farming, East Africa.",
    invalid: ["Food; farming", ERRORS.characters],
  },
  avatar: { label: "Logo or picture, optional" },
};
