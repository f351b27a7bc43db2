import { z } from "zod";
import {
  FINANCIAL_POSITIONS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
  USER_TYPES,
} from "../enumerations.ts";
import type * as wire from "../wire.ts";

/** Responses of the profile calls. */

export const decimal = z
  .string()
  .meta({ description: "US dollars with two decimals." });

export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().meta({ description: "In bytes." }),
  type: z.string(),
}) satisfies z.ZodType<wire.StoredFile>;

const number = z.number().nullable();

export const matchedProfileAnswer = z.object({
  business_name: z.string(),
  business_type: z.string(),
  description: z.string(),
  location: z.string(),
  business_address: z.string(),
  avatar: storedFile.nullable(),
  business_stage: z.enum(["", ...STAGES]),
  capital_needed: decimal.nullable(),
  sector_type: z.enum(["", ...SECTORS]),
  investment_type: z.enum(["", ...INVESTMENT_TYPES]),
  market: z.string(),
  pitch_link: z.string(),
  pitch_deck: z.array(storedFile),
  annual_turnover: number,
  financial_position: z.enum(["", ...FINANCIAL_POSITIONS]),
  team_capacity: number,
  years_of_operation: number,
  registration: z.boolean().nullable(),
  revenue: z.object({ min: number, max: number }).nullable(),
  ability_to_scale: z.string(),
  ability_to_scale_file: storedFile.nullable(),
  financial_records: z.string(),
  financial_records_file: storedFile.nullable(),
}) satisfies z.ZodType<wire.MatchedProfile>;

export const profileAnswer = matchedProfileAnswer.extend({
  user_type: z.enum(USER_TYPES),
  email: z.string(),
  investment_preference: z.string(),
  investment_target_min: decimal.nullable(),
  investment_target_max: decimal
    .nullable()
    .meta({ description: "Null with a minimum: open-ended." }),
  sectors_of_interest: z.array(z.string()),
  investment_types_investor: z.array(z.string()),
  business_stages_investor: z.array(z.string()),
  match_reruns_used: z
    .number()
    .exactOptional()
    .meta({ description: "Of an investee: re-runs used so far." }),
}) satisfies z.ZodType<wire.Profile>;
