import { z } from "zod";
import { DECK_PARTS } from "../api.ts";
import { TEXT_MAX_LENGTH } from "../constants.ts";
import { USER_TYPES, type UserType } from "../enumerations.ts";
import { message } from "../messages/index.ts";
import {
  FIELD_NAMES,
  type FieldName,
  fieldRow,
  fieldsOf,
  PROFILE_FILES,
  type ProfileField,
  profileFields,
  type RowOf,
} from "../profile/fields.ts";
import type { ProfileForm } from "../profile/form.ts";
import { type InputKind, targetOf } from "../profile/kinds.ts";
import type * as wire from "../profile/wire.ts";
import {
  binary,
  body,
  errorCode,
  fieldSchemas,
  issueText,
  storedFile,
  text,
} from "./schemas.ts";

/** Calls for the profile, its files and the pitch decks. Bodies and responses are derived from the table of fields. */

/** The form fields that a profile call sets. */
export type ProfileChange = {
  -readonly [Field in ProfileField]?: ProfileForm[Field];
};

const rangeError = { error: issueText(message("server.notRange")) };
const listError = { error: issueText(message("server.notList")) };
// Longer than any value of an enumeration.
const MAX_ENTRY_LENGTH = 100;
const MAX_ENTRIES = 100;
const versionError = { error: issueText(message("server.version")) };
/** The largest value of the column. */
const MAX_VERSION = 2_147_483_647;

/** Accepts a string, a number, or null for an empty field. A missing field leaves the stored value unchanged. */
const shortText = z.preprocess(asText, text()).optional();
const longText = z.preprocess(asText, text(TEXT_MAX_LENGTH)).optional();

/**
 * Accepts a number, its text in digits with a dot before at most two decimals, or an empty value. Separators of thousands
 * are rejected, because their meaning depends on the language of the writer.
 */
const PLAIN_NUMBER = /^-?\d+(?:\.\d{1,2})?$/;
const plainNumber = z
  .preprocess(
    asText,
    text()
      .trim()
      .refine((value) => value === "" || PLAIN_NUMBER.test(value), {
        error: issueText(
          message("server.notPlainNumber", {
            whole: "250000",
            decimal: "250000.50",
          }),
        ),
      }),
  )
  .optional();

/** Accepts a boolean, "true", "false", "yes", "no" or an empty value. */
const yesOrNo = z.preprocess(asYesOrNo, text(MAX_ENTRY_LENGTH)).optional();

/** Accepts a list or its JSON text. An empty value becomes an empty list. */
const list = z
  .preprocess(
    (value) => fromJson(value) ?? [],
    z.array(text(MAX_ENTRY_LENGTH), listError).max(MAX_ENTRIES, listError),
  )
  .transform((entries) => [...new Set(entries)])
  .optional();

/** Accepts `{min, max}` or its JSON text. An empty value clears both ends. */
const range = z
  .preprocess(
    (value) => fromJson(value) ?? { min: "", max: "" },
    z.object({ min: plainNumber, max: plainNumber }, rangeError),
  )
  .optional();

/** How the bodies and responses of calls contain the fields of a kind. Only responses contain files. */
type CallKind<Kind extends InputKind> = {
  /** The schema of each member of a body. */
  readonly body: z.ZodType;
  /** Returns the names of the members. By default, there is one, with the name of the field. */
  names?(name: string, row: RowOf<Kind>): readonly string[];
  /** Returns the value of the form. By default, it is the value of the only member. */
  input?(values: readonly unknown[], row: RowOf<Kind>): unknown;
  /** Returns the schema of a member of a response. By default, it is that of the kind. */
  response?(name: string, row: RowOf<Kind>): z.ZodType;
};

const CALL_KINDS: { readonly [Kind in InputKind]: CallKind<Kind> } = {
  text: { body: shortText },
  longText: { body: longText },
  link: { body: longText },
  choice: {
    body: shortText,
    response: (_, { options }) => z.enum(["", ...options]),
  },
  list: { body: list },
  yesNo: { body: yesOrNo },
  money: { body: plainNumber },
  wholeMoney: { body: plainNumber },
  rangeEnd: {
    body: range,
    names: (_, row) => [row.range],
    input: ([ends], { end }) => (ends as wire.Revenue | undefined)?.[end],
  },
  count: { body: plainNumber },
  moneyRange: {
    body: shortText,
    names: (name) => [`${name}_min`, `${name}_max`],
    input: ([min, max]) => targetLabel(min, max),
    response: (name) =>
      name.endsWith("_max")
        ? fieldSchemas.moneyRange.meta({
            description: "Null for an open-ended range.",
          })
        : fieldSchemas.moneyRange,
  },
};

/** Returns the names of the members that contain a field, and the rules of its kind, which are empty for a file. */
function membersOf(name: FieldName) {
  const row = fieldRow(name) as RowOf<InputKind>;
  const kind: Partial<CallKind<InputKind>> = CALL_KINDS[row.kind] ?? {};
  return { row, kind, names: kind.names?.(name, row) ?? [name] };
}

