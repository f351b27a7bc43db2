import { MAX_AMOUNT, MAX_COUNT } from "../constants.ts";
import {
  BUSINESS_TYPES,
  COUNTRIES,
  FINANCIAL_POSITIONS,
  INVESTMENT_TARGETS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
  type UserType,
} from "../enumerations.ts";
import { type Message, message, say } from "../messages/index.ts";
import {
  businessAddressProblem,
  businessNameProblem,
  descriptionProblem,
  freeTextProblem,
  investmentPreferenceProblem,
  marketProblem,
  type Problem,
  pitchLinkProblem,
  REQUIRED,
} from "./profile-text.ts";

/** The profile form as typed: text for every field except the lists. Excludes the files. */
export type ProfileForm = {
  readonly business_name: string;
  readonly business_type: string;
  readonly description: string;
  readonly location: string;
  readonly business_address: string;
  // Investee.
  readonly business_stage: string;
  readonly capital_needed: string;
  readonly sector_type: string;
  readonly investment_type: string;
  readonly market: string;
  readonly pitch_link: string;
  readonly annual_turnover: string;
  readonly financial_position: string;
  readonly team_capacity: string;
  readonly years_of_operation: string;
  /** "yes", "no" or empty. */
  readonly registration: string;
  readonly revenue_min: string;
  readonly revenue_max: string;
  readonly ability_to_scale: string;
  readonly financial_records: string;
  // Investor.
  readonly investment_preference: string;
  /** The label of an entry of INVESTMENT_TARGETS. */
  readonly investment_target: string;
  readonly sectors_of_interest: readonly string[];
  readonly investment_types_investor: readonly string[];
  readonly business_stages_investor: readonly string[];
};
export type ProfileField = keyof ProfileForm;
export type ProfileProblems = Partial<Record<ProfileField, Problem>>;

const SHARED_FIELDS = [
  "business_name",
  "business_type",
  "location",
  "description",
  "business_address",
] as const satisfies readonly ProfileField[];
const INVESTEE_FIELDS = [
  "capital_needed",
  "business_stage",
  "sector_type",
  "investment_type",
  "market",
  "pitch_link",
  "annual_turnover",
  "financial_position",
  "revenue_min",
  "revenue_max",
  "team_capacity",
  "years_of_operation",
  "registration",
  "ability_to_scale",
  "financial_records",
] as const satisfies readonly ProfileField[];
const INVESTOR_FIELDS = [
  "investment_target",
  "sectors_of_interest",
  "business_stages_investor",
  "investment_types_investor",
  "investment_preference",
] as const satisfies readonly ProfileField[];

/** Returns the fields of a role's form, in screen order. */
export function profileFields(userType: UserType): readonly ProfileField[] {
  return userType === "investee"
    ? [...SHARED_FIELDS, ...INVESTEE_FIELDS]
    : [...SHARED_FIELDS, ...INVESTOR_FIELDS];
}

/** The labels of the fields, also used in error messages and the error summary. */
export const PROFILE_LABELS: Record<ProfileField, string> = {
  business_name: "Business name",
  business_type: "Business type",
  description: "Description",
  location: "Country",
  business_address: "Business address",
  business_stage: "Business stage",
  capital_needed: "Ticket size",
  sector_type: "Sector",
  investment_type: "Investment type",
  market: "Market",
  pitch_link: "Pitch link",
  annual_turnover: "Annual turnover",
  financial_position: "Financial position",
  team_capacity: "Team capacity",
  years_of_operation: "Years of operation",
  registration: "Registered company",
  revenue_min: "Lowest yearly revenue",
  revenue_max: "Highest yearly revenue",
  ability_to_scale: "Ability to scale",
  financial_records: "Financial records",
  investment_preference: "Investment preference",
  investment_target: "Investment target",
  sectors_of_interest: "Sectors of interest",
  investment_types_investor: "Investment types",
  business_stages_investor: "Business stages",
};

