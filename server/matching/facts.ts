import type { InvesteeFacts, InvestorFacts } from "../../contract/scoring.ts";
import type { profiles } from "../database/schema.ts";

type ProfileRow = typeof profiles.$inferSelect;

/** Returns the fields of an investee's stored profile that matching uses. */
export function investeeFactsOf(profile: ProfileRow): InvesteeFacts {
  return {
    sector_type: profile.sectorType,
    capital_needed: profile.capitalNeeded,
    business_stage: profile.businessStage,
    investment_type: profile.investmentType,
    location: profile.location,
  };
}

/** Returns the fields of an investor's stored profile that matching uses. */
export function investorFactsOf(profile: ProfileRow): InvestorFacts {
  return {
    sectors_of_interest: profile.sectorsOfInterest,
    investment_target_min: profile.investmentTargetMin,
    investment_target_max: profile.investmentTargetMax,
    business_stages_investor: profile.businessStagesInvestor,
    investment_types_investor: profile.investmentTypesInvestor,
    location: profile.location,
  };
}