function profileBody(userType: UserType): z.ZodType<ProfileChange> {
  const fields = profileFields(userType);
  const members = fields.flatMap((field) => {
    const { names, kind } = membersOf(field);
    return names.map((name) => [name, kind.body]);
  });
  return body(Object.fromEntries(members)).transform((values) => {
    const change = fields.map((field) => {
      const { names, kind, row } = membersOf(field);
      const inputs = names.map((name) => values[name]);
      return [field, kind.input ? kind.input(inputs, row) : inputs[0]];
    });
    return Object.fromEntries(
      change.filter(([, value]) => value !== undefined),
    );
  });
}

/**
 * The body of a profile request for each role: a multipart form whose lists and objects are JSON text, or a JSON body.
 * Both become form fields, which `contract/profile/form.ts` validates. Unknown fields, fields of the other role, the
 * email address (which cannot be changed here) and `pitch_deck` are ignored.
 */
export const profileBodies = {
  investee: profileBody("investee"),
  investor: profileBody("investor"),
};

// Returns the label of the range with these ends. For an unknown range, returns a string that validation rejects.
function targetLabel(min: unknown, max: unknown) {
  if (min === undefined && max === undefined) return undefined;
  const [low = "", high = ""] = [min, max].map((end) =>
    typeof end === "string" && end !== "null" ? end.trim() : "",
  );
  if (low === "" && high === "") return "";
  const isNumber = [low, high].every((end) => /^\d*(\.\d+)?$/.test(end));
  const target = isNumber ? targetOf(low, high) : null;
  return target?.label ?? `${low}-${high}`;
}

// Parses JSON text. Invalid JSON is returned unchanged, and the schema rejects it.
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
  const normalized =
    typeof value === "string" ? value.trim().toLowerCase() : value;
  if (normalized === true || normalized === "true") return "yes";
  if (normalized === false || normalized === "false") return "no";
  return normalized === null ? "" : normalized;
}

type SchemasOf<Fields> = { [Name in keyof Fields]: z.ZodType<Fields[Name]> };

/** Returns the schemas of these fields in a response. */
export function responseFields<Names extends FieldName>(
  names: readonly Names[],
): SchemasOf<wire.FieldsOnWire<Names>> {
  const entries = names.flatMap((field) => {
    const { names: members, kind, row } = membersOf(field);
    const schema = fieldSchemas[row.kind as keyof typeof fieldSchemas];
    return members.map((name) => [name, kind.response?.(name, row) ?? schema]);
  });
  return Object.fromEntries(entries);
}

export const matchedProfileResponse = z.object(
  responseFields(fieldsOf("investee")),
) satisfies z.ZodType<wire.MatchedProfile>;

export const profileResponse = z.object({
  user_type: z.enum(USER_TYPES),
  email: z.string(),
  ...responseFields(FIELD_NAMES),
  version: z.int().exactOptional().meta({
    description: "Changes with each save. A save can contain it as `version`.",
  }),
  match_reruns_used: z
    .number()
    .exactOptional()
    .meta({ description: "The number of re-runs that the investee has used." }),
}) satisfies z.ZodType<wire.Profile>;

/** The response to a save from an older version: the fields that the save would change, and the current profile. */
export const profileConflict = z.object({
  error: z.string(),
  ...errorCode,
  fields: z.array(z.enum(FIELD_NAMES)),
  profile: profileResponse,
});

/** The version that a save is based on, 0 if there was no profile. A save without it is never a conflict. */
export const baseVersion = z
  .preprocess(
    (value) => (value === "" ? undefined : value),
    z.coerce
      .number(versionError)
      .int(versionError)
      .min(0, versionError)
      .max(MAX_VERSION, versionError)
      .optional(),
  )
  .optional();

// The handler parses the form, because its fields depend on the role of the member.
const profileForm = {
  form: z.intersection(
    z.union(Object.values(profileBodies)),
    z.object({
      version: baseVersion,
      ...Object.fromEntries(
        PROFILE_FILES.map((name) => [name, binary.optional()]),
      ),
    }),
  ),
  formTypes: ["multipart/form-data", "application/json"],
} as const;

export const profileCalls = {
  profile: { response: profileResponse },
  createProfile: { ...profileForm, response: profileResponse, status: 201 },
  updateProfile: { ...profileForm, response: profileResponse },
  file: { response: binary, responseTypes: ["application/octet-stream"] },
  pitchDecks: { response: z.array(storedFile) },
  addPitchDeck: {
    form: z.object({
      [DECK_PARTS.file]: binary,
      [DECK_PARTS.replaces]: z.uuid().optional(),
    }),
    formTypes: ["multipart/form-data"],
    response: storedFile,
    status: 201,
  },
  removePitchDeck: { response: z.void(), status: 204 },
} as const;
