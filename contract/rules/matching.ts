import type { Profile } from "../wire.ts";
import { amountOf } from "../wire.ts";

/** What matching needs of an investee's profile, in the order of the summary (§5 Matching prerequisites). */
export const MATCHING_FIELDS = [
  "business_name",
  "business_type",
  "business_stage",
  "capital_needed",
  "sector_type",
] as const;
export type MatchingField = (typeof MATCHING_FIELDS)[number];

type MatchingFacts = Pick<Profile, MatchingField>;

/** The required fields that are still missing; empty when the investee can be matched (§5). */
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
