import type { UserType } from "../../contract/enumerations.ts";
import {
  FIELD_NAMES,
  type FieldName,
  fieldRow,
  fieldsInMatch,
} from "../../contract/profile/fields.ts";
import type {
  FieldsOnWire,
  InvestorFields,
  Profile,
} from "../../contract/profile/wire.ts";

/** Empty profiles as the API sends them, and valid profile forms as the browser sends them. */

/** An investee's profile without any value. */
export const emptyProfile: Profile = {
  user_type: "investee",
  email: "ama@firm.example.org",
  ...emptyFields(FIELD_NAMES),
};
/** The part of an investor's empty profile that an investee sees. */
export const emptyInvestorFields: InvestorFields = emptyFields(
  fieldsInMatch("investor"),
);

function emptyFields<Names extends FieldName>(names: readonly Names[]) {
  const empty = names.flatMap((name): [string, unknown][] => {
    const row = fieldRow(name);
    if (row.kind === "moneyRange")
      return [
        [`${name}_min`, null],
        [`${name}_max`, null],
      ];
    if (row.kind === "wholeMoney" && row.rangeOf) return [[row.rangeOf, null]];
    if (row.kind === "list" || row.kind === "files") return [[name, []]];
    const isText = ["text", "longText", "link", "choice"].includes(row.kind);
    return [[name, isText ? "" : null]];
  });
  return Object.fromEntries(empty) as FieldsOnWire<Names>;
}

/** The text fields of a profile form as the browser sends them, with lists and objects as JSON. */
export type ProfileParts = Record<string, string>;

const SHARED = {
  business_name: "Nakuru Dryers & Co.",
  business_type: "Cooperative",
  description: "We dry tomatoes for food makers, all year round.",
  location: "Kenya",
  business_address: "12 Kenyatta Avenue, Nakuru",
};

export const investeeParts: ProfileParts = {
  ...SHARED,
  sector_type: "Agriculture",
  business_stage: "Seed",
  capital_needed: "250000.00",
  investment_type: "Equity",
  market: "Food makers, East Africa",
  registration: "true",
  years_of_operation: "6",
  annual_turnover: "412000",
  financial_position: "profit",
  revenue: '{"min":300000,"max":450000}',
  team_capacity: "18",
  ability_to_scale: "Three more counties in two years.",
  financial_records: "Audited since 2022.",
  pitch_link: "https://pitch.example.org/nakuru",
};

export const investorParts: ProfileParts = {
  ...SHARED,
  business_name: "Baobab Capital",
  business_type: "Limited Liability Company",
  investment_preference: "Food and farming, East Africa.",
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  sectors_of_interest: '["Agriculture","Food & Beverage"]',
  investment_types_investor: '["Equity","Debt"]',
  business_stages_investor: '["Seed"]',
};

/** Returns the parts of a valid form. */
export function validParts(userType: UserType): ProfileParts {
  return userType === "investee" ? investeeParts : investorParts;
}

export type Attachment = { content: Buffer; name: string; type?: string };

/** Returns a multipart form with these text fields and files. */
export function formOf(
  parts: ProfileParts,
  files: Record<string, Attachment> = {},
): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(parts)) form.append(name, text);
  for (const [name, { content, name: fileName, type = "" }] of Object.entries(
    files,
  ))
    form.append(name, new Blob([new Uint8Array(content)], { type }), fileName);
  return form;
}
