import type { Profile } from "../wire.ts";
import { amountOf } from "../wire.ts";

/** The profile fields that matching requires, in the order of the summary. */
export const MATCHING_FIELDS = [
  "business_name",
  "business_type",
  "business_stage",
  "capital_needed",
  "sector_type",
] as const;
export type MatchingField = (typeof MATCHING_FIELDS)[number];

type MatchingFacts = Pick<Profile, MatchingField>;

/** Returns the required fields that are missing; empty when the investee can be matched. */
export function missingForMatching(
  profile: MatchingFacts | null,
): readonly MatchingField[] {
  if (profile === null) return MATCHING_FIELDS;
  return MATCHING_FIELDS.filter((field) =>
    field === "capital_needed"
      ? (amountOf(profile.capital_needed) ?? 0) <= 0
      : profile[field].trim() === "",
  );
}
