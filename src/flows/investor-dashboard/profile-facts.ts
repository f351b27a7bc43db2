import { formatMoney } from "../../../contract/format.ts";
import { PROFILE_LABELS } from "../../../contract/rules/profile-form.ts";
import {
  amountOf,
  type MatchedProfile,
  type Revenue,
} from "../../../contract/wire.ts";
import { positionLabel } from "../../../machines/investee-dashboard/facts.ts";

export type ProfileFact = {
  readonly term: string;
  readonly value: string;
  /** The target, for a link that the business has entered. */
  readonly href?: string;
};

/**
 * Returns the data of a matched profile as terms and values, in the order of the profile form, without empty fields.
 */
export function profileFacts(profile: MatchedProfile): readonly ProfileFact[] {
  const { capital_needed, annual_turnover, registration } = profile;
  const ticket = amountOf(capital_needed);
  const facts: ProfileFact[] = [
    fact("business_type", profile.business_type),
    fact("location", profile.location),
    fact("business_address", profile.business_address),
    fact("sector_type", profile.sector_type),
    fact("business_stage", profile.business_stage),
    fact("capital_needed", ticket === null ? "" : formatMoney(ticket)),
    fact("investment_type", profile.investment_type),
    fact("market", profile.market),
    { ...fact("pitch_link", profile.pitch_link), href: profile.pitch_link },
    fact(
      "annual_turnover",
      annual_turnover === null ? "" : formatMoney(annual_turnover),
    ),
    fact(
      "financial_position",
      profile.financial_position && positionLabel(profile.financial_position),
    ),
    { term: "Yearly revenue", value: revenueIn(profile.revenue) },
    fact("team_capacity", numberIn(profile.team_capacity)),
    fact("years_of_operation", numberIn(profile.years_of_operation)),
    fact(
      "registration",
      registration === null ? "" : registration ? "Yes" : "No",
    ),
    fact("ability_to_scale", profile.ability_to_scale),
    fact("financial_records", profile.financial_records),
  ];
  return facts.filter(({ value }) => value !== "");
}

function fact(field: keyof typeof PROFILE_LABELS, value: string): ProfileFact {
  return { term: PROFILE_LABELS[field], value };
}

function numberIn(value: number | null): string {
  return value === null ? "" : String(value);
}

function revenueIn(revenue: Revenue | null): string {
  const ends = [revenue?.min ?? null, revenue?.max ?? null]
    .filter((end) => end !== null)
    .map((end) => formatMoney(end));
  return ends.join("–");
}
