import type { CallFailure } from "../../../contract/failure.ts";
import {
  EMPTY_PROFILE_FORM,
  formOf,
} from "../../../contract/profile-mapping.ts";
import type { ProfileForm } from "../../../contract/rules/profile-form.ts";
import type { Profile } from "../../../contract/wire.ts";

/** Profiles, forms, files and failures for the tests of the profile flow. */

export const investeeProfile: Profile = {
  user_type: "investee",
  business_name: "Nakuru Dryers",
  business_type: "Cooperative",
  description: "We dry tomatoes for food makers.",
  location: "Kenya",
  email: "ama@firm.example.org",
  business_address: "",
  avatar: null,
  business_stage: "Seed",
  capital_needed: "250000.00",
  sector_type: "Agriculture",
  investment_type: "Equity",
  market: "Food makers",
  pitch_link: "",
  pitch_deck: [],
  annual_turnover: null,
  financial_position: "",
  team_capacity: null,
  years_of_operation: null,
  registration: null,
  revenue: null,
  ability_to_scale: "",
  ability_to_scale_file: null,
  financial_records: "",
  financial_records_file: null,
  investment_preference: "",
  investment_target_min: null,
  investment_target_max: null,
  sectors_of_interest: [],
  investment_types_investor: [],
  business_stages_investor: [],
};
export const investorProfile: Profile = {
  ...investeeProfile,
  user_type: "investor",
  business_name: "Harmattan Fund",
  market: "",
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
};

export const investeeForm = formOf(investeeProfile);
export const investorForm = formOf(investorProfile);
export const emptyForm = EMPTY_PROFILE_FORM;
/** A draft from before the session ended. */
export const draftForm: ProfileForm = {
  ...investeeForm,
  business_name: "Nakuru Dryers and Sons",
};

export const picture = {
  ref: "r1",
  name: "us.png",
  size: 9_000,
  type: "image/png",
};
export const program = {
  ref: "r2",
  name: "us.png.exe",
  size: 9_000,
  type: "application/x-msdownload",
};

/** Returns an answer of the server that refuses the call. */
export function answered(
  status: number,
  body: object = {},
  html = false,
): CallFailure {
  return {
    kind: "answered",
    status,
    html,
    body: html ? {} : { ...body },
    text: html ? "<html></html>" : JSON.stringify(body),
    retryAfter: null,
    at: 0,
  };
}
export const noAnswer: CallFailure = {
  kind: "noAnswer",
  reason: "Failed to fetch",
  at: 0,
};
