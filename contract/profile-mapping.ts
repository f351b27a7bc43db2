import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
  type UserType,
} from "./enumerations.ts";
import {
  type ProfileField,
  type ProfileForm,
  profileFields,
  typedNumber,
} from "./rules/profile-form.ts";
import { normalText } from "./rules/profile-text.ts";
import { amountOf, type Profile } from "./wire.ts";

/** Maps the profile of the API to the form and back. */

/** An empty form. */
export const EMPTY_PROFILE_FORM: ProfileForm = {
  business_name: "",
  business_type: "",
  description: "",
  location: "",
  business_address: "",
  business_stage: "",
  capital_needed: "",
  sector_type: "",
  investment_type: "",
  market: "",
  pitch_link: "",
  annual_turnover: "",
  financial_position: "",
  team_capacity: "",
  years_of_operation: "",
  registration: "",
  revenue_min: "",
  revenue_max: "",
  ability_to_scale: "",
  financial_records: "",
  investment_preference: "",
  investment_target: "",
  sectors_of_interest: [],
  investment_types_investor: [],
  business_stages_investor: [],
};

/** Profile variants that other servers send: the business name as `name`, the pitch deck as a single file. */
export type LooseProfile = Omit<Profile, "business_name" | "pitch_deck"> & {
  readonly business_name?: string;
  readonly pitch_deck?: Profile["pitch_deck"] | Profile["pitch_deck"][number];
};

/** Normalises a profile: the name in `business_name`, the pitch decks as a list. */
export function normalProfile(loose: LooseProfile): Profile {
  const deck = loose.pitch_deck ?? [];
  return {
    ...loose,
    business_name: loose.business_name ?? loose.name ?? "",
    pitch_deck: Array.isArray(deck) ? deck : [deck as never],
  };
}

/** Returns the form of a stored profile. */
export function formOf(profile: Profile): ProfileForm {
  return {
    business_name: profile.business_name,
    business_type: profile.business_type,
    description: profile.description,
    location: profile.location,
    business_address: profile.business_address,
    business_stage: profile.business_stage,
    capital_needed: plainAmount(profile.capital_needed),
    sector_type: profile.sector_type,
    investment_type: profile.investment_type,
    market: profile.market,
    pitch_link: profile.pitch_link,
    annual_turnover: plainAmount(profile.annual_turnover),
    financial_position: profile.financial_position,
    team_capacity: plainAmount(profile.team_capacity),
    years_of_operation: plainAmount(profile.years_of_operation),
    registration:
      profile.registration === null ? "" : profile.registration ? "yes" : "no",
    revenue_min: plainAmount(profile.revenue?.min),
    revenue_max: plainAmount(profile.revenue?.max),
    ability_to_scale: profile.ability_to_scale,
    financial_records: profile.financial_records,
    investment_preference: profile.investment_preference,
    investment_target: targetOf(profile)?.label ?? "",
    sectors_of_interest: profile.sectors_of_interest,
    investment_types_investor: profile.investment_types_investor,
    business_stages_investor: profile.business_stages_investor,
  };
}

/** Returns the range that a profile's minimum and maximum identify. An open end matches null and its displayed maximum. */
export function targetOf(
  profile: Pick<Profile, "investment_target_min" | "investment_target_max">,
): InvestmentTarget | null {
  const min = amountOf(profile.investment_target_min);
  const max = amountOf(profile.investment_target_max);
  return (
    INVESTMENT_TARGETS.find(
      (target) =>
        target.min === min &&
        (target.max === max || (target.openEnded && max === null)),
    ) ?? null
  );
}

/**
 * Returns the text parts of the multipart form: lists and objects as JSON, the investment target as two amounts with 2 decimals,
 * the turnover as a number. An empty optional field is sent as "", which clears the stored value.
 */
export function profileParts(
  form: ProfileForm,
  userType: UserType,
): Readonly<Record<string, string>> {
  const parts: Record<string, string> = {};
  for (const field of profileFields(userType)) addPart(parts, form, field);
  if (userType === "investee")
    parts.revenue = JSON.stringify({
      min: typedNumber(form.revenue_min),
      max: typedNumber(form.revenue_max),
    });
  return parts;
}

const NUMBERS: readonly ProfileField[] = [
  "annual_turnover",
  "team_capacity",
  "years_of_operation",
];

function addPart(
  parts: Record<string, string>,
  form: ProfileForm,
  field: ProfileField,
) {
  const value = form[field];
  if (field === "revenue_min" || field === "revenue_max") return;
  if (typeof value !== "string") parts[field] = JSON.stringify(value);
  else if (field === "investment_target") addTarget(parts, value);
  else if (field === "capital_needed")
    parts[field] = typedNumber(value)?.toFixed(2) ?? "";
  else if (field === "registration")
    parts[field] = value === "" ? "" : String(value === "yes");
  else if (NUMBERS.includes(field))
    parts[field] = typedNumber(value)?.toString() ?? "";
  else parts[field] = normalText(value);
}

function addTarget(parts: Record<string, string>, label: string) {
  const target = INVESTMENT_TARGETS.find((range) => range.label === label);
  parts.investment_target_min = target?.min.toFixed(2) ?? "";
  parts.investment_target_max =
    target === undefined || target.openEnded ? "null" : target.max.toFixed(2);
}

function plainAmount(value: string | number | null | undefined): string {
  return amountOf(value)?.toString() ?? "";
}
