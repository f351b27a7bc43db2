import type { UserType } from "../../contract/enumerations.ts";
import { formOf } from "../../contract/profile-mapping.ts";
import {
  type ProfileForm,
  typedNumber,
} from "../../contract/rules/profile-form.ts";
import { normalText } from "../../contract/rules/profile-text.ts";
import { targetEnds } from "../../contract/schemas/profile.ts";
import type { profiles } from "../database/schema.ts";
import type { FileList } from "../files/file-store.ts";
import { type ProfileRow, profileAnswer } from "./profile-answer.ts";

type Columns = Partial<typeof profiles.$inferInsert>;

const NO_FILES: FileList = {
  avatar: [],
  pitch_deck: [],
  ability_to_scale_file: [],
  financial_records_file: [],
};

/** Returns the form of a stored profile, to which a change is applied. */
export function storedForm(row: ProfileRow, userType: UserType): ProfileForm {
  return formOf(profileAnswer({ email: "", userType }, row, NO_FILES));
}

/** Returns the columns of a valid form: the shared fields and the role's own. */
export function columnsOf(form: ProfileForm, userType: UserType): Columns {
  return {
    businessName: normalText(form.business_name),
    businessType: form.business_type,
    description: normalText(form.description),
    location: form.location,
    businessAddress: normalText(form.business_address),
    ...(userType === "investee"
      ? investeeColumns(form)
      : investorColumns(form)),
  };
}

function investeeColumns(form: ProfileForm): Columns {
  return {
    market: normalText(form.market),
    pitchLink: form.pitch_link.trim(),
    businessStage: chosen(form.business_stage),
    capitalNeeded: amount(form.capital_needed),
    sectorType: chosen(form.sector_type),
    investmentType: chosen(form.investment_type),
    registration: form.registration === "" ? null : form.registration === "yes",
    yearsOfOperation: typedNumber(form.years_of_operation),
    teamCapacity: typedNumber(form.team_capacity),
    revenueMin: amount(form.revenue_min),
    revenueMax: amount(form.revenue_max),
    annualTurnover: amount(form.annual_turnover),
    financialPosition: chosen(form.financial_position),
    abilityToScale: normalText(form.ability_to_scale),
    financialRecords: normalText(form.financial_records),
  };
}

function investorColumns(form: ProfileForm): Columns {
  const { min, max } = targetEnds(form.investment_target);
  return {
    investmentPreference: normalText(form.investment_preference),
    investmentTargetMin: min,
    investmentTargetMax: max,
    sectorsOfInterest: [...form.sectors_of_interest],
    investmentTypesInvestor: [...form.investment_types_investor],
    businessStagesInvestor: [...form.business_stages_investor],
  };
}

// Validation has checked that it is one of the choices, or empty.
function chosen<Choice extends string>(text: string): Choice {
  return text as Choice;
}

function amount(text: string): string | null {
  return typedNumber(text)?.toFixed(2) ?? null;
}
