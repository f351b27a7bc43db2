import type { fieldSchemas, Infer, storedFile } from "../calls/schemas.ts";
import type { UserType } from "../enumerations.ts";
import type {
  FieldName,
  FieldsInMatch,
  FieldsOf,
  PROFILE_FIELDS,
} from "./fields.ts";

/** The profile on the wire, derived from the table of fields. */

/** A stored file, without its content. */
export type StoredFile = Infer<typeof storedFile>;

type Values = {
  [Kind in keyof typeof fieldSchemas]: Infer<(typeof fieldSchemas)[Kind]>;
};
export type Revenue = NonNullable<Values["rangeEnd"]>;

type Row<Name extends FieldName> = (typeof PROFILE_FIELDS)[Name];
type WireName<Name extends FieldName> =
  Row<Name> extends {
    readonly kind: "rangeEnd";
    readonly range: infer Range extends string;
  }
    ? Range
    : Row<Name> extends { readonly kind: "moneyRange" }
      ? `${Name}_min` | `${Name}_max`
      : Name;
type WireValue<Field> = Field extends {
  readonly kind: "choice";
  readonly options: readonly (infer Option)[];
}
  ? Option | ""
  : Field extends { readonly kind: infer Kind extends keyof Values }
    ? Values[Kind]
    : never;

/** The types of these profile fields as the server sends them. */
export type FieldsOnWire<Names extends FieldName> = {
  readonly [Name in Names as WireName<Name>]: WireValue<Row<Name>>;
};

/** The profile as the server sends it: the fields that both roles share and the fields that only one role has. */
export type Profile = FieldsOnWire<FieldName> & {
  readonly user_type: UserType;
  readonly email: string;
  /** Changes with each save. Servers that follow only the specification do not send it. */
  readonly version?: number;
  /** Investee only: the number of re-runs used. */
  readonly match_reruns_used?: number;
};

/** What an investee sees of a matched investor's profile. */
export type InvestorFields = FieldsOnWire<FieldsInMatch<"investor">>;

/**
 * What an investor sees of a matched investee, from `pending` until the match is rejected or ends.
 * `ability_to_scale_file` and `financial_records_file` are null until approval.
 */
export type MatchedProfile = FieldsOnWire<FieldsOf<"investee">>;

/** Parses a decimal string; returns null if it is empty or invalid. Also accepts numbers, which some servers send. */
export function parseAmount(decimal: unknown): number | null {
  if (decimal === null || decimal === "") return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}

/** Returns the name of an account: that of its profile or, without one, of the account itself; null if neither is known. */
export function accountName(
  profile: Pick<Profile, "business_name"> | null,
  user: { readonly business_name: string | null } | null,
): string | null {
  return (profile ?? user)?.business_name || null;
}
