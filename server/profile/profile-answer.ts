import type { UserType } from "../../contract/enumerations.ts";
import {
  amountOf,
  type MatchedProfile,
  type Profile,
  type Revenue,
} from "../../contract/wire.ts";
import type { profiles } from "../database/schema.ts";
import type { FileList } from "../files/file-store.ts";

export type ProfileRow = typeof profiles.$inferSelect;

type Owner = { readonly email: string; readonly userType: UserType };

/** Returns a profile for its owner: shared fields and the fields of both roles, empty for the other role. */
export function profileAnswer(
  owner: Owner,
  row: ProfileRow,
  files: FileList,
): Profile {
  return {
    user_type: owner.userType,
    email: owner.email,
    ...investeeFields(row, files),
    investment_preference: row.investmentPreference,
    investment_target_min: row.investmentTargetMin,
    investment_target_max: row.investmentTargetMax,
    sectors_of_interest: row.sectorsOfInterest,
    investment_types_investor: row.investmentTypesInvestor,
    business_stages_investor: row.businessStagesInvestor,
    ...(owner.userType === "investee"
      ? { match_reruns_used: row.matchRerunsUsed }
      : {}),
  };
}

/** Returns a profile for a matched investor. Without approval the two financial files are null. */
export function matchedProfileAnswer(
  row: ProfileRow,
  files: FileList,
  isApproved: boolean,
): MatchedProfile {
  const fields = investeeFields(row, files);
  return isApproved
    ? fields
    : { ...fields, ability_to_scale_file: null, financial_records_file: null };
}

function investeeFields(row: ProfileRow, files: FileList): MatchedProfile {
  return {
    business_name: row.businessName,
    business_type: row.businessType,
    description: row.description,
    location: row.location,
    business_address: row.businessAddress,
    avatar: files.avatar.at(-1) ?? null,
    business_stage: row.businessStage,
    capital_needed: row.capitalNeeded,
    sector_type: row.sectorType,
    investment_type: row.investmentType,
    market: row.market,
    pitch_link: row.pitchLink,
    pitch_deck: files.pitch_deck,
    annual_turnover: amountOf(row.annualTurnover),
    financial_position: row.financialPosition,
    team_capacity: row.teamCapacity,
    years_of_operation: row.yearsOfOperation,
    registration: row.registration,
    revenue: revenueOf(row),
    ability_to_scale: row.abilityToScale,
    ability_to_scale_file: files.ability_to_scale_file.at(-1) ?? null,
    financial_records: row.financialRecords,
    financial_records_file: files.financial_records_file.at(-1) ?? null,
  };
}

function revenueOf(row: ProfileRow): Revenue | null {
  const min = amountOf(row.revenueMin);
  const max = amountOf(row.revenueMax);
  return min === null && max === null ? null : { min, max };
}
