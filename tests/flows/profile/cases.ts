import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { UserType } from "../../../contract/enumerations.ts";
import type { ProfileForm } from "../../../contract/profile/form.ts";
import {
  EMPTY_PROFILE_FORM,
  toProfileForm,
} from "../../../contract/profile/form.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { emptyProfile } from "../../support/profiles.ts";

/** Returns the response to the call `user` for a member with this role. */
export const userWithRole = (user_type: UserType): ResponseOf<"user"> => ({
  email: "ama@firm.example.org",
  user_type,
  business_name: null,
});

export const investeeProfile: Profile = {
  ...emptyProfile,
  business_name: "Nakuru Dryers",
  business_type: "Cooperative",
  location: "Kenya",
  description: "We dry tomatoes for food makers.",
  capital_needed: "250000.00",
  business_stage: "Seed",
  sector_type: "Agriculture",
  investment_type: "Equity",
  market: "Food makers",
};
export const investorProfile: Profile = {
  ...investeeProfile,
  user_type: "investor",
  business_name: "Harmattan Fund",
  market: "",
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
};

export const investeeForm = toProfileForm(investeeProfile);
export const investorForm = toProfileForm(investorProfile);
export const emptyForm = EMPTY_PROFILE_FORM;
/** A draft that was saved before the session ended. */
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
export const executableFile = {
  ref: "r2",
  name: "us.png.exe",
  size: 9_000,
  type: "application/x-msdownload",
};
