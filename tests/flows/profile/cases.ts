import {
  type ProfileForm,
  toProfileForm,
} from "../../../contract/profile/form.ts";
import type { Profile } from "../../../contract/profile/wire.ts";
import { httpError } from "../../support/call-failures.ts";
import { emptyProfile } from "../../support/profiles.ts";

export const investeeProfile: Profile = {
  ...emptyProfile,
  version: 1,
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
/** A draft that was saved before the session ended. */
export const draftForm: ProfileForm = {
  ...investeeForm,
  business_name: "Nakuru Dryers and Sons",
};

/** The version on which the draft is based. */
export const DRAFT_VERSION = 1;

/** The chart's input without a draft. */
export const investeeInput = {
  userType: "investee",
  draft: null,
  draftVersion: 0,
  requestedTarget: null,
} as const;

/** A response that refuses a value. */
export const rejection = httpError(400, {
  market: ["Market must be 3-100 characters."],
});
/** Returns the response to a save after another device has stored this description. */
export const conflictWith = (profile: Profile, description: string) =>
  httpError(409, {
    error: "Your profile was changed.",
    fields: ["description"],
    profile: { ...profile, description, version: 2 },
  });
export const OTHER_DESCRIPTION = "We dry mangoes for food makers.";
/** A stored value that the rules no longer allow. */
export const INVALID_DESCRIPTION = "#";

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
