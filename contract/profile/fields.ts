import { DESCRIPTION_MAX_WORDS, PREFERENCE_MAX_WORDS } from "../constants.ts";
import { COUNTRIES, type UserType } from "../enumerations.ts";
import { type Message, message } from "../messages/index.ts";
import {
  BUSINESS_TYPES,
  FINANCIAL_POSITIONS,
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "./options.ts";
import {
  ADDRESS_CHARACTERS,
  businessAddressProblem,
  businessNameProblem,
  type CharacterSet,
  descriptionProblem,
  freeTextProblem,
  investmentPreferenceProblem,
  marketProblem,
  NAME_CHARACTERS,
  type Problem,
  TEXT_CHARACTERS,
} from "./rules.ts";

type Panel =
  | "business"
  | "funding"
  | "pitch"
  | "figures"
  | "documents"
  | "investing"
  | "picture";

type TextRule = (input: string) => Problem | null;

/** What a field contains. Determines its control, validation rule, wire value and column type. */
type Kind =
  | {
      readonly kind: "text";
      readonly rule: TextRule;
      /** The accepted characters. The "Replace them" button suggests replacements for all other characters. */
      readonly characters?: CharacterSet;
      readonly autoComplete?: string;
    }
  | {
      readonly kind: "longText";
      readonly rule: TextRule;
      readonly characters?: CharacterSet;
      readonly maxWords: number;
      readonly rows?: number;
    }
  /** An http or https address. */
  | { readonly kind: "link" }
  | {
      readonly kind: "choice";
      readonly options: readonly string[];
      /** Whether the options are in alphabetical order. */
      readonly isSorted?: true;
      readonly autoComplete?: string;
    }
  /** Several choices; may be empty. */
  | { readonly kind: "list"; readonly options: readonly string[] }
  | { readonly kind: "yesNo" }
  /** US dollars above 0 with two decimals, sent as a decimal string. */
  | { readonly kind: "money" }
  /** Whole US dollars. */
  | { readonly kind: "wholeMoney" }
  /** One end of a range in whole US dollars, which is `{min, max}` on the wire: the field `<range>_min` or `<range>_max`. */
  | {
      readonly kind: "rangeEnd";
      readonly range: "revenue";
      readonly end: "min" | "max";
    }
  | { readonly kind: "count"; readonly unit: "people" | "years" }
  /** One of INVESTMENT_TARGETS. On the wire and in the database it is two decimals: `<name>_min` and `<name>_max`. */
  | { readonly kind: "moneyRange" }
  /** One file, sent with the form. It is stored in the table of files. */
  | { readonly kind: "file" }
  /** Files with their own API calls. */
  | { readonly kind: "files" };

export type KindName = Kind["kind"];

export type FieldRow = Kind & {
  /** The role that has the field. If omitted, both roles have it. */
  readonly role?: UserType;
  readonly panel: Panel;
  /** Required to save the profile. */
  readonly required?: true;
  /** The roles for which matching needs the field, with the field's position in the list of required details. */
  readonly matching?: Partial<Record<UserType, number>>;
  /** Not required for matching. While the field is empty or invalid, the readiness panel recommends it. */
  readonly recommended?: true;
  /** The role whose value for this field is shown to the other side in the list of matches. */
  readonly inMatchOf?: UserType;
  /** Returns the field's own message for the error summary, or null for the default: '<Label> invalid: <problem>'. */
  readonly summary?: (problem: Problem) => Message | null;
};

// Properties shared by all fields of a panel that only one role has.
const FUNDING = { role: "investee", panel: "funding" } as const;
const PITCH = { role: "investee", panel: "pitch" } as const;
const FIGURES = { role: "investee", panel: "figures" } as const;
const DOCUMENTS = { role: "investee", panel: "documents" } as const;
const DOCUMENT_TEXT = {
  ...DOCUMENTS,
  kind: "longText",
  rule: freeTextProblem,
  maxWords: PREFERENCE_MAX_WORDS,
  rows: 3,
  recommended: true,
} as const;
const INVESTING = { role: "investor", panel: "investing" } as const;

/**
 * The fields of the profile, by name, in the order of the profile page. On the wire, all fields except ranges have
 * these names. The form and wire types, the empty form, mapping, schemas, validation, readiness, the rendered form and
 * the other side's view are all derived from this table. `server/database/profile-columns.ts` fails to compile when the
 * table and the database columns disagree. Labels and hints are in `contract/messages/profile.ts`.
 */
export const PROFILE_FIELDS = {
  business_name: {
    kind: "text",
    panel: "business",
    rule: businessNameProblem,
    characters: NAME_CHARACTERS,
    autoComplete: "organization",
    required: true,
    matching: { investee: 1 },
  },
  business_type: {
    kind: "choice",
    panel: "business",
    options: BUSINESS_TYPES,
    required: true,
    matching: { investee: 2 },
  },
  location: {
    kind: "choice",
    panel: "business",
    options: COUNTRIES,
    isSorted: true,
    autoComplete: "country-name",
    required: true,
    matching: { investor: 1 },
    inMatchOf: "investor",
  },
  description: {
    kind: "longText",
    panel: "business",
    rule: descriptionProblem,
    characters: TEXT_CHARACTERS,
    maxWords: DESCRIPTION_MAX_WORDS,
    required: true,
  },
  business_address: {
    kind: "text",
    panel: "business",
    rule: businessAddressProblem,
    characters: ADDRESS_CHARACTERS,
    autoComplete: "address-line1",
    summary: ({ hint }) =>
      hint ? message("profile.submit.businessAddress") : null,
  },

  capital_needed: {
    ...FUNDING,
    kind: "money",
    matching: { investee: 4 },
    inMatchOf: "investee",
  },
  business_stage: {
    ...FUNDING,
    kind: "choice",
    options: STAGES,
    matching: { investee: 3 },
  },
  sector_type: {
    ...FUNDING,
    kind: "choice",
    options: SECTORS,
    matching: { investee: 5 },
    inMatchOf: "investee",
  },
  investment_type: {
    ...FUNDING,
    kind: "choice",
    options: INVESTMENT_TYPES,
    recommended: true,
  },
  market: {
    ...FUNDING,
    kind: "text",
    rule: marketProblem,
    characters: TEXT_CHARACTERS,
    required: true,
    summary: () => message("profile.submit.market"),
  },
  pitch_link: {
    ...PITCH,
    kind: "link",
    recommended: true,
    inMatchOf: "investee",
    summary: ({ message: problem }) =>
      "key" in problem && problem.key === "profile.pitchLink"
        ? message("profile.submit.pitchLink")
        : null,
  },
  pitch_deck: { ...PITCH, kind: "files" },
  annual_turnover: { ...FIGURES, kind: "wholeMoney", recommended: true },
  financial_position: {
    ...FIGURES,
    kind: "choice",
    options: FINANCIAL_POSITIONS,
    recommended: true,
  },
  revenue_min: { ...FIGURES, kind: "rangeEnd", range: "revenue", end: "min" },
  revenue_max: { ...FIGURES, kind: "rangeEnd", range: "revenue", end: "max" },
  team_capacity: {
    ...FIGURES,
    kind: "count",
    unit: "people",
    recommended: true,
  },
  years_of_operation: {
    ...FIGURES,
    kind: "count",
    unit: "years",
    recommended: true,
  },
  registration: { ...FIGURES, kind: "yesNo", recommended: true },
  ability_to_scale: DOCUMENT_TEXT,
  ability_to_scale_file: { ...DOCUMENTS, kind: "file" },
  financial_records: DOCUMENT_TEXT,
  financial_records_file: { ...DOCUMENTS, kind: "file" },

  investment_target: {
    ...INVESTING,
    kind: "moneyRange",
    required: true,
    matching: { investor: 2 },
    inMatchOf: "investor",
  },
  sectors_of_interest: {
    ...INVESTING,
    kind: "list",
    options: SECTORS,
    matching: { investor: 3 },
    inMatchOf: "investor",
  },
  business_stages_investor: {
    ...INVESTING,
    kind: "list",
    options: STAGES,
    matching: { investor: 4 },
  },
  investment_types_investor: {
    ...INVESTING,
    kind: "list",
    options: INVESTMENT_TYPES,
    matching: { investor: 5 },
    inMatchOf: "investor",
  },
  investment_preference: {
    ...INVESTING,
    kind: "longText",
    rule: investmentPreferenceProblem,
    characters: TEXT_CHARACTERS,
    maxWords: PREFERENCE_MAX_WORDS,
    rows: 4,
    recommended: true,
  },

  avatar: { kind: "file", panel: "picture" },
} as const satisfies Record<string, FieldRow>;

/** The row of a field of this kind. */
export type RowOf<Name extends KindName> = Extract<
  FieldRow,
  { readonly kind: Name }
>;

type Fields = typeof PROFILE_FIELDS;
export type FieldName = keyof Fields;
/** The names of the rows that have this property. */
export type FieldsWith<Property> = {
  [Name in FieldName]: Fields[Name] extends Property ? Name : never;
}[FieldName];

/** A file that is sent with the form. */
export type ProfileFile = FieldsWith<{ readonly kind: "file" }>;
export type ListField = FieldsWith<{ readonly kind: "list" }>;
/** A field with a value in the form. Files have none. */
export type ProfileField = Exclude<
  FieldName,
  ProfileFile | FieldsWith<{ readonly kind: "files" }>
>;
/** A text field that accepts a limited character set. */
export type CharacterField = FieldsWith<{ readonly characters: CharacterSet }>;

/** Returns the row of a field, typed so that every optional property can be read. */
export function fieldRow(name: FieldName): FieldRow {
  return PROFILE_FIELDS[name];
}

/** Every field and file, in page order. */
export const FIELD_NAMES = Object.keys(PROFILE_FIELDS) as readonly FieldName[];

/** The fields and files of a role. */
export type FieldsOf<Role extends UserType> = Exclude<
  FieldName,
  FieldsWith<{ readonly role: Exclude<UserType, Role> }>
>;
/** The fields of this role that the other side of a match sees in the list of matches. */
export type FieldsInMatch<Role extends UserType> = FieldsWith<{
  readonly inMatchOf: Role;
}>;

/** Returns the fields and files of a role, in page order. */
export function fieldsOf<Role extends UserType>(userType: Role) {
  return FIELD_NAMES.filter(
    (name): name is FieldsOf<Role> =>
      (fieldRow(name).role ?? userType) === userType,
  );
}

/** Returns the fields of this role that the other side of a match sees in the list of matches, in page order. */
export function fieldsInMatch<Role extends UserType>(userType: Role) {
  return FIELD_NAMES.filter(
    (name): name is FieldsInMatch<Role> =>
      fieldRow(name).inMatchOf === userType,
  );
}

/** Every field of the form, of both roles. */
export const FORM_FIELDS: readonly ProfileField[] =
  FIELD_NAMES.filter(isFormField);
/** The files that are sent with the form, of both roles. */
export const PROFILE_FILES: readonly ProfileFile[] =
  FIELD_NAMES.filter(isProfileFile);

/** Returns the fields of a role's form, in page order. */
export function profileFields(userType: UserType): readonly ProfileField[] {
  return fieldsOf(userType).filter(isFormField);
}

/** Returns the files of a role's form, in page order. */
export function profileFiles(userType: UserType): readonly ProfileFile[] {
  return fieldsOf(userType).filter(isProfileFile);
}

/** Returns whether a field contains text with a limited character set. */
export function isCharacterField(name: FieldName): name is CharacterField {
  return "characters" in PROFILE_FIELDS[name];
}

export function isFormField(name: FieldName): name is ProfileField {
  const { kind } = PROFILE_FIELDS[name];
  return kind !== "file" && kind !== "files";
}

export function isProfileFile(name: FieldName): name is ProfileFile {
  return PROFILE_FIELDS[name].kind === "file";
}
