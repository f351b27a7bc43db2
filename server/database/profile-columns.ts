import { eq, getTableColumns, sql } from "drizzle-orm";
import type { UserType } from "../../contract/enumerations.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type FieldsInMatch,
  FORM_FIELDS,
  fieldRow,
  fieldsInMatch,
  fieldsOf,
  type KindName,
  type PROFILE_FIELDS,
  type ProfileField,
  type RowOf,
} from "../../contract/profile/fields.ts";
import { type ProfileForm, storedValues } from "../../contract/profile/form.ts";
import {
  type FieldsOnWire,
  type MatchedProfile,
  type Profile,
  parseAmount,
  type StoredFile,
} from "../../contract/profile/wire.ts";
import type { Queries } from "./connection.ts";
import { type FileKind, profiles } from "./schema.ts";
import { prepared } from "./statements.ts";

/** Maps the columns of a profile to its fields and back. A column has the name of its field in camel case. */

export type ProfileRow = typeof profiles.$inferSelect;

/** An account's files by kind, without their content. */
export type FileList = Readonly<Record<FileKind, readonly StoredFile[]>>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type FieldRow<Name extends FieldName> = (typeof PROFILE_FIELDS)[Name];
type ColumnName<Name extends FieldName> = CamelCase<
  FieldRow<Name> extends { readonly kind: "moneyRange" }
    ? `${Name}_min` | `${Name}_max`
    : Name
>;
type ColumnValue<Name extends FieldName> =
  FieldRow<Name> extends {
    readonly kind: "wholeMoney" | "rangeEnd" | "moneyRange";
  }
    ? string | null
    : Name extends keyof FieldsOnWire<Name>
      ? FieldsOnWire<Name>[Name] extends readonly string[]
        ? string[]
        : FieldsOnWire<Name>[Name]
      : never;
type ColumnsFor<Names extends FieldName> = {
  [Name in Names as ColumnName<Name>]: ColumnValue<Name>;
};
/** The columns derived from the fields of the form. */
export type FieldColumns = ColumnsFor<ProfileField>;
/** The columns of the table that contain fields of the form. */
export type DataColumns = Omit<
  ProfileRow,
  "accountId" | "createdAt" | "updatedAt" | "matchRerunsUsed" | "version"
>;
/** Causes a compile error if a field has no column of the right type, or a column belongs to no field. */
export type SameType<
  Columns extends FieldColumns,
  Fields extends Columns,
> = Columns & Fields;
export type CheckedColumns = SameType<DataColumns, FieldColumns>;

/** Returns the profile of an account, if it exists. */
export async function findProfile(queries: Queries, accountId: number) {
  const [profile] = await selectProfile(queries, { accountId });
  return profile;
}

const selectProfile = prepared("find_profile", (queries) =>
  queries
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, sql.placeholder("accountId"))),
);

/** Returns the column values of a valid form, for the shared fields and the fields of the role. */
export function columnsOf(
  form: ProfileForm,
  userType: UserType,
): Partial<DataColumns> {
  const stored = Object.entries(storedValues(form, userType));
  return Object.fromEntries(
    stored.map(([name, value]) => [PROPERTIES.get(name), value]),
  );
}

/** Returns the values of a stored profile as the API sends them, without the files. */
export function profileValues(row: ProfileRow): FieldsOnWire<ProfileField> {
  return fieldsFrom(row, FORM_FIELDS);
}

/** Returns a profile for its owner, with the fields of both roles. The fields of the other role are empty. */
export function profileResponse(
  owner: { readonly email: string; readonly userType: UserType },
  row: Omit<ProfileRow, "createdAt" | "updatedAt">,
  files: FileList,
): Profile {
  return {
    user_type: owner.userType,
    email: owner.email,
    ...fieldsFrom(row, FIELD_NAMES, files),
    version: row.version,
    ...(owner.userType === "investee"
      ? { match_reruns_used: row.matchRerunsUsed }
      : {}),
  };
}