/** Returns the error of one field of the form, or null. */
export function profileFieldProblem(
  form: ProfileForm,
  field: ProfileField,
): Problem | null {
  const value = form[field];
  if (typeof value !== "string") return choicesProblem(value, field);
  switch (field) {
    case "business_name":
      return businessNameProblem(value);
    case "business_address":
      return businessAddressProblem(value);
    case "description":
      return descriptionProblem(value);
    case "market":
      return marketProblem(value);
    case "pitch_link":
      return pitchLinkProblem(value);
    case "investment_preference":
      return investmentPreferenceProblem(value);
    case "ability_to_scale":
    case "financial_records":
      return freeTextProblem(value);
    case "business_type":
      return choiceProblem(value, BUSINESS_TYPES, "needed");
    case "location":
      return choiceProblem(value, COUNTRIES, "needed");
    case "business_stage":
      return choiceProblem(value, STAGES, "optional");
    case "sector_type":
      return choiceProblem(value, SECTORS, "optional");
    case "investment_type":
      return choiceProblem(value, INVESTMENT_TYPES, "optional");
    case "financial_position":
      return choiceProblem(value, FINANCIAL_POSITIONS, "optional");
    case "registration":
      return choiceProblem(value, ["yes", "no"], "optional");
    case "investment_target":
      return choiceProblem(
        value,
        INVESTMENT_TARGETS.map((target) => target.label),
        "needed",
      );
    case "capital_needed":
      return amountProblem(value);
    case "team_capacity":
    case "years_of_operation":
      return countProblem(value);
    case "revenue_max":
      return wholeNumberProblem(value) ?? revenueOrderProblem(form);
    default:
      return wholeNumberProblem(value);
  }
}

/** Returns the errors of a role's form by field, in screen order. Any error blocks the submit. */
export function profileProblems(
  form: ProfileForm,
  userType: UserType,
): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const field of profileFields(userType)) {
    const found = profileFieldProblem(form, field);
    if (found) problems[field] = found;
  }
  return problems;
}

/**
 * Returns the message of a field in the error summary: '<Field> invalid: <message>', or a fixed sentence for the fields that have
 * one.
 */
export function submitMessage(field: ProfileField, problem: Problem): Message {
  if (field === "market") return message("profile.submit.market");
  if (field === "business_address" && problem.hint !== undefined)
    return message("profile.submit.businessAddress");
  if ("key" in problem.message && problem.message.key === "profile.pitchLink")
    return message("profile.submit.pitchLink");
  return message("profile.submit.invalid", {
    field: PROFILE_LABELS[field],
    problem: say(problem.message),
  });
}

/** Parses a typed number. Ignores spaces and thousands separators. Returns null for anything else. */
export function typedNumber(text: string): number | null {
  const plain = text.replace(/[\s,\u00a0\u202f]/g, "");
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

function choiceProblem(
  value: string,
  choices: readonly string[],
  need: "needed" | "optional",
): Problem | null {
  if (value === "") return need === "needed" ? REQUIRED : null;
  return choices.includes(value)
    ? null
    : { message: message("profile.choice") };
}

function choicesProblem(
  values: readonly string[],
  field: ProfileField,
): Problem | null {
  const choices: readonly string[] =
    field === "sectors_of_interest"
      ? SECTORS
      : field === "investment_types_investor"
        ? INVESTMENT_TYPES
        : STAGES;
  return values.every((value) => choices.includes(value))
    ? null
    : { message: message("profile.choice") };
}

// Above 0 with at most 2 decimals. May be empty: only matching requires it.
function amountProblem(text: string): Problem | null {
  if (text.trim() === "") return null;
  const value = typedNumber(text);
  if (value === null || value <= 0 || !/^[^.]*(\.\d{1,2})?$/.test(text.trim()))
    return { message: message("profile.amount") };
  return tooHigh(value);
}

function wholeNumberProblem(text: string): Problem | null {
  if (text.trim() === "") return null;
  const value = typedNumber(text);
  if (value === null || !Number.isInteger(value))
    return { message: message("profile.wholeNumber") };
  return tooHigh(value);
}

function countProblem(text: string): Problem | null {
  const value = typedNumber(text);
  return value !== null && Number.isInteger(value) && value > MAX_COUNT
    ? {
        message: message("profile.numberTooHigh", {
          max: (MAX_COUNT + 1).toLocaleString("en"),
        }),
      }
    : wholeNumberProblem(text);
}

function tooHigh(value: number): Problem | null {
  return value > MAX_AMOUNT
    ? {
        message: message("profile.amountTooHigh", {
          max: (MAX_AMOUNT + 1).toLocaleString("en"),
        }),
      }
    : null;
}

function revenueOrderProblem(form: ProfileForm): Problem | null {
  const min = typedNumber(form.revenue_min);
  const max = typedNumber(form.revenue_max);
  return min !== null && max !== null && max < min
    ? { message: message("profile.revenueOrder") }
    : null;
}
