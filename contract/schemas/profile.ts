import { z } from "zod";
import { TEXT_MAX_LENGTH } from "../constants.ts";
import { INVESTMENT_TARGETS, type UserType } from "../enumerations.ts";
import { say } from "../messages/index.ts";
import { targetOf } from "../profile-mapping.ts";
import type { ProfileField, ProfileForm } from "../rules/profile-form.ts";
import { text } from "./text.ts";

/**
 * Parses a profile request: a multipart form whose lists and objects are JSON text, or a JSON body. Both become form fields,
 * which `contract/rules/profile-form.ts` validates. Ignores unknown fields, fields of the other role, the e-mail address (which
 * cannot be changed here) and `pitch_deck`.
 */

/** The form fields that a profile call sets. */
export type ProfileChange = {
  -readonly [Field in ProfileField]?: ProfileForm[Field];
};

const notText = { error: say({ key: "server.notText" }) };
// Longer than any entry of an enumeration.
const ENTRY_LENGTH = 100;
const ENTRIES = 100;

/** A typed field: a text, a number, or null for empty. A missing field keeps its stored value. */
const typed = z.preprocess(asText, text(TEXT_MAX_LENGTH)).optional();

/** Yes, no or empty, as a boolean or its text. */
const yesOrNo = z.preprocess(asYesOrNo, text(ENTRY_LENGTH)).optional();

/** A list or its JSON text; empty values become the empty list. */
const list = z
  .preprocess(
    (value) => fromJson(value) ?? [],
    z.array(text(ENTRY_LENGTH), notAList()).max(ENTRIES, notAList()),
  )
  .transform((entries) => [...new Set(entries)])
  .optional();

/** `{min, max}` or its JSON text. */
const revenue = z
  .preprocess(
    (value) => fromJson(value) ?? {},
    z.object({ min: typed, max: typed }, notText),
  )
  .optional();

const shared = {
  business_name: typed,
  business_type: typed,
  location: typed,
  description: typed,
  business_address: typed,
};

const investeeBody = z
  .object(
    {
      ...shared,
      sector_type: typed,
      business_stage: typed,
      capital_needed: typed,
      investment_type: typed,
      market: typed,
      registration: yesOrNo,
      years_of_operation: typed,
      annual_turnover: typed,
      financial_position: typed,
      revenue,
      team_capacity: typed,
      ability_to_scale: typed,
      financial_records: typed,
      pitch_link: typed,
    },
    malformed(),
  )
  .transform(
    ({ revenue: range, ...fields }): ProfileChange =>
      said({
        ...fields,
        revenue_min: range && (range.min ?? ""),
        revenue_max: range && (range.max ?? ""),
      }),
  );

const investorBody = z
  .object(
    {
      ...shared,
      investment_preference: typed,
      investment_target_min: typed,
      investment_target_max: typed,
      sectors_of_interest: list,
      investment_types_investor: list,
      business_stages_investor: list,
    },
    malformed(),
  )
  .transform(
    ({
      investment_target_min: min,
      investment_target_max: max,
      ...fields
    }): ProfileChange =>
      said({ ...fields, investment_target: targetLabel(min, max) }),
  );

/** Returns the schema of a profile request for this role. */
export function profileBody(userType: UserType): z.ZodType<ProfileChange> {
  return userType === "investee" ? investeeBody : investorBody;
}

// Returns the label of the range that the two ends identify, or a text that is not a label, which validation rejects.
function targetLabel(min: string | undefined, max: string | undefined) {
  if (min === undefined && max === undefined) return undefined;
  const [low = "", high = ""] = [min, max].map((end) =>
    end === "null" ? "" : end?.trim(),
  );
  if (low === "" && high === "") return "";
  const isNumber = [low, high].every((end) => /^\d*(\.\d+)?$/.test(end));
  const target = isNumber
    ? targetOf({ investment_target_min: low, investment_target_max: high })
    : null;
  return target?.label ?? `${low}-${high}`;
}

/** Returns the stored ends of a range; an open end is null. */
export function targetEnds(label: string): {
  min: string | null;
  max: string | null;
} {
  const target = INVESTMENT_TARGETS.find((range) => range.label === label);
  if (!target) return { min: null, max: null };
  return {
    min: target.min.toFixed(2),
    max: target.openEnded ? null : target.max.toFixed(2),
  };
}

function said(
  fields: { [Field in ProfileField]?: ProfileForm[Field] | undefined },
): ProfileChange {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
}

// Parses JSON text. Invalid JSON is returned unchanged, and the list schema rejects it.
function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (value.trim() === "") return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function asText(value: unknown): unknown {
  if (value === null) return "";
  if (typeof value !== "number") return value;
  // Avoids exponents, which the form's number fields do not accept.
  return Number.isInteger(value) ? BigInt(value).toString() : String(value);
}

function asYesOrNo(value: unknown): unknown {
  const said = typeof value === "string" ? value.trim().toLowerCase() : value;
  if (said === true || said === "true") return "yes";
  if (said === false || said === "false") return "no";
  return said === null ? "" : said;
}

function notAList() {
  return { error: say({ key: "server.notList" }) };
}

function malformed() {
  return { error: say({ key: "server.malformed" }) };
}