/** Returns a profile for a matched investor. The two financial files are null until the match is approved. */
export function matchedProfileResponse(
  row: ProfileRow,
  files: FileList,
  isApproved: boolean,
): MatchedProfile {
  const fields = fieldsFrom(row, fieldsOf("investee"), files);
  return isApproved
    ? fields
    : { ...fields, ability_to_scale_file: null, financial_records_file: null };
}

/** Returns the columns of the profile table, or of an alias of it, that the other side of a match sees. */
export function matchColumns<
  Table extends Record<keyof DataColumns, unknown>,
  Role extends UserType,
>(table: Table, role: Role) {
  // A range has a column for each end.
  const names = fieldsInMatch(role).flatMap((name) =>
    [name, `${name}_min`, `${name}_max`].flatMap(
      (column) => PROPERTIES.get(column) ?? [],
    ),
  );
  return Object.fromEntries(
    names.map((name) => [name, table[name as keyof DataColumns]]),
  ) as Pick<Table, keyof ColumnsFor<FieldsInMatch<Role>> & keyof Table>;
}

/** Returns the values that the other side of a match sees. They are empty for a closed account: it has no profile. */
export function matchValues<Role extends UserType>(
  row: Partial<ColumnsOrNull>,
  role: Role,
): FieldsOnWire<FieldsInMatch<Role>> {
  return fieldsFrom(row, fieldsInMatch(role));
}

type ColumnsOrNull = {
  [Name in keyof DataColumns]: DataColumns[Name] | null;
};

type Column = (name: string) => unknown;

/** Returns how the API sends a field of a kind. `column` returns the value of a column, null if the row does not contain it. */
type Sent<Kind extends KindName> = (
  column: Column,
  name: string,
  row: RowOf<Kind>,
  files: FileList | undefined,
) => Readonly<Record<string, unknown>>;

/** A field in one column. `empty` is the value of a field that is not stored. */
const oneColumn =
  (empty: unknown) =>
  (column: Column, name: string): Record<string, unknown> => ({
    [name]: column(name) ?? empty,
  });

const SENT: { readonly [Kind in KindName]: Sent<Kind> } = {
  text: oneColumn(""),
  longText: oneColumn(""),
  link: oneColumn(""),
  choice: oneColumn(""),
  list: oneColumn([]),
  money: oneColumn(null),
  wholeMoney: (column, name) => ({ [name]: parseAmount(column(name)) }),
  count: oneColumn(null),
  yesNo: oneColumn(null),
  rangeEnd: (column, _, { range }) => {
    const min = parseAmount(column(`${range}_min`));
    const max = parseAmount(column(`${range}_max`));
    return { [range]: min === null && max === null ? null : { min, max } };
  },
  moneyRange: (column, name) => ({
    [`${name}_min`]: column(`${name}_min`),
    [`${name}_max`]: column(`${name}_max`),
  }),
  file: (_, name, __, files) => ({
    [name]: files?.[name as FileKind].at(-1) ?? null,
  }),
  files: (_, name, __, files) => ({ [name]: files?.[name as FileKind] ?? [] }),
};

function fieldsFrom<Names extends FieldName>(
  row: Partial<ColumnsOrNull>,
  names: readonly Names[],
  files?: FileList,
): FieldsOnWire<Names> {
  const column = (name: string) =>
    row[PROPERTIES.get(name) as keyof DataColumns] ?? null;
  const values = {};
  for (const name of names) {
    const field = fieldRow(name);
    const sent = SENT[field.kind] as Sent<KindName>;
    Object.assign(values, sent(column, name, field, files));
  }
  return values as FieldsOnWire<Names>;
}

const COLUMNS = Object.entries(getTableColumns(profiles));
/** The property of a row for each column name; a field has the name of its column. */
const PROPERTIES = new Map(COLUMNS.map(([key, { name }]) => [name, key]));
